#include "wire/json.hpp"

#include <boost/json.hpp>
#include <limits>

namespace krypta::wire {

namespace {

Value convert(const boost::json::value& from) {
  switch (from.kind()) {
    case boost::json::kind::null: return {};
    case boost::json::kind::bool_: return from.get_bool();
    case boost::json::kind::int64: return from.get_int64();
    case boost::json::kind::uint64:  // only numbers that int64 cannot hold
      return static_cast<double>(from.get_uint64());
    case boost::json::kind::double_: return from.get_double();
    case boost::json::kind::string: return std::string_view{from.get_string()};
    case boost::json::kind::array: {
      Value::Array items;
      items.reserve(from.get_array().size());
      for (const auto& item : from.get_array()) items.push_back(convert(item));
      return items;
    }
    case boost::json::kind::object: {
      Value::Object members;
      members.reserve(from.get_object().size());
      for (const auto& member : from.get_object())
        members.emplace_back(std::string{member.key()}, convert(member.value()));
      return members;
    }
  }
  return {};
}

}  // namespace

Result<Value> parse_json(std::string_view text) {
  boost::json::stream_parser parser;
  boost::json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (!error && read < text.size()) error = boost::json::error::extra_data;
  if (!error) parser.finish(error);
  if (error) {
    return Refusal{Refusal::Code::bad_request, "not JSON: " + error.message() + " at byte " + std::to_string(read), {}};
  }
  return convert(parser.release());
}

}  // namespace krypta::wire
