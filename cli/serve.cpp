#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <optional>
#include <thread>
#include <vector>

#include "cli/commands.h"
#include "cli/data_folder.h"
#include "cli/solutions.h"
#include "cli/stop.h"
#include "engine/text.h"
#include "server/hall/hall.h"
#include "server/hall/network_wires.h"
#include "server/session/hosts.h"
#include "server/session/ip_address.h"
#include "server/session/net.h"
#include "server/store/sqlite_store.h"

namespace alea::cli {
namespace {

using server::Hall;
using server::HallSettings;
using server::Limits;
using server::Network;
using server::NetworkWires;
using server::SqliteStore;

constexpr std::string_view kMetricsPath = "/metrics";

struct ServePlan {
  std::string address;
  int port = 0;
  bool any_port = false;  // will do if that one is taken
  std::vector<std::string> hosts;
  std::optional<server::Endpoint> metrics;  // a port of their own
  std::vector<server::AddressRange> trusted_proxies;
  bool opens_browser = false;
  std::string folder;
  Limits limits;
  HallSettings hall;
};

/// One line for people and programs: the time, the event and its fields.
void log(std::string_view what, const std::string& fields) {
  using namespace std::chrono;
  const auto now = system_clock::now();
  const auto ms = duration_cast<milliseconds>(now.time_since_epoch()).count() % 1000;
  const std::string line = fmt::format("at={:%Y-%m-%dT%H:%M:%S}.{:03}Z what={}{}{}\n", fmt::gmtime(now), ms, what,
                                       fields.empty() ? "" : " ", fields);
  std::fputs(line.c_str(), stderr);  // a log that cannot be written is no reason to stop
}

/// Nobody has seen what could not be stored, so nothing is lost by ending here.
[[noreturn]] void fail(const std::string& reason) {
  log("store_failed", fmt::format("reason={}", in_quotes(reason)));
  std::_Exit(EXIT_FAILURE);
}

/// Sets the number if the flag is given.
Checked<Done> read_limit(const Arguments& arguments, std::string_view flag, std::int64_t most, int& limit) {
  limit = static_cast<int>(TRY(arguments.number(flag, limit, 1, most)));
  return Done();
}

/// Reads 127.0.0.1:9100 or [::1]:9100.
Checked<server::Endpoint> read_endpoint(std::string_view flag, std::string_view text) {
  const std::size_t colon = text.rfind(':');
  const std::string_view digits = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
  const std::int64_t port = read_number(digits).value_or(-1);
  std::string_view address = text.substr(0, colon);
  const bool has_brackets = address.starts_with('[') && address.ends_with(']');
  if (has_brackets) address = address.substr(1, address.size() - 2);
  const bool is_unclear = !has_brackets && address.find(':') != std::string_view::npos;
  if (address.empty() || is_unclear || port < 0 || port > 65'535) {
    return Error{fmt::format("--{} takes an address and a port, such as 127.0.0.1:9100 or [::1]:9100, not {}", flag,
                             in_quotes(text))};
  }
  return server::Endpoint{.address = std::string(address), .port = static_cast<int>(port)};
}

Checked<Done> read_access(const Arguments& arguments, ServePlan& plan) {
  for (const std::string& host : arguments.all("host")) {
    const auto name = server::read_host(host);
    if (!name) return Error{fmt::format("--host: {}", name.error().reason)};
    plan.hosts.push_back(*name);
  }
  for (const std::string& proxy : arguments.all("trusted-proxy")) {
    const auto range = server::read_range(proxy);
    if (!range) return Error{fmt::format("--trusted-proxy: {}", range.error().reason)};
    plan.trusted_proxies.push_back(*range);
  }
  if (const auto text = arguments.value("metrics")) plan.metrics = TRY(read_endpoint("metrics", *text));
  return Done();
}

Checked<ServePlan> read_plan(const Arguments& arguments) {
  ServePlan plan;
  plan.address = arguments.value("listen").value_or("127.0.0.1");
  plan.port = static_cast<int>(TRY(arguments.number("port", 8080, 0, 65535)));
  plan.any_port = !arguments.value("port");
  TRY(read_access(arguments, plan));
  plan.opens_browser = arguments.has("open");
  if (const auto folder = arguments.value("data")) {
    plan.folder = *folder;
  } else {
    const auto usual = data_folder();
    if (!usual) return Error{"there is no home folder to store tables in; name one with --data FOLDER"};
    plan.folder = *usual;
  }
  plan.hall.solutions = solutions_folder();
  struct Setting {
    std::string_view flag;
    std::int64_t most;
    int& value;
  };
  for (const auto& [flag, most, value] :
       {Setting{"connections", 1'000'000, plan.limits.connections},
        Setting{"address-connections", 1'000'000, plan.limits.connections_per_address},
        Setting{"requests", 1'000'000, plan.limits.requests_per_second},
        Setting{"messages", 1'000'000, plan.limits.messages_per_second},
        Setting{"guest-tables", 1'000'000, plan.hall.open_tables_per_guest},
        Setting{"bot-threads", 64, plan.hall.thinking_threads},
        Setting{"bot-ms", 60'000, plan.hall.bot_milliseconds}}) {
    TRY(read_limit(arguments, flag, most, value));
  }
  plan.limits.request_burst = 4 * plan.limits.requests_per_second;
  plan.limits.message_burst = 3 * plan.limits.messages_per_second;
  return plan;
}

/// A connection is an open file, and the default limit is low.
void allow_open_files(int connections) {
  constexpr rlim_t kOthers = 100;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const rlim_t wanted = static_cast<rlim_t>(connections) + kOthers;
  limit.rlim_cur = std::max(limit.rlim_cur, std::min(wanted, limit.rlim_max));
  setrlimit(RLIMIT_NOFILE, &limit);
}

/// The first signal ends the server in order, the second at once.
void end_on_signal(std::function<void()> end) {
  std::thread([end = std::move(end)] {
    log("stopping", fmt::format("signal={}", wait_for_stop_signal()));
    end();
    std::_Exit(128 + wait_for_stop_signal());
  }).detach();
}

std::string url(const server::Endpoint& endpoint) {
  const bool is_v6 = endpoint.address.find(':') != std::string::npos;
  const std::string host = is_v6 ? fmt::format("[{}]", endpoint.address) : endpoint.address;
  return fmt::format("http://{}:{}/", host, endpoint.port);
}

/// Does nothing without a desktop. If it fails, the address has been printed.
void open_browser(const std::string& address) {
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
  std::string program = "xdg-open";
  std::string word = address;
  std::array<char*, 3> words{program.data(), word.data(), nullptr};
  pid_t child = 0;
  posix_spawnp(&child, program.c_str(), nullptr, nullptr, words.data(), environ);
}

void log_bad_proxy(const server::IpAddress& proxy, const std::string& reason) {
  log("bad_proxy_header", fmt::format("proxy={} reason={}", proxy.text(), in_quotes(reason)));
}

/// Opens the ports; returns the one for players.
Checked<server::Endpoint> listen(const ServePlan& plan, Network& network) {
  server::Purpose purpose{.hosts = plan.hosts};
  if (plan.metrics) {
    const auto is_metrics = [](std::string_view path) { return path == kMetricsPath; };
    const auto metrics =
        TRY(network.listen(plan.metrics->address, plan.metrics->port, {.hosts = {}, .serves = is_metrics}));
    log("listening", fmt::format("address={} port={} for=metrics", metrics.address, metrics.port));
    purpose.serves = [](std::string_view path) { return path != kMetricsPath; };
  }
  auto endpoint = network.listen(plan.address, plan.port, purpose);
  if (!endpoint && plan.any_port) endpoint = network.listen(plan.address, 0, purpose);
  return endpoint;
}

Checked<int> serve(const ServePlan& plan) {
  catch_stop_signals();
  std::signal(SIGPIPE, SIG_IGN);
  allow_open_files(plan.limits.connections);

  NetworkWires wires(log);
  auto store = SqliteStore::open({
      .folder = plan.folder,
      .post = [&](std::function<void()> work) { wires.post(std::move(work)); },
      .fail = fail,
  });
  if (!store) return store.error();
  Hall hall(plan.hall, **store, wires);
  Network network(plan.limits, hall, {.trusted = plan.trusted_proxies, .report = log_bad_proxy});
  wires.connect(network);
  const auto endpoint = listen(plan, network);
  if (!endpoint) return endpoint.error();

  fmt::print("Alea is at {} (Ctrl-C stops it); its tables are in {}\n", url(*endpoint), plan.folder);
  std::fflush(stdout);
  log("listening", fmt::format("address={} port={}", endpoint->address, endpoint->port));
  if (plan.opens_browser) open_browser(url(*endpoint));
  // Once everything is durable, the answers have been sent.
  end_on_signal([&] { network.post([&] { hall.prepare_to_end([&] { network.stop(); }); }); });
  hall.begin();
  network.run();
  hall.finish();
  (*store).reset();  // writes what is left, while the network still exists for its callbacks
  log("stopped", "");
  return 0;
}

Checked<int> run_serve(const Arguments& arguments) { return serve(TRY(read_plan(arguments))); }

}  // namespace

const Command kServe{
    .name = "serve",
    .words = {},
    .about = "run the server: play with others in the browser",
    .details =
        "Tables, guests and games are stored in a folder and survive a restart. By default only this computer can "
        "connect; "
        "--listen 0.0.0.0 opens the server to the network. The log goes to stderr. GET /health says whether it is "
        "running, "
        "GET /metrics has its metrics (Prometheus). Behind a proxy, say which one it is with --trusted-proxy, or all "
        "clients share the limits of one address.",
    .example = "alea serve --listen 0.0.0.0 --port 8080 --data tables",
    .flags =
        {{"listen", "ADDRESS", "address to listen on (127.0.0.1: this computer only)"},
         {"port", "N", "port (8080, or any free one if that is taken); 0 takes any free one"},
         {"host", "NAME",
          "answer only to this name; may be repeated (any name, or if only this computer can connect, localhost and "
          "IP addresses)",
          true},
         {"trusted-proxy", "NET",
          "address or network of a proxy, such as 10.0.0.1 or 10.0.0.0/8, that is believed when it says who the "
          "client is, by the PROXY protocol, Forwarded or X-Forwarded-For; may be repeated",
          true},
         {"metrics", "ADDRESS:PORT", "serve /metrics there and nowhere else (with everything else)"},
         {"open", "", "open it in the browser, if there is one"},
         {"data", "FOLDER", "folder for the tables ($XDG_DATA_HOME/alea or ~/.local/share/alea)"},
         {"connections", "N", "most connections at once (30000)"},
         {"address-connections", "N", "most connections at once from one address (200)"},
         {"requests", "N", "most requests per second from one address, with bursts of four times that (50)"},
         {"messages", "N", "most messages per second on one connection, with bursts of three times that (20)"},
         {"guest-tables", "N", "most tables per guest that have not started (20)"},
         {"bot-threads", "N", "threads on which bots think (one per core)"},
         {"bot-ms", "T", "milliseconds that a strong bot may think about a choice, less under load (200)"}},
    .run = run_serve,
};

}  // namespace alea::cli
