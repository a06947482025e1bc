// The hall's wires in the real server.
#pragma once

#include <chrono>
#include <functional>
#include <utility>

#include "server/hall/wires.h"

namespace alea::server {

class NetworkWires final : public Wires {
 public:
  using Report = std::function<void(std::string_view what, const std::string& fields)>;

  explicit NetworkWires(Report report) : report_(std::move(report)) {}
  /// To be called first: the network and the hall need each other.
  void connect(Network& network) { network_ = &network; }

  void send(ConnectionId id, std::shared_ptr<const std::string> text) override { network_->send(id, std::move(text)); }
  void post(std::function<void()> work) override { network_->post(std::move(work)); }
  void after(std::chrono::milliseconds delay, std::function<void()> work) override {
    network_->after(delay, std::move(work));
  }
  NetworkCounters counters() const override { return network_->counters(); }
  TimeMs now() const override {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  }
  void report(std::string_view what, const std::string& fields) override { report_(what, fields); }

 private:
  Network* network_ = nullptr;
  Report report_;
};

}  // namespace alea::server
