/* odd_start CMD..: executes CMD in unusual, but legal, circumstances. */
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	static const int ignored[] = { SIGINT, SIGCHLD, SIGALRM, SIGIO,
				       SIGPIPE, SIGTTOU };
	static const int blocked[] = { SIGUSR1, SIGTERM, SIGALRM, SIGCHLD };
	sigset_t set;

	(void)argc;
	for (size_t i = 0; i < sizeof(ignored) / sizeof(*ignored); i++)
		signal(ignored[i], SIG_IGN);
	sigemptyset(&set);
	for (size_t i = 0; i < sizeof(blocked) / sizeof(*blocked); i++)
		sigaddset(&set, blocked[i]);
	sigprocmask(SIG_SETMASK, &set, NULL);
	umask(0123);
	close(0);
	dup2(open("/dev/null", O_RDONLY), 17);
	close(0);
	execv(argv[1], argv + 1);
	return 126;
}
