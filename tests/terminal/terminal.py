"""A terminal for tests: runs alea, types lines, and reads the screen as a user sees it."""

import os
import shutil
import subprocess
import tempfile
import unittest

import pexpect
import pyte

ALEA = os.environ["ALEA"]
PATIENCE = 20  # seconds; only a broken program makes a test wait that long


class Terminal:
    """A run of the program in its own terminal."""

    def __init__(self, arguments, folder, columns=80, lines=24, colours=False, data=None):
        environment = {
            "PATH": os.environ["PATH"],
            "TERM": "xterm",
            "USER": "ann",
            "LANG": "C.UTF-8",
            "XDG_DATA_HOME": data or os.environ.get("XDG_DATA_HOME", ""),
            "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", ""),
        }
        if not colours:
            environment["NO_COLOR"] = "1"
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.Stream(self.screen)
        self.output = ""
        self.child = pexpect.spawn(
            ALEA,
            arguments,
            cwd=folder,
            env=environment,
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None

    def expect(self, *texts):
        """Waits until one of the texts is on the screen; returns which one."""
        patterns = list(texts)
        found = self.child.expect_exact(patterns)
        self._take(self.child.before + self.child.after)
        return patterns[found]

    def reach(self, *texts):
        """The same, but also begins the game, and throws the dice of whoever is asked to."""
        enter = ("Enter to begin", "ress Enter to throw")
        while (found := self.expect(*texts, *enter)) in enter:
            self.type()
        return found

    def type(self, line=""):
        self.child.send(line + "\r")

    def expect_end(self):
        """Waits until the program exits; returns its exit code."""
        self.child.expect_exact(pexpect.EOF)
        self._take(self.child.before)
        self.child.close()
        return self.child.exitstatus

    def rows(self):
        return [row.rstrip() for row in self.screen.display]

    def close(self):
        self.child.close(force=True)

    def _take(self, text):
        self.output += text
        self.stream.feed(text)


class TerminalTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="alea_terminal_")
        self.addCleanup(shutil.rmtree, self.folder)

    def start(self, *arguments, **look):
        terminal = Terminal(list(arguments), self.folder, **look)
        self.addCleanup(terminal.close)
        return terminal

    def pipe(self, *arguments, typed=""):
        """Runs the program with its input and output in pipes."""
        return subprocess.run(
            [ALEA, *arguments],
            cwd=self.folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return name

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def moves(self, name):
        """The moves of people and bots in a record."""
        return [line for line in self.read(name).split("\n") if line[1:2] == " " and line[0].isupper()]

    def files(self):
        return sorted(os.listdir(self.folder))

    def refused(self, arguments, *reasons):
        """Incorrect usage: exit code 2, a reason, and no other effect."""
        before = self.files()
        result = self.pipe(*arguments)
        self.assertEqual(result.returncode, 2, result.stdout + result.stderr)
        self.assertEqual(result.stdout, "")
        for reason in reasons:
            self.assertIn(reason, result.stderr)
        self.assertEqual(self.files(), before)
