"""Behind a proxy each client has its own limits, and nobody escapes them by claiming to be somebody else."""

import contextlib
import socket
import unittest

from proxies import HOST, NAME, TRUST, Nginx
from server import Refused, Server, eventually

REQUESTS = ["--requests", "1"]  # with bursts of 4
FLOOD = 40


def is_slowed_down(ask):
    """Whether one of many requests is refused; `ask` gets a different number for each, and returns the status."""
    return any(ask(number) == 429 for number in range(FLOOD))


def request(*headers, path="/health", method="GET"):
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {NAME}", *headers, "", ""]).encode()


def status(answer):
    return int(answer.split()[1]) if answer else None


class BehindAProxy(unittest.TestCase):
    def test_a_flood_of_one_client_leaves_the_others_alone(self):
        with Server(*TRUST, *HOST, *REQUESTS) as server, Nginx(server) as proxy:
            flood, other = proxy.client("127.0.0.2"), proxy.client("127.0.0.3")
            self.assertTrue(is_slowed_down(lambda _: flood.status()))
            self.assertEqual(other.status(), 200)

    def test_the_sockets_of_one_client_leave_the_others_alone(self):
        with Server(*TRUST, *HOST, "--address-connections", "5") as server, Nginx(server) as proxy:
            greedy, other = proxy.client("127.0.0.2"), proxy.client("127.0.0.3")
            guest = other.ask("POST", "/api/me", {"name": "Ann", "token": True})[1]
            headers = {"Authorization": f"Bearer {guest['token']}"}
            table = other.ask("POST", "/api/tables", {"game": "dracarys_dice", "seats": ["me", "open"]}, headers)[1]["table"]
            with contextlib.ExitStack() as lines:
                held = [lines.enter_context(greedy.line(table)) for _ in range(5)]
                with self.assertRaises(Refused) as refused:
                    greedy.line(table)
                self.assertEqual(refused.exception.status, 429)
                lines.enter_context(other.line(table))
                held[0].close()
                self.assertTrue(eventually(lambda: greedy.status() == 200), "a socket that is gone no longer counts")

    def test_claims_of_a_client_are_ignored(self):
        with Server(*TRUST, *HOST, *REQUESTS) as server, Nginx(server) as proxy:
            for address, claim in (
                ("127.0.0.2", lambda n: {"X-Forwarded-For": f"10.0.0.{n}"}),
                ("127.0.0.3", lambda n: {"X-Forwarded-For": f"10.0.0.{n}, 127.0.0.1"}),
                ("127.0.0.4", lambda n: {"Forwarded": f"for=10.0.0.{n}"}),
                ("127.0.0.5", lambda n: {"X-Forwarded-For": "rubbish,,", "Forwarded": f'for="[2001:db8:{n}::]"'}),
            ):
                liar = proxy.client(address)
                self.assertTrue(is_slowed_down(lambda n, liar=liar, claim=claim: liar.status(headers=claim(n))))
            self.assertEqual(proxy.client("127.0.0.6").status(), 200)

    def test_a_proxy_that_passes_on_what_a_client_claims_in_the_other_header(self):
        """This proxy adds one of the headers and does not remove the other."""
        with Server(*TRUST, *HOST, *REQUESTS) as server:
            for honest, claim in (
                ("X-Forwarded-For: 10.1.0.1", "Forwarded: for=10.2.0.{}"),
                ("Forwarded: for=10.1.0.2", "X-Forwarded-For: 10.2.0.{}"),
            ):

                def ask(number, honest=honest, claim=claim):
                    return status(server.raw(request(honest, claim.format(number))))

                self.assertTrue(is_slowed_down(ask))
            self.assertEqual(status(server.raw(request("X-Forwarded-For: 10.3.0.1"))), 200)

    def test_a_client_is_counted_before_the_rest_of_its_request_arrives(self):
        """Some proxies pass on a request while it is still arriving, so slow requests hold connections."""
        with Server(*TRUST, *HOST, "--address-connections", "5") as server, contextlib.ExitStack() as held:
            head = request("X-Forwarded-For: 10.0.0.1", "Content-Length: 10", method="POST", path="/api/me")
            slow = [held.enter_context(socket.create_connection(("127.0.0.1", server.port), 5)) for _ in range(6)]
            for one in slow:
                one.sendall(head)
            for one in slow:
                one.setblocking(False)

            def answers():
                for one in slow:
                    with contextlib.suppress(BlockingIOError):
                        yield one.recv(1000, socket.MSG_PEEK)

            self.assertTrue(eventually(lambda: any(b" 429 " in answer for answer in answers())))
            self.assertEqual(status(server.raw(request("X-Forwarded-For: 10.0.0.2"))), 200)


class WithoutAProxy(unittest.TestCase):
    def test_claims_are_not_believed(self):
        with Server(*REQUESTS) as server:
            for claim in ("X-Forwarded-For: 10.0.0.{}", "Forwarded: for=10.0.0.{}"):

                def ask(number, claim=claim):
                    return server.ask("GET", "/health", headers=[claim.format(number).split(": ")])[0]

                self.assertTrue(is_slowed_down(ask))

    def test_neither_is_the_proxy_protocol(self):
        with Server("--trusted-proxy", "10.0.0.0/8", *REQUESTS) as server:
            for number in range(3):
                claim = f"PROXY TCP4 10.0.0.{number} 10.0.0.9 1000 80\r\n".encode()
                self.assertEqual(status(server.raw(claim + request())), 400)


class BadProxyHeaders(unittest.TestCase):
    BAD = (
        b"PROXY TCP4 10.0.0.1\r\n",
        b"PROXY TCP4 999.0.0.1 10.0.0.9 1000 80\r\n",
        b"PROXY TCP4 10.0.0.1 10.0.0.9 1000 " + b"8" * 200,
        b"\r\n\r\n\0\r\nQUIT\n\x21\x11\xff\xff" + bytes(70_000),
        b"\r\n\r\n\0\r\nQUIT\n\x21\x11\x00\x01\x00",
    )

    def test_they_close_the_connection_with_a_line_in_the_log(self):
        with Server(*TRUST, *HOST) as server:
            for bad in self.BAD:
                with contextlib.suppress(OSError):  # the server may close before everything is sent
                    self.assertEqual(server.raw(bad + request()), b"")
            self.assertEqual(status(server.raw(request())), 200)
            log = server.end()[1]
            self.assertEqual(log.count("what=bad_proxy_header"), len(self.BAD))

    def test_a_method_called_proxy_is_only_a_method(self):
        with Server(*TRUST, *HOST) as server:
            self.assertEqual(status(server.raw(request(method="PROXY"))), 405)
            self.assertNotIn("bad_proxy_header", server.end()[1])


if __name__ == "__main__":
    unittest.main()
