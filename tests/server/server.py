"""A real `alea serve` with an empty data folder, and enough HTTP and WebSocket to send it valid and invalid input."""

import http.client
import json
import os
import re
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time

PROGRAM = os.environ.get("ALEA", "build/release/alea")
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Server:
    """A server process. Rate limits are high unless a test sets its own."""

    FLAGS = ["--requests", "10000", "--messages", "10000", "--bot-ms", "5"]

    def __init__(self, *flags, port=0, folder=None):
        self.folder = folder or tempfile.mkdtemp(prefix="alea_server_")
        self.flags = list(flags) or self.FLAGS
        self.port = port
        self.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill()
        self.process.stdout.close()
        self.process.stderr.close()
        shutil.rmtree(self.folder)

    def start(self):
        command = [PROGRAM, "serve", "--port", str(self.port), "--data", self.folder, *self.flags]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not found:
            raise AssertionError(f"did not start: {line}{self.process.stderr.read().decode()}")
        self.port = int(found[1])

    def kill(self):
        """Kills the process without warning, which to the program is like a power failure."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=30)

    def restart_after_kill(self):
        self.kill()
        self.process.stdout.close()
        self.process.stderr.close()
        self.start()

    def end(self):
        """Stops the server; returns its exit code and its error output."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=30)
        return code, self.process.stderr.read().decode()

    def ask(self, method, path, body=None, token=None, headers=()):
        """Sends a request; returns the status and the body, parsed if it is JSON."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        all_headers = dict(headers) | ({"Authorization": f"Bearer {token}"} if token else {})
        data = body if body is None or isinstance(body, (bytes, str)) else json.dumps(body)
        connection.request(method, path, data, all_headers)
        response = connection.getresponse()
        content = response.read()
        connection.close()
        is_json = response.headers.get_content_type() == "application/json"
        return response.status, json.loads(content) if is_json else content

    def metric(self, name):
        """Returns the value of a counter in /metrics."""
        return int(re.search(rf"^alea_{name} (\d+)$", self.ask("GET", "/metrics")[1].decode(), re.MULTILINE)[1])

    def guest(self, name):
        """Creates a guest and returns the token."""
        status, answer = self.ask("POST", "/api/me", {"name": name, "token": True})
        assert status == 200, answer
        return answer["token"]

    def table(self, token, **fields):
        """Opens a table and returns its id."""
        status, answer = self.ask("POST", "/api/tables", fields, token)
        assert status == 200, answer
        return answer["table"]

    def line(self, table, token=None, headers=()):
        return Line(self.port, f"/api/tables/{table}/socket", token, headers)

    def greeted(self, table, token=None):
        line = self.line(table, token)
        line.say(do="hello", seen=0)
        line.wait_for(lambda message: message.get("is") == "table")
        return line

    def raw(self, data):
        """Sends raw bytes and returns everything the server answers until it closes the connection."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                received = b""
                while part := connection.recv(65536):
                    received += part
            except ConnectionError:
                pass
            return received


class Closed(ConnectionError):
    """The server closed the WebSocket with this code and reason."""

    def __init__(self, code, reason):
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Refused(Exception):
    """The server refused to open a WebSocket."""

    def __init__(self, status, body):
        super().__init__(f"{status} {body}")
        self.status = status
        self.body = body


class Line:
    """A WebSocket connection."""

    def __init__(self, port, path, token=None, headers=(), timeout=30, address="127.0.0.1"):
        self.keys = 0
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout, source_address=(address, 0))
        self.reader = self.socket.makefile("rb")
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *headers]
        lines += [f"Authorization: Bearer {token}"] if token else []
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        status = self.reader.readline().split()
        if len(status) < 2:
            raise ConnectionError("no answer")
        length = 0
        while header := self.reader.readline().strip():
            if header.lower().startswith(b"content-length:"):
                length = int(header.split(b":")[1])
        if status[1] != b"101":
            body = self.reader.read(length)
            self.close()
            raise Refused(int(status[1]), json.loads(body) if body else None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.reader.close()
        self.socket.close()

    def send(self, data, kind=TEXT):
        size = len(data)
        if size < 126:
            head = bytes([0x80 | size])
        else:
            head = bytes([0xFE]) + struct.pack(">H", size) if size <= 0xFFFF else bytes([0xFF]) + struct.pack(">Q", size)
        self.socket.sendall(bytes([0x80 | kind]) + head + bytes(4) + data)

    def say(self, key=None, **fields):
        """Sends a message and returns its key, which is generated if none is given."""
        self.keys += 1
        key = key or f"key{self.keys}"
        self.send(json.dumps(fields | {"key": key}).encode())
        return key

    def hear(self):
        """Returns the next message."""
        while True:
            head = self.reader.read(2)
            if len(head) < 2:
                raise Closed(0, "no close frame")
            size = head[1] & 0x7F
            if size >= 126:
                size = int.from_bytes(self.reader.read(2 if size == 126 else 8), "big")
            data = self.reader.read(size)
            if len(data) < size:
                raise Closed(0, "no close frame")
            kind = head[0] & 0xF
            if kind == TEXT:
                return json.loads(data)
            if kind == PING:
                self.send(data, PONG)
            if kind == CLOSE:
                raise Closed(int.from_bytes(data[:2], "big"), data[2:].decode())

    def wait_for(self, is_wanted):
        while not is_wanted(message := self.hear()):
            pass
        return message

    def answer(self, **fields):
        """Sends a message and returns its answer."""
        key = self.say(**fields)
        return self.wait_for(lambda message: key in (message.get("k"), message.get("key")))

    def goodbye(self):
        """Waits until the server closes the connection; returns the code and the reason."""
        try:
            while True:
                self.hear()
        except Closed as closed:
            return closed.code, closed.reason
        except ConnectionResetError:
            return 0, "no close frame"


def eventually(is_so, seconds=20):
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
