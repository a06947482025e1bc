#include "server/session/hosts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

#include "engine/text.h"

namespace alea::server {
namespace {

std::string in_lower_case(std::string_view text) {
  std::string lower(text);
  for (char& one : lower) one = static_cast<char>(std::tolower(static_cast<unsigned char>(one)));
  return lower;
}

/// Empty if the text is not a host.
std::string_view without_port(std::string_view host) {
  if (!host.starts_with('[')) return host.substr(0, host.rfind(':'));
  const std::size_t end = std::min(host.find(']'), host.size());
  const std::string_view after = host.substr(std::min(end + 1, host.size()));
  const bool is_host = end < host.size() && (after.empty() || after.starts_with(':'));
  return is_host ? host.substr(1, end - 1) : std::string_view();
}

/// As hosts are compared: without the dot of the root, addresses always in the same form.
std::string canonical(std::string_view host) {
  if (const auto address = read_address(host)) return address->text();
  return in_lower_case(host.ends_with('.') ? host.substr(0, host.size() - 1) : host);
}

bool is_local(std::string_view name) {
  return name == "localhost" || name.ends_with(".localhost") || read_address(name);
}

}  // namespace

Hosts::Hosts(std::vector<std::string> names, std::string_view listened, const IpAddress& bound)
    : names_(std::move(names)) {
  if (!names_.empty()) {
    others_ = Others::none;
  } else if (bound.is_loopback()) {
    others_ = Others::local;
    names_.push_back(canonical(listened));
  }
}

bool Hosts::accept(std::string_view header) const {
  if (others_ == Others::all || header.empty()) return true;
  const std::string name = canonical(without_port(header));
  const bool is_named = std::find(names_.begin(), names_.end(), name) != names_.end();
  return is_named || (others_ == Others::local && is_local(name));
}

Checked<std::string> read_host(std::string_view text) {
  const Error wrong{fmt::format("{} is not a name such as play.example.org, without a port", in_quotes(text))};
  const bool has_brackets = text.starts_with('[') && text.ends_with(']');
  const std::string_view bare = has_brackets ? text.substr(1, text.size() - 2) : text;
  if (read_address(bare)) return canonical(bare);
  const bool is_name = std::all_of(text.begin(), text.end(), [](char one) {
    return std::isalnum(static_cast<unsigned char>(one)) != 0 || one == '-' || one == '.' || one == '_';
  });
  const bool has_empty_part = text.empty() || text.starts_with('.') || text.find("..") != std::string_view::npos;
  if (!is_name || has_empty_part) return wrong;
  return canonical(text);
}

}  // namespace alea::server
