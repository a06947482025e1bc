"""What attacks on a running server share: clients at several addresses, and a bystander who notices when it is slow.

The server limits what one address may do, so attackers and bystander each have a loopback address of their own.
"""

import contextlib
import http.client
import json
import multiprocessing
import os
import re
import signal
import statistics
import time

from server import Server

BYSTANDER = "127.0.0.200"
LONGEST_TASK = 0.020  # seconds of CPU time that one task of the loop may take
SLOWER = 5  # how much slower than an idle server it may be for a bystander
NOISE = 0.030  # seconds: what a busy computer may add to that


class Client:
    """HTTP from one loopback address, on one connection."""

    def __init__(self, server, address, token=None):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60, source_address=(address, 0))
        self.token = token

    def ask(self, method, path, body=None):
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = body if body is None or isinstance(body, (bytes, str)) else json.dumps(body)
        self.connection.request(method, path, data, headers)
        response = self.connection.getresponse()
        return response.status, response.headers, response.read()

    def guest(self, name):
        status, _, body = self.ask("POST", "/api/me", {"name": name, "token": True})
        assert status == 200, body
        self.token = json.loads(body)["token"]
        return self

    def close(self):
        self.connection.close()


def health(server, seconds):
    """How long a bystander waits for /health, in seconds: the median and the longest."""
    bystander = Client(server, BYSTANDER)
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        start = time.monotonic()
        status, *_ = bystander.ask("GET", "/health")
        times.append(time.monotonic() - start)
        assert status == 200, status
        time.sleep(0.025)
    bystander.close()
    return statistics.median(times), max(times)


def metric(server, name):
    """A metric of the server; None if it has no such metric."""
    status, _, text = Client(server, BYSTANDER).ask("GET", "/metrics")
    assert status == 200, text
    found = re.search(rf"^alea_{name} (\S+)$", text.decode(), re.MULTILINE)
    return float(found[1]) if found else None


def cpu(server):
    """The CPU time of the server's process so far, in seconds."""
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Attack:
    """Runs attackers in processes of their own while a bystander measures.

    attack = Attack(server, [(function, argument, …), …], seconds=3)
    """

    def __init__(self, server, attackers, seconds=3):
        self.idle, _ = health(server, 0.5)
        before = cpu(server)
        start = time.monotonic()
        processes = [multiprocessing.Process(target=self._attack, args=one) for one in attackers]
        for process in processes:
            process.start()
        self.median, self.longest_wait = health(server, seconds)
        for process in processes:
            process.join(timeout=60)
        self.cpu = cpu(server) - before
        self.seconds = time.monotonic() - start
        self.failed = [process.exitcode for process in processes if process.exitcode]
        for process in processes:
            if process.is_alive():
                process.kill()
        self.longest_task = metric(server, "longest_task_seconds")

    @staticmethod
    def _attack(function, *arguments):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with contextlib.suppress(ConnectionError):  # the server may close connections that ask too much
            function(*arguments)

    def report(self, name):
        task = "unknown" if self.longest_task is None else f"{1000 * self.longest_task:.1f} ms"
        print(
            f"\n{name}: longest task {task}; /health {1000 * self.idle:.1f} ms idle, {1000 * self.median:.1f} ms in the"
            f" median and {1000 * self.longest_wait:.0f} ms at most; {self.cpu:.2f} s of CPU in {self.seconds:.1f} s",
            flush=True,
        )

    def check(self, test):
        test.assertEqual(self.failed, [], "attackers that failed")
        test.assertLessEqual(self.median, max(SLOWER * self.idle, NOISE), "/health under attack")
        test.assertIsNotNone(self.longest_task, "the server measures its longest task")
        test.assertLessEqual(self.longest_task, LONGEST_TASK, "the longest task of the loop")


class Player:
    """Plays all seats of a table, always with the first move that is offered."""

    def __init__(self, server, token, **table):
        self.table = server.table(token, **table)
        self.line = server.greeted(self.table, token)
        self.seats = "ABCDEFGH"[: len(table["seats"])]
        self.choices = {}
        self.number = 0
        self.largest = 0  # bytes of an update
        self.is_over = False
        self.line.answer(do="start")
        for seat in self.seats:
            self.line.say(do="commit", seat=seat, hash=None)
        while not self.choices and not self.is_over:
            self.hear()

    def hear(self):
        message = self.line.hear()
        assert message.get("is") != "refused", message
        if "u" not in message:
            return message
        self.number = message["u"]
        self.largest = max(self.largest, size_of(message))
        self.is_over = self.is_over or message.get("status") == "over"
        self.choices |= message.get("c", {})
        return message

    def play(self, most, pause=0.0):
        """Makes so many moves, unless the game is over before."""
        for _ in range(most):
            while not self.choices and not self.is_over:
                self.hear()
            if self.is_over:
                return
            seat = next(iter(self.choices))
            key = self.line.say(do="move", seat=seat, at=self.number, move=self.choices.pop(seat)[0][0])
            while self.hear().get("k") != key:
                pass
            time.sleep(pause)


def size_of(message):
    return len(json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode())


def stops(server):
    """Whether the server obeys SIGTERM, and how long that takes."""
    start = time.monotonic()
    code, _ = server.end()
    return code == 0, time.monotonic() - start


@contextlib.contextmanager
def attacked(test, name, *flags):
    """A server with its own limits, or with other ones; afterwards it must still obey SIGTERM."""
    with Server(*(flags or ("--bot-ms", "5"))) as server:
        yield server
        if server.process.poll() is None:
            obeys, seconds = stops(server)
            test.assertTrue(obeys, f"{name}: SIGTERM")
            test.assertLess(seconds, 10, f"{name}: SIGTERM")
