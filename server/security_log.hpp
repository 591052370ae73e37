#pragma once

#include <string_view>

#include "server/limits/limits.hpp"
#include "server/log.hpp"
#include "store/store.hpp"

namespace krypta::server {

/// Who came in and who was refused, from where: the lines of the log with addresses. A program that watches the log may
/// shut an address out, so these lines have one shape: the event, the address, then what else there is. The address is
/// the network's word; nothing that a visitor wrote is in them, not even the name that was tried, since people type
/// passwords into the wrong field.
class SecurityLog {
 public:
  SecurityLog(const Log& log, const Loop& loop) : log_(log), loop_(loop) {}

  void logged_in(std::string_view address, store::AccountId account);
  void password_set(std::string_view address, store::AccountId account);
  void logged_out_elsewhere(std::string_view address, store::AccountId account);

  /// `why` is a code of the protocol.
  void login_refused(std::string_view address, std::string_view why);
  void password_refused(std::string_view address, std::string_view why);
  void guest_refused(std::string_view address, std::string_view why);
  void request_refused(std::string_view address, std::string_view why);

 private:
  /// Whoever is refused all the time does not fill the disk.
  [[nodiscard]] bool worth_a_line(std::string_view address) { return lines_.allow(address, loop_.now()); }

  const Log& log_;
  const Loop& loop_;
  NetworkLimits lines_{Rate{0.5, 20}};
};

}  // namespace krypta::server
