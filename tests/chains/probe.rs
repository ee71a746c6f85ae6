// The same in Rust.
extern "C" {
    fn getppid() -> i32;
}

mod app {
    #[inline(never)]
    pub fn inner(n: i32) -> i32 {
        unsafe { super::getppid() + n }
    }

    #[inline(never)]
    pub fn outer(n: i32) -> i32 {
        inner(n) + 1
    }
}

fn main() {
    std::process::exit((app::outer(1) == -1) as i32);
}
