#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

/// The other end, by hand: it says exactly the bytes it is told to say, right or wrong.
namespace krypta::server::test {

struct Answer {
  unsigned status = 0;  ///< 0: none came
  std::map<std::string, std::string> headers{};
  std::string body{};
};

enum Opcode : std::uint8_t { continuation = 0, text = 1, binary = 2, closing = 8, ping = 9, pong = 10 };

struct Frame {
  bool came = false;
  bool last = true;
  std::uint8_t opcode = 0;
  std::string payload{};
  /// Of a closing frame.
  [[nodiscard]] unsigned code() const {
    if (opcode != closing || payload.size() < 2) return 0;
    return static_cast<unsigned>(static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]));
  }
};

class Client {
 public:
  explicit Client(std::uint16_t port, int receive_buffer = 0) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    // Longer than anything takes; a test that waits so long has failed.
    const timeval patience{20, 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (receive_buffer > 0) ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  Client(Client&& other) noexcept
      : socket_(std::exchange(other.socket_, -1)), connected_(other.connected_), input_(std::move(other.input_)) {}
  Client& operator=(Client&&) = delete;
  ~Client() { hang_up(); }

  [[nodiscard]] bool connected() const { return connected_; }
  void hang_up() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  }
  void finish_sending() { ::shutdown(socket_, SHUT_WR); }

  /// False if the other end does not take it.
  bool say(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }

  bool get(std::string_view target, std::string_view headers = "") {
    return say("GET " + std::string(target) + " HTTP/1.1\r\nHost: here\r\n" + std::string(headers) + "\r\n");
  }
  bool post(std::string_view target, std::string_view body) {
    return say("POST " + std::string(target) + " HTTP/1.1\r\nHost: here\r\nContent-Length: " +
               std::to_string(body.size()) + "\r\n\r\n" + std::string(body));
  }

  Answer answer(bool with_body = true) {
    Answer found;
    std::size_t end = 0;
    while ((end = input_.find("\r\n\r\n")) == std::string::npos) {
      if (!more()) return found;
    }
    std::size_t at = input_.find("\r\n");
    found.status = static_cast<unsigned>(std::stoul(input_.substr(9, 3)));
    while (at < end) {
      const std::size_t start = at + 2;
      at = input_.find("\r\n", start);
      const std::string line = input_.substr(start, at - start);
      const auto colon = line.find(':');
      std::string name = line.substr(0, colon);
      for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      const auto value = line.find_first_not_of(' ', colon + 1);
      found.headers[name] = value == std::string::npos ? "" : line.substr(value);
    }
    input_.erase(0, end + 4);
    const auto length = found.headers.find("content-length");
    if (with_body && length != found.headers.end()) found.body = take(std::stoul(length->second)).second;
    return found;
  }
  Answer ask(std::string_view target, std::string_view headers = "") {
    get(target, headers);
    return answer();
  }

  Answer upgrade(std::string_view target = "/socket", std::string_view headers = "") {
    return ask(target,
               "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                   std::string(headers));
  }

  bool send_frame(std::uint8_t opcode, std::string_view payload, bool last = true, bool masked = true) {
    std::string out;
    out += static_cast<char>((last ? 0x80 : 0) | opcode);
    const int mask_bit = masked ? 0x80 : 0;
    if (payload.size() < 126) {
      out += static_cast<char>(mask_bit | static_cast<int>(payload.size()));
    } else {
      const int bytes = payload.size() < 65536 ? 2 : 8;
      out += static_cast<char>(mask_bit | (bytes == 2 ? 126 : 127));
      for (int i = bytes - 1; i >= 0; --i) out += static_cast<char>(payload.size() >> (8 * i) & 0xff);
    }
    const std::string mask = "\x12\x34\x56\x78";
    if (masked) out += mask;
    for (std::size_t i = 0; i < payload.size(); ++i) {
      out += static_cast<char>(masked ? payload[i] ^ mask[i % 4] : payload[i]);
    }
    return say(out);
  }
  bool send_text(std::string_view payload) { return send_frame(Opcode::text, payload); }

  Frame frame() {
    Frame found;
    const auto [ok, head] = take(2);
    if (!ok) return found;
    found.last = (head[0] & 0x80) != 0;
    found.opcode = static_cast<std::uint8_t>(head[0] & 0x0f);
    std::size_t size = head[1] & 0x7f;
    if (size >= 126) {
      const auto [size_ok, bytes] = take(size == 126 ? 2 : 8);
      if (!size_ok) return found;
      size = 0;
      for (const char c : bytes) size = size << 8 | static_cast<unsigned char>(c);
    }
    auto [payload_ok, payload] = take(size);
    found.came = payload_ok;
    found.payload = std::move(payload);
    return found;
  }

  /// Nothing more came, and the connection is closed or broken.
  bool at_end() { return input_.empty() && !more() && !timed_out_; }

 private:
  bool more() {
    char bytes[16384];
    const auto got = ::recv(socket_, bytes, sizeof bytes, 0);
    timed_out_ = got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
    if (got <= 0) return false;
    input_.append(bytes, static_cast<std::size_t>(got));
    return true;
  }
  std::pair<bool, std::string> take(std::size_t size) {
    while (input_.size() < size) {
      if (!more()) return {false, {}};
    }
    std::string taken = input_.substr(0, size);
    input_.erase(0, size);
    return {true, taken};
  }

  int socket_;
  bool connected_ = false;
  bool timed_out_ = false;
  std::string input_;
};

}  // namespace krypta::server::test
