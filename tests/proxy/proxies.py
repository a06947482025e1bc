"""The real nginx and Caddy in front of a server, with the sample configurations, and clients that connect to them from
addresses of their own. All of it without privileges, on free ports, with a certificate made here."""

import http.client
import json
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import tempfile

from server import Line, Refused, eventually

SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "proxy"
NAME = "play.example.org"
HOST = ["--host", NAME]
TRUST = ["--trusted-proxy", "127.0.0.1"]


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def replaced(text, old, new):
    """The text with every `old` replaced; there must be one."""
    assert old in text, f"the sample has no {old!r}"
    return text.replace(old, new)


class Proxy:
    """A proxy process that forwards to a server. `configure` writes its files and returns the command."""

    has_tls = True

    def __init__(self, server):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="alea_proxy_"))
        self.port = free_port()
        self.make_certificate()
        self.log = (self.folder / "output").open("wb")
        self.process = subprocess.Popen(self.configure(server.port), stdout=self.log, stderr=self.log)
        if not eventually(self.is_listening):
            self.__exit__()
            raise AssertionError("the proxy did not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=30)
        self.log.close()
        shutil.rmtree(self.folder)

    def is_listening(self):
        if self.process.poll() is not None:
            raise AssertionError((self.folder / "output").read_text())
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", self.port)) == 0

    def make_certificate(self):
        self.certificate = self.folder / "certificate.pem"
        self.key = self.folder / "key.pem"
        command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        subprocess.run([*command, "-keyout", self.key, "-out", self.certificate], check=True, capture_output=True)

    def client(self, address):
        return Client(self, address)


class Nginx(Proxy):
    # Everything that nginx would otherwise write where only root may.
    MAIN = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/output;
{modules}
events {{}}
"""
    HTTP = """
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""

    def configure(self, server_port):
        site = (SAMPLES / "nginx.conf").read_text()
        site = replaced(site, "127.0.0.1:8080", f"127.0.0.1:{server_port}")
        site = replaced(site, "listen 443 ", f"listen 127.0.0.1:{self.port} ")
        site = replaced(site, "listen 80;", f"listen 127.0.0.1:{free_port()};")
        site = re.sub(r"\n +listen \[::\].*", "", site)  # there may be no IPv6
        site = replaced(site, f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(self.certificate))
        site = replaced(site, f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(self.key))
        (self.folder / "site.conf").write_text(site)
        return self.command(self.HTTP, "")

    def command(self, block, modules):
        main = self.folder / "nginx.conf"
        main.write_text((self.MAIN + block).format(folder=self.folder, modules=modules))
        return ["/usr/sbin/nginx", "-p", self.folder, "-c", main]


class NginxStream(Nginx):
    """nginx as a TCP proxy that sends the PROXY protocol, version 1, and has no TLS."""

    has_tls = False

    def configure(self, server_port):
        block = f"""
stream {{{{
    server {{{{
        listen 127.0.0.1:{self.port};
        proxy_pass 127.0.0.1:{server_port};
        proxy_protocol on;
    }}}}
}}}}
"""
        return self.command(block, "load_module /usr/lib/nginx/modules/ngx_stream_module.so;")


class Caddy(Proxy):
    def configure(self, server_port):
        site = (SAMPLES / "Caddyfile").read_text()
        site = replaced(site, "127.0.0.1:8080", f"127.0.0.1:{server_port}")
        own = f"{NAME}:{self.port} {{\n\ttls {self.certificate} {self.key}"
        site = replaced(site, f"\n{NAME} {{", f"\n{own}")
        options = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {self.folder}\n}}\n"
        path = self.folder / "Caddyfile"
        path.write_text(options + site)
        return ["/usr/bin/caddy", "run", "--config", path, "--adapter", "caddyfile"]


class Client:
    """Connects to a proxy from an address of its own, such as 127.0.0.2."""

    def __init__(self, proxy, address):
        self.proxy = proxy
        self.address = address

    def connect(self):
        plain = socket.create_connection(("127.0.0.1", self.proxy.port), 30, (self.address, 0))
        if not self.proxy.has_tls:
            return plain
        context = ssl.create_default_context(cafile=self.proxy.certificate)
        return context.wrap_socket(plain, server_hostname=NAME)

    def host(self):
        return f"{NAME}:{self.proxy.port}"

    def ask(self, method, path, body=None, headers=()):
        """Sends a request; returns the response and its body, parsed if it is JSON."""
        connection = http.client.HTTPConnection(NAME, self.proxy.port)
        connection.sock = self.connect()
        connection.request(method, path, body and json.dumps(body), dict(headers))
        response = connection.getresponse()
        content = response.read()
        connection.close()
        is_json = response.headers.get_content_type() == "application/json"
        return response, json.loads(content) if is_json else content

    def status(self, path="/health", headers=()):
        return self.ask("GET", path, headers=headers)[0].status

    def line(self, table, token=None, headers=()):
        return ProxyLine(self, f"/api/tables/{table}/socket", token, headers)


class ProxyLine(Line):
    """A WebSocket through a proxy."""

    def __init__(self, client, path, token, headers):
        self.keys = 0
        self.socket = client.connect()
        self.reader = self.socket.makefile("rb")
        lines = [f"GET {path} HTTP/1.1", f"Host: {client.host()}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *headers]
        lines += [f"Authorization: Bearer {token}"] if token else []
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        status = int(self.reader.readline().split()[1])
        while self.reader.readline().strip():
            pass
        if status != 101:
            self.close()
            raise Refused(status, None)
