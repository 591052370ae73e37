#include "store/usage.hpp"

#include <array>
#include <charconv>
#include <utility>

#include "store/files.hpp"
#include "store/opening.hpp"
#include "store/statement.hpp"

namespace krypta::store {
namespace {

constexpr Time day = 86'400'000;
constexpr Time days_shown = 7;

/// Every table, with its texts that may be long.
constexpr std::array<std::pair<const char*, const char*>, 16> kinds{{{"entries", "body"},
                                                                     {"thoughts", "body"},
                                                                     {"archives", "body"},
                                                                     {"tables", "summary"},
                                                                     {"decks", "body"},
                                                                     {"accounts", "name"},
                                                                     {"sessions", "token_hash"},
                                                                     {"devices", "token_hash"},
                                                                     {"friends", ""},
                                                                     {"counted", ""},
                                                                     {"results", ""},
                                                                     {"sanctions", "reason"},
                                                                     {"reports", "context"},
                                                                     {"resets", ""},
                                                                     {"removed", ""},
                                                                     {"friend_links", "link"}}};

template <class Number>
Number number(const std::string& text) {
  Number value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}
std::uint64_t count(const std::string& text) { return number<std::uint64_t>(text); }

std::string bytes_of(const Dialect& dialect, const std::string& what) {
  if (what.empty()) return "0";
  std::string of = dialect.bytes;
  return "coalesce(sum(" + of.replace(of.find('$'), 1, what) + "), 0)";
}

std::string kinds_question(const Dialect& dialect) {
  std::string sql;
  for (const auto& [table, text] : kinds) {
    if (!sql.empty()) sql += " UNION ALL ";
    sql += "SELECT '" + std::string{table} + "', count(*), " + bytes_of(dialect, text) + " FROM " + table;
  }
  return sql;
}

std::string games_question(const Dialect& dialect) {
  const auto part = [&](const std::string& table) {
    return " LEFT JOIN (SELECT table_id, " + bytes_of(dialect, "body") + " AS size FROM " + table +
           " GROUP BY table_id) AS of_" + table + " ON of_" + table + ".table_id = tables.table_id";
  };
  return "SELECT " + dialect.game +
         " AS game, count(*), coalesce(sum(of_entries.size), 0), coalesce(sum(of_thoughts.size), 0), "
         "coalesce(sum(of_archives.size), 0) FROM tables" +
         part("entries") + part("thoughts") + part("archives") + " GROUP BY 1 ORDER BY 3 DESC, 1";
}

std::string days_question(const Dialect& dialect, Time from) {
  const std::string since = std::to_string(from);
  const std::string length = std::to_string(day);
  return "SELECT at / " + length + " AS day, count(*), " + bytes_of(dialect, "body") +
         ", sum(CASE WHEN number = 0 THEN 1 ELSE 0 END) FROM entries WHERE at >= " + since + " GROUP BY 1 ORDER BY 1";
}

}  // namespace

UsageOr ask_usage(const Dialect& dialect, const AskUsage& ask, Time now) {
  Usage usage;
  std::string problem;
  const auto each = [&](const std::string& sql, const auto& take) {
    if (!problem.empty()) return;
    auto rows = ask(sql);
    if (auto* failed = std::get_if<std::string>(&rows)) problem = std::move(*failed);
    if (problem.empty())
      for (const auto& row : std::get<UsageRows>(rows)) take(row);
  };
  each(dialect.whole, [&](const auto& row) {
    usage.bytes = count(row[0]);
    usage.free = count(row[1]);
  });
  each("SELECT coalesce(min(created), 0) FROM tables", [&](const auto& row) { usage.oldest = number<Time>(row[0]); });
  each(kinds_question(dialect), [&](const auto& row) {
    usage.kinds.push_back({row[0], count(row[1]), count(row[2])});
  });
  each(games_question(dialect), [&](const auto& row) {
    usage.games.push_back({row[0], count(row[1]), count(row[2]), count(row[3]), count(row[4])});
  });
  each(days_question(dialect, now - now % day - (days_shown - 1) * day), [&](const auto& row) {
    usage.days.push_back({number<Time>(row[0]) * day, count(row[1]), count(row[2]), count(row[3])});
  });
  if (!problem.empty()) return problem;
  return usage;
}

UsageOr usage_of_file(const std::string& path, Time now) {
  if (!exists(path)) return "there is no database '" + path + "'";
  auto opened = Connection::open(path, SQLITE_OPEN_READONLY);
  if (auto* problem = std::get_if<std::string>(&opened)) return "'" + path + "': " + *problem;
  auto& connection = std::get<Connection>(opened);
  if (std::string problem = refuse_unless_krypta(connection, "SELECT 'ok'"); !problem.empty())
    return "'" + path + "': " + problem;
  const auto ask = [&](const std::string& sql) -> std::variant<UsageRows, std::string> {
    UsageRows all;
    Rows rows = connection.ask(sql.c_str());
    while (rows.next()) {
      auto& row = all.emplace_back();
      for (int column = 0; column < rows.columns(); ++column) row.push_back(rows.text(column));
    }
    if (rows.failed()) return rows.problem();
    return all;
  };
  return ask_usage({"length(CAST($ AS BLOB))", "coalesce(json_extract(summary, '$.game'), '')",
                    "SELECT page_count * page_size, freelist_count * page_size "
                    "FROM pragma_page_count, pragma_freelist_count, pragma_page_size"},
                   ask, now);
}

}  // namespace krypta::store
