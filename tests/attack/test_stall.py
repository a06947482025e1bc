"""Expensive requests: none of them may stop the server for the others, who notice nothing."""

import json
import time
import unittest

from attack import Attack, Client, Player, attacked
from decks import SHORT_FIELDS, complex_goals, pairs_and_sums
from server import Closed, Line, Refused

SEATS = ["me", *["me:Bo"] * 7]


def table_with(deck, game="dualing_dice", option="deck", seats=SEATS, **more):
    return {"game": game, "seats": seats, "options": {option: deck}} | more


def open_tables(server, address, bodies):
    """Sends the bodies one after another; whatever the answer, it must be one."""
    client = Client(server, address).guest("Eve")
    for body in bodies:
        status, _, answer = client.ask("POST", "/api/tables", body)
        assert status in (200, 400, 409, 413, 429), answer


def greet(server, table, address, count, seconds):
    """`count` spectators who say hello again and again, with what they have seen and without."""
    end = time.monotonic() + seconds
    lines = [Line(server.port, f"/api/tables/{table}/socket", address=address) for _ in range(count)]
    while lines and time.monotonic() < end:
        for line in list(lines):
            try:
                line.say(do="hello", seen=0)
                line.wait_for(lambda message: message.get("is") == "table")
            except Closed as closed:
                assert closed.code == 1008, closed
                line.close()
                lines.remove(line)
        time.sleep(0.05)


def come_and_go(server, table, address, count, seconds):
    """`count` spectators who come, look around and leave, as fast as the server allows."""
    end = time.monotonic() + seconds
    lines = []
    while time.monotonic() < end:
        try:
            line = Line(server.port, f"/api/tables/{table}/socket", address=address)
            line.say(do="hello", seen=0)
            lines.append(line)
        except Refused as refused:
            assert refused.status in (409, 429), refused
            time.sleep(0.1)
        if len(lines) == count:
            lines.pop(0).close()


def play_by_itself(server, address, count):
    """Starts long games, and reads them to their ends."""
    client = Client(server, address).guest("Eve")
    options = {"dragon_scales": True, "target": 999}
    for _ in range(count):
        status, _, answer = client.ask("POST", "/api/tables", {"game": "dracarys_dice", "seats": ["me", "me"], "options": options})
        assert status == 200, answer
        table = json.loads(answer)["table"]
        with Line(server.port, f"/api/tables/{table}/socket", client.token, address=address) as line:
            line.answer(do="hello", seen=0)
            line.answer(do="start")
            line.say(do="commit", seat="A", hash=None)
            line.say(do="commit", seat="B", hash=None)
            line.wait_for(lambda message: message.get("status") == "over")


def download(server, address, path, seconds):
    """Repeats a request as fast as the server allows."""
    client = Client(server, address)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        status, headers, _ = client.ask("GET", path)
        if status == 429:
            time.sleep(min(1, int(headers["Retry-After"])))


class Stall(unittest.TestCase):
    def attack(self, name, server, attackers, seconds=3):
        attack = Attack(server, attackers, seconds)
        attack.report(name)
        attack.check(self)

    def test_data_files_of_many_short_fields(self):
        with attacked(self, "short fields", "--requests", "10000") as server:
            bodies = [json.dumps(table_with(deck)) for deck in SHORT_FIELDS.values()]
            bodies += [json.dumps(table_with(deck, "dice_tuners", "content", ["me", "me"])) for deck in SHORT_FIELDS.values()]
            self.attack("short fields", server, [(open_tables, server, "127.0.0.2", bodies)])

    def test_bodies_that_are_hard_to_read(self):
        with attacked(self, "bodies", "--requests", "10000") as server:
            deck = json.dumps(pairs_and_sums())
            decks = ",".join(f'"deck":{deck}' for _ in range(60))
            options = ",".join(f'"o{i}":1' for i in range(45_000))
            bodies = [
                f'{{"game":"dualing_dice","seats":["me","me"],"options":{{{decks}}}}}',
                f'{{"game":"dualing_dice","seats":["me","me"],"options":{{{options}}}}}',
                '{"game":"dualing_dice",' + ",".join(f'"f{i}":1' for i in range(45_000)) + "}",
                '{"seats":' + "[" * 500_000,
                '{"seats":[' + '"me",' * 80_000 + '"me"]}',
            ]
            self.attack("bodies", server, [(open_tables, server, "127.0.0.2", bodies * 4)])

    def test_legal_decks_that_are_expensive_to_check(self):
        with attacked(self, "expensive decks") as server:
            bodies = [table_with(pairs_and_sums()), table_with(complex_goals())] * 3
            attackers = [(open_tables, server, f"127.0.0.{i}", bodies) for i in (2, 3)]
            self.attack("expensive decks", server, attackers, seconds=4)

    def test_spectators_who_say_hello_again_and_again(self):
        with attacked(self, "hello") as server:
            ann = Client(server, "127.0.0.2").guest("Ann")
            player = Player(server, ann.token, **table_with(pairs_and_sums()))
            player.play(50, pause=0.06)  # as fast as one connection may
            attackers = [(greet, server, player.table, f"127.0.0.{i}", 20, 3) for i in (3, 4)]
            self.attack("hello", server, attackers)

    def test_a_long_game_is_read_from_the_store_and_downloaded(self):
        with attacked(self, "long game", "--requests", "1000", "--messages", "10000") as server:
            ann = server.guest("Ann")
            options = {"dragon_scales": True, "target": 999}
            player = Player(server, ann, game="dracarys_dice", seats=["me", "me:Bo", "me:Cy"], options=options)
            player.play(2000)
            player.line.answer(do="end")
            path = f"/api/tables/{player.table}/record"
            size = len(server.ask("GET", path)[1])
            server.restart_after_kill()
            attackers = [(download, server, f"127.0.0.{i}", path, 3) for i in (2, 3, 4)]
            self.attack(f"records of {size // 1000} kB", server, attackers)

    def test_a_crowd_that_comes_and_goes(self):
        with attacked(self, "crowd") as server:
            table = server.table(Client(server, "127.0.0.2").guest("Ann").token, game="dracarys_dice", seats=["me", "open"])
            attackers = [(come_and_go, server, table, f"127.0.0.{i}", 150, 3) for i in (3, 4, 5)]
            self.attack("crowd", server, attackers)

    def test_a_game_that_plays_itself(self):
        """Two players never choose in Dracarys Dice, so that a whole game follows from one message."""
        with attacked(self, "by itself") as server:
            self.attack("by itself", server, [(play_by_itself, server, f"127.0.0.{i}", 8) for i in (2, 3, 4)])

    def test_lists(self):
        with attacked(self, "lists", "--guest-tables", "1000") as server:
            for i in range(6):
                client = Client(server, f"127.0.0.{10 + i}").guest("Ann with a longer name")
                for _ in range(18):
                    status, _, answer = client.ask("POST", "/api/tables", {"game": "dualing_dice", "seats": [*SEATS[:7], "open"]})
                    self.assertEqual(status, 200, answer)
            attackers = [(download, server, f"127.0.0.{i}", "/api/tables", 3) for i in range(2, 8)]
            self.attack("lists", server, attackers)


if __name__ == "__main__":
    unittest.main()
