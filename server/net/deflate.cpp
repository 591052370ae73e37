#include "server/net/deflate.hpp"

#include <array>
#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>

namespace krypta::server {

namespace {

namespace zlib = boost::beast::zlib;

/// Moves what there is through a stream; false if the stream does not come to its end, or gives more than so much.
template <class Stream>
bool pass(Stream& stream, std::string_view bytes, zlib::Flush flush, std::size_t most, std::string& out) {
  std::array<char, 65536> piece{};
  zlib::z_params at;
  at.next_in = bytes.data();
  at.avail_in = bytes.size();
  for (;;) {
    at.next_out = piece.data();
    at.avail_out = piece.size();
    boost::beast::error_code code;
    stream.write(at, flush, code);
    const std::size_t made = piece.size() - at.avail_out;
    if (made > most - out.size()) return false;
    out.append(piece.data(), made);
    if (code == zlib::error::end_of_stream) return true;
    if (code || made == 0) return false;
  }
}

}  // namespace

std::string deflated(std::string_view bytes) {
  zlib::deflate_stream stream;
  std::string out;
  static_cast<void>(pass(stream, bytes, zlib::Flush::finish, SIZE_MAX, out));
  return out;
}

std::string gzipped(std::string_view bytes) {
  // RFC 1952: no name, no time, from an unknown system.
  std::string file{"\x1f\x8b\x08\0\0\0\0\0\0\xff", 10};
  file += deflated(bytes);
  boost::crc_32_type sum;
  sum.process_bytes(bytes.data(), bytes.size());
  for (std::uint32_t number : {static_cast<std::uint32_t>(sum.checksum()), static_cast<std::uint32_t>(bytes.size())}) {
    for (int i = 0; i < 4; ++i, number >>= 8) file += static_cast<char>(number & 0xFF);
  }
  return file;
}

std::optional<std::string> inflated(std::string_view bytes, std::size_t most) {
  zlib::inflate_stream stream;
  std::string out;
  // A stream that ends with a whole byte is seen to end only where another one follows.
  std::string followed{bytes};
  followed += '\0';
  if (!pass(stream, followed, zlib::Flush::sync, most, out)) return std::nullopt;
  return out;
}

}  // namespace krypta::server
