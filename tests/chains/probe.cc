// The same in C++, from a template and behind a caught exception.
#include <stdexcept>
#include <unistd.h>

namespace app
{
template <typename T> struct Widget {
	__attribute__((noinline)) T emit(T n)
	{
		return getppid() + n;
	}
};

__attribute__((noinline)) int outer(int n)
{
	Widget<int> widget;

	try {
		throw std::runtime_error("x");
	} catch (const std::exception &) {
		return widget.emit(n) + 1;
	}
}
} // namespace app

int main()
{
	return app::outer(1) == -1;
}
