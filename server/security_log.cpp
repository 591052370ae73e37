#include "server/security_log.hpp"

namespace krypta::server {

void SecurityLog::logged_in(std::string_view address, store::AccountId account) {
  log_.info("login", {{"address", address}, {"account", account}});
}

void SecurityLog::password_set(std::string_view address, store::AccountId account) {
  log_.info("password-set", {{"address", address}, {"account", account}});
}

void SecurityLog::logged_out_elsewhere(std::string_view address, store::AccountId account) {
  log_.info("logout-elsewhere", {{"address", address}, {"account", account}});
}

void SecurityLog::login_refused(std::string_view address, std::string_view why) {
  if (worth_a_line(address)) log_.warning("login-refused", {{"address", address}, {"why", why}});
}

void SecurityLog::password_refused(std::string_view address, std::string_view why) {
  if (worth_a_line(address)) log_.warning("password-refused", {{"address", address}, {"why", why}});
}

void SecurityLog::guest_refused(std::string_view address, std::string_view why) {
  if (worth_a_line(address)) log_.warning("guest-refused", {{"address", address}, {"why", why}});
}

void SecurityLog::request_refused(std::string_view address, std::string_view why) {
  if (worth_a_line(address)) log_.warning("request-refused", {{"address", address}, {"why", why}});
}

}  // namespace krypta::server
