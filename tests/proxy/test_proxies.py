"""A game through nginx and through Caddy, with the sample configurations: WebSockets work, the cookie needs TLS, and the
server sees the client's address."""

import contextlib
import http.client
import re
import unittest

from proxies import HOST, NAME, SAMPLES, TRUST, Caddy, Nginx, NginxStream, free_port
from server import Refused, Server, eventually

LIMITS = ["--requests", "10000", "--address-connections", "2", "--bot-ms", "5"]


def new_guest(client, name):
    return client.ask("POST", "/api/me", {"name": name, "token": True})[1]["token"]


def new_table(client, token, **fields):
    return client.ask("POST", "/api/tables", fields, {"Authorization": f"Bearer {token}"})[1]["table"]


def play(line, seat):
    """Makes the first legal move whenever the seat has to choose, until the game is over."""
    line.say(do="hello", seen=0)
    line.wait_for(lambda message: message.get("is") == "table")
    line.say(do="start")
    line.say(do="commit", seat=seat, hash=None)
    while True:
        message = line.hear()
        if message.get("status") == "over":
            return message["result"]
        if choices := message.get("c"):
            line.say(do="move", seat=seat, at=message["u"], move=choices[seat][0][0])


class Samples:
    """What is tested with every proxy that speaks HTTP."""

    @classmethod
    def setUpClass(cls):
        cls.stack = contextlib.ExitStack()
        cls.metrics_port = free_port()
        flags = [*TRUST, *HOST, *LIMITS, "--metrics", f"127.0.0.1:{cls.metrics_port}"]
        cls.server = cls.stack.enter_context(Server(*flags))
        cls.proxy = cls.stack.enter_context(cls.kind(cls.server))

    @classmethod
    def tearDownClass(cls):
        cls.stack.close()

    def test_browsers_are_told_to_insist_on_tls(self):
        response, _ = self.proxy.client("127.0.0.2").ask("GET", "/api/games")
        self.assertEqual(response.status, 200)
        self.assertIn("max-age", response.headers["Strict-Transport-Security"])

    def test_the_cookie_needs_tls(self):
        response, _ = self.proxy.client("127.0.0.2").ask("POST", "/api/me", {"name": "Ann"})
        self.assertRegex(response.headers["Set-Cookie"], r"^alea=[0-9a-f]{64};.*; Secure$")

    def test_only_own_pages_may_post(self):
        client = self.proxy.client("127.0.0.2")
        for origin, status in ((f"https://{client.host()}", 200), ("https://evil.example", 403)):
            response, _ = client.ask("POST", "/api/me", {"name": "Ann"}, {"Origin": origin})
            self.assertEqual(response.status, status, origin)

    def test_metrics_are_not_public(self):
        self.assertEqual(self.proxy.client("127.0.0.2").status("/metrics"), 404)
        self.assertEqual(self.server.ask("GET", "/metrics", headers={"Host": NAME})[0], 404)
        connection = http.client.HTTPConnection("127.0.0.1", self.metrics_port, timeout=30)
        connection.request("GET", "/metrics")
        response = connection.getresponse()
        self.assertEqual(response.status, 200)
        self.assertIn(b"alea_sockets", response.read())
        connection.request("GET", "/health")
        self.assertEqual(connection.getresponse().status, 404)
        connection.close()

    def test_a_game_over_a_websocket(self):
        client = self.proxy.client("127.0.0.2")
        ann = new_guest(client, "Ann")
        table = new_table(client, ann, game="dracarys_dice", seats=["me", "bot:easy"])
        with client.line(table, ann, [f"Origin: https://{client.host()}"]) as line:
            self.assertTrue(play(line, "A"))

    def test_each_client_has_its_own_connections(self):
        one, other = self.proxy.client("127.0.0.3"), self.proxy.client("127.0.0.4")
        table = new_table(one, new_guest(one, "Bo"), game="dracarys_dice", seats=["me", "open"])
        with one.line(table) as first, one.line(table):
            with self.assertRaises(Refused) as refused:
                one.line(table)
            self.assertEqual(refused.exception.status, 429)
            with other.line(table):
                pass
            first.close()
            self.assertTrue(eventually(lambda: one.status() == 200))


class BehindNginx(Samples, unittest.TestCase):
    kind = Nginx


class BehindCaddy(Samples, unittest.TestCase):
    kind = Caddy


class BehindProxyProtocol(unittest.TestCase):
    def test_each_client_has_its_own_connections(self):
        with Server(*TRUST, *LIMITS, *HOST) as server, NginxStream(server) as proxy:
            one, other = proxy.client("127.0.0.3"), proxy.client("127.0.0.4")
            ann = new_guest(one, "Ann")
            table = new_table(one, ann, game="dracarys_dice", seats=["me", "bot:easy"])
            with one.line(table, ann) as line, one.line(table):
                with self.assertRaises((Refused, ConnectionError)):
                    one.line(table)
                self.assertEqual(other.status(), 200)
                self.assertTrue(play(line, "A"))


class Documentation(unittest.TestCase):
    def test_the_command_in_each_sample_starts_a_server(self):
        for sample in SAMPLES.iterdir():
            command = re.search(r"#   alea serve (.*)", sample.read_text())[1].split()
            command[command.index("--metrics") + 1] = f"127.0.0.1:{free_port()}"
            with Server(*command) as server:
                self.assertEqual(server.ask("GET", "/health", headers={"Host": NAME})[0], 200)


if __name__ == "__main__":
    unittest.main()
