#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>

namespace krypta::store::test {

/// Stands between a store and its database, and can be cut: what network and machines do to each other.
class Wire {
 public:
  /// `url` of the database; the store uses that of the wire.
  explicit Wire(const std::string& url);
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire();

  [[nodiscard]] const std::string& url() const { return url_; }
  /// From now on no answers come back; what is asked still arrives.
  void swallow_answers() { set(swallows_); }
  /// From now on nothing passes, and nobody is told so.
  void stand_still() { set(still_); }
  /// Ends every connection. Those made afterwards are whole.
  void cut();

 private:
  void run();
  /// Returns when it is so.
  void set(std::atomic<bool>& what);

  std::string url_;
  std::uint16_t port_ = 0;
  int listener_ = -1;
  std::atomic<bool> swallows_ = false;
  std::atomic<bool> still_ = false;
  std::atomic<bool> cut_ = false;
  std::atomic<bool> ends_ = false;
  std::atomic<unsigned> turns_ = 0;
  std::thread thread_;
};

}  // namespace krypta::store::test
