// Runs commands in turn, round by round, pinned to fixed cores, and says what each run cost.
//
//   runner ROUNDS CORES < commands > runs
//
// A command is one line of fields parted by tabs:
//
//   most-rounds  seconds  stdin  stdout  program  argument...
//
// `program` is a path (no search); standard error goes to /dev/null. A command takes part in at most
// `most-rounds` measured rounds; one that takes longer than `seconds` is killed, and one that was killed or
// failed does not run again. Round 0 warms caches; it is reported like the others, and the reader of the
// figures drops it. Each round has an order of its own, so that no command always finds the caches as the same
// other left them; the orders are the same in every run of this program.
//
// A run is one line of JSON:
//
//   {"command":INDEX,"round":N,"wall":S,"user":S,"system":S,"peak":BYTES,"faults":N,"status":N,
//    "timedOut":BOOL}
//
// The program is small and static because Linux counts the memory of the process that forks as the first peak
// of the program that it becomes: a runner in Python would hide everything below its own 15 MB.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#endif

enum { mostCommands = 256, mostFields = 64, longestLine = 16384 };

struct command {
    long rounds;
    double seconds;
    const char *input, *output;
    char **arguments;
    bool isOut;
};

static volatile pid_t running;
static volatile sig_atomic_t isLate;

static void fail(const char *what) {
    fprintf(stderr, "runner: %s\n", what);
    exit(2);
}

static void killLate(int number) {
    (void)number;
    isLate = 1;
    if (running > 0) kill(-running, SIGKILL);
}

static void leave(int number) {
    if (running > 0) kill(-running, SIGKILL);
    _exit(128 + number);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

static void setTimer(double after) {
    struct itimerval timer = {0};
    timer.it_value.tv_sec = (time_t)after;
    timer.it_value.tv_usec = (suseconds_t)((after - (double)timer.it_value.tv_sec) * 1e6);
    setitimer(ITIMER_REAL, &timer, NULL);
}

/// Keeps this process, and so its children, on the last `count` cores that it may use: the first one serves
/// most interrupts.
static void pin(int count) {
#ifdef __linux__
    cpu_set_t allowed, chosen;
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) fail("cannot ask for the cores");
    CPU_ZERO(&chosen);
    for (int core = CPU_SETSIZE - 1; core >= 0 && count > 0; core--) {
        if (!CPU_ISSET(core, &allowed)) continue;
        CPU_SET(core, &chosen);
        count--;
    }
    if (count > 0) fail("not so many cores");
    if (sched_setaffinity(0, sizeof chosen, &chosen) != 0) fail("cannot pin to a core");
#else
    (void)count;
#endif
}

static bool readCommand(FILE *file, struct command *command) {
    char line[longestLine];
    if (!fgets(line, sizeof line, file)) return false;
    size_t length = strlen(line);
    if (length == 0 || line[length - 1] != '\n') fail("a command line without an end");
    line[length - 1] = 0;

    char **fields = calloc(mostFields + 1, sizeof *fields);
    char *rest = strdup(line);
    if (!fields || !rest) fail("no memory");
    int count = 0;
    for (char *field; (field = strsep(&rest, "\t"));) {
        if (count == mostFields) fail("too many fields");
        fields[count++] = field;
    }
    if (count < 5) fail("a command needs five fields or more");
    *command = (struct command){
        .rounds = atol(fields[0]),
        .seconds = atof(fields[1]),
        .input = fields[2],
        .output = fields[3],
        .arguments = fields + 4,
    };
    return true;
}

static void redirect(int to, const char *path, int flags) {
    int descriptor = open(path, flags, 0666);
    if (descriptor < 0 || dup2(descriptor, to) < 0) _exit(126);
    close(descriptor);
}

static void become(const struct command *command) {
    setpgid(0, 0);
    redirect(STDIN_FILENO, command->input, O_RDONLY);
    redirect(STDOUT_FILENO, command->output, O_WRONLY | O_CREAT | O_TRUNC);
    redirect(STDERR_FILENO, "/dev/null", O_WRONLY);
    execv(command->arguments[0], command->arguments);
    _exit(127);
}

static void run(struct command *command, int index, long round) {
    double start = now();
    isLate = 0;
    pid_t child = fork();
    if (child < 0) fail("cannot fork");
    if (child == 0) become(command);
    setpgid(child, child);
    running = child;
    setTimer(command->seconds);

    // Look first and reap afterwards: until the timer is off, the number must not go to another process.
    siginfo_t information;
    while (waitid(P_PID, (id_t)child, &information, WEXITED | WNOWAIT) < 0) {
        if (errno != EINTR) fail("cannot wait");
    }
    double wall = now() - start;
    setTimer(0);
    running = 0;
    int status;
    struct rusage usage;
    while (wait4(child, &status, 0, &usage) < 0) {
        if (errno != EINTR) fail("cannot wait");
    }

    int result = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    command->isOut = result != 0;
#ifdef __APPLE__
    long long peak = usage.ru_maxrss;
#else
    long long peak = usage.ru_maxrss * 1024LL;
#endif
    printf("{\"command\":%d,\"round\":%ld,\"wall\":%.6f,\"user\":%.6f,\"system\":%.6f,\"peak\":%lld,"
           "\"faults\":%ld,\"status\":%d,\"timedOut\":%s}\n",
           index, round, wall, seconds(usage.ru_utime), seconds(usage.ru_stime), peak, usage.ru_minflt,
           result, isLate && result == 128 + SIGKILL ? "true" : "false");
    fflush(stdout);
}

/// Puts the numbers of the commands into the order of the next round.
static void shuffle(int *order, int count) {
    static unsigned long long state = 1;
    for (int last = count - 1; last > 0; last--) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        int other = (int)((state >> 33) % (unsigned)(last + 1));
        int moved = order[last];
        order[last] = order[other];
        order[other] = moved;
    }
}

int main(int count, char **arguments) {
    if (count != 3) fail("usage: runner ROUNDS CORES < commands");
    long rounds = atol(arguments[1]);
    pin(atoi(arguments[2]));

    static struct command commands[mostCommands];
    int commandCount = 0;
    while (commandCount < mostCommands && readCommand(stdin, &commands[commandCount])) commandCount++;
    if (!feof(stdin)) fail("too many commands");

    int order[mostCommands];
    for (int index = 0; index < commandCount; index++) order[index] = index;

    signal(SIGALRM, killLate);
    signal(SIGINT, leave);
    signal(SIGTERM, leave);
    for (long round = 0; round <= rounds; round++) {
        shuffle(order, commandCount);
        for (int place = 0; place < commandCount; place++) {
            int index = order[place];
            if (commands[index].isOut || round > commands[index].rounds) continue;
            run(&commands[index], index, round);
        }
    }
    return 0;
}
