"""Whoever comes back gets what they missed or the whole table, however long they were away and however slowly they read."""

import socket
import unittest

from attack import Player, size_of
from server import Closed, Server

GAMES = {
    "blazing_spuds": 4,
    "dice_tuners": 4,
    "dobbelduel": 2,
    "dracarys_dice": 5,
    "dualing_dice": 8,
}
LARGEST = 8_500  # bytes of an update or a snapshot, for each seat at the screen


def table_of(game, seats):
    """A table with all seats at one screen, and a game that takes long."""
    options = {"dragon_scales": True, "target": 999} if game == "dracarys_dice" else {}
    return {"game": game, "seats": ["me", *[f"me:P{i}" for i in range(1, seats)]], "options": options}


class Returning(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--requests", "10000", "--messages", "10000").__enter__()
        cls.ann = cls.server.guest("Ann")

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()

    def greet(self, table, token, seen):
        """Says hello with what was seen; returns the messages up to the answer."""
        with self.server.line(table, token) as line:
            key = line.say(do="hello", seen=seen)
            messages = [line.hear()]
            while messages[-1].get("key") != key:
                messages.append(line.hear())
            return messages

    def test_long_absences(self):
        for game, count in GAMES.items():
            with self.subTest(game):
                player = Player(self.server, self.ann, **table_of(game, count))
                first = player.number
                player.play(300)
                self.assertGreater(player.number, first + 20)
                for token in (self.ann, None):
                    answer = self.greet(player.table, token, first)
                    self.assertEqual([message.get("is") for message in answer], ["table"], "one snapshot")
                    number = answer[0]["n"]
                    answer = self.greet(player.table, token, number)
                    self.assertEqual([message.get("is") for message in answer], ["ack"], "nothing was missed")
                    answer = self.greet(player.table, token, number - 1)
                    if answer[0].get("is") != "table":
                        self.assertEqual([message.get("u") for message in answer], [number, None], "what was missed")
                player.line.close()

    def test_sizes(self):
        for game, most in GAMES.items():
            for count in (2, most):
                player = Player(self.server, self.ann, **table_of(game, count))
                player.play(300)
                snapshot = size_of(self.greet(player.table, self.ann, 0)[0])
                print(f"\n{game}, {count} seats at one screen: largest update {player.largest} bytes, snapshot {snapshot}", end="", flush=True)
                with self.subTest(game, seats=count):
                    self.assertLessEqual(player.largest, LARGEST * count)
                    self.assertLessEqual(snapshot, LARGEST * count)
                player.line.close()
        print()

    def test_a_slow_reader_catches_up(self):
        """Eight seats at one screen, on a line that takes one message for ten moves."""
        player = Player(self.server, self.ann, **table_of("dualing_dice", 8))
        slow = SlowReader(self.server, player.table, self.ann)
        for _ in range(40):
            player.play(10)
            slow.hear()
        while slow.number < player.number:
            slow.hear()
        print(f"\na slow reader needed {slow.connections} connections for {player.number} updates", flush=True)
        self.assertLessEqual(slow.connections, 8)


class SlowReader:
    """Comes back whenever it is disconnected."""

    def __init__(self, server, table, token):
        self.server, self.table, self.token = server, table, token
        self.connections = 0
        self.number = 0
        self.connect()

    def connect(self):
        self.connections += 1
        self.line = self.server.line(self.table, self.token)
        self.line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self.line.say(do="hello", seen=self.number)

    def hear(self):
        try:
            message = self.line.hear()
            self.number = message.get("u", message.get("n", self.number))
        except (Closed, ConnectionError):
            self.line.close()
            self.connect()


if __name__ == "__main__":
    unittest.main()
