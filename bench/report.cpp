#include "bench/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace krypta::load {

namespace {

/// What may come from elsewhere, as a text of JSON.
std::string in_quotes(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return out + "\"";
}

std::string line(std::string_view name, const std::string& value) { return fmt::format("  {:<28}{}\n", name, value); }

double rate(const Report& report) {
  const Figures& figures = report.figures;
  return figures.seconds > 0 ? static_cast<double>(figures.microseconds.size()) / figures.seconds : 0;
}

}  // namespace

bool Report::good() const { return problems.empty() && figures.error_count() == 0 && (!checked || checked->good()); }

double Report::quantile(double part) const {
  const auto& times = figures.microseconds;
  if (times.empty()) return 0;
  const auto place = static_cast<std::size_t>(std::ceil(part * static_cast<double>(times.size())));
  return times[std::clamp<std::size_t>(place, 1, times.size()) - 1] / 1000.0;
}

const Stage* Report::stage(std::string_view name) const {
  const auto found = std::ranges::find(stages, name, &Stage::name);
  return found == stages.end() ? nullptr : &*found;
}

std::optional<double> Report::each(std::string_view from, std::string_view to, std::size_t count) const {
  const Stage* first = stage(from);
  const Stage* second = stage(to);
  if (first == nullptr || second == nullptr || count == 0) return std::nullopt;
  return (second->memory.now - first->memory.now) * 1024 / static_cast<double>(count);
}

void close(Report& report) { std::ranges::sort(report.figures.microseconds); }

std::string as_table(const Report& report) {
  const Figures& figures = report.figures;
  std::string text = "krypta_load\n";
  text += line("tables", std::to_string(report.tables));
  text += line("connections", std::to_string(report.connections));
  text += line("choices", fmt::format("{} in {:.1f} s", figures.microseconds.size(), figures.seconds));
  text += line("rate", fmt::format("{:.1f} /s of {:.0f} /s asked for ({} missed)", rate(report), report.rate_asked,
                                   figures.missed));
  text += line("matches over", std::to_string(figures.matches_over));
  text += line("packets", fmt::format("{} ({:.1f} MB)", figures.packets, static_cast<double>(figures.bytes) / 1e6));
  text += line("acknowledged, ms", fmt::format("p50 {:.2f}  p90 {:.2f}  p99 {:.2f}  max {:.2f}", report.quantile(0.5),
                                               report.quantile(0.9), report.quantile(0.99), report.quantile(1)));
  text += line("errors", std::to_string(figures.error_count()));
  for (const auto& [code, times] : figures.errors) text += line("  " + code, std::to_string(times));
  if (figures.refused > 0) text += line("refused as expected", std::to_string(figures.refused));
  text += line("stale", std::to_string(figures.stale));
  if (report.come_back) {
    text += line("came back", fmt::format("{} times", figures.returns));
    text += line("not stored at first", std::to_string(figures.not_stored));
    text += line("longest standstill", fmt::format("{:.1f} s", figures.standstill));
  }
  text += line("lost", report.checked ? fmt::format("{} of {}", report.checked->lost, report.checked->choices) : "?");
  for (const Stage& stage : report.stages) {
    text += line("memory, MB",
                 fmt::format("{:7.1f} (at most {:7.1f})  {}", stage.memory.now, stage.memory.most, stage.what));
  }
  const auto idle = report.each("accounts", "tables", report.tables);
  const auto connection = report.each("tables", "connections", report.connections);
  if (idle) text += line("memory of an idle table", fmt::format("{:.1f} kB", *idle));
  if (connection) text += line("memory of a connection", fmt::format("{:.1f} kB", *connection));
  if (report.server_processor > 0) {
    text += line("processor", fmt::format("server {:.1f} s, client {:.1f} s of {:.1f} s", report.server_processor,
                                          report.client_processor, figures.seconds));
  }
  for (const std::string& problem : report.problems) text += line("problem", problem);
  if (report.checked) {
    for (const std::string& problem : report.checked->problems) text += line("lost", problem);
  }
  return text;
}

std::string as_json(const Report& report) {
  const Figures& figures = report.figures;
  std::string errors;
  for (const auto& [code, times] : figures.errors) {
    errors += fmt::format("{}{}:{}", errors.empty() ? "" : ",", in_quotes(code), times);
  }
  std::string stages;
  for (const Stage& stage : report.stages) {
    stages += fmt::format(R"({}{{"stage":"{}","rss_mb":{:.1f},"most_mb":{:.1f}}})", stages.empty() ? "" : ",",
                          stage.name, stage.memory.now, stage.memory.most);
  }
  const auto kilobytes = [](std::optional<double> value) { return value ? fmt::format("{:.1f}", *value) : "null"; };
  std::string problems;
  const auto add = [&](const std::string& problem) { problems += (problems.empty() ? "" : ",") + in_quotes(problem); };
  for (const std::string& problem : report.problems) add(problem);
  if (report.checked) std::ranges::for_each(report.checked->problems, add);
  std::string text = fmt::format(
      R"({{"ok":{},"tables":{},"connections":{},"choices":{},"seconds":{:.2f},"rate":{:.1f},)"
      R"("rate_asked":{:.1f},"missed":{},"matches_over":{},"packets":{},"bytes":{},)",
      report.good(), report.tables, report.connections, figures.microseconds.size(), figures.seconds, rate(report),
      report.rate_asked, figures.missed, figures.matches_over, figures.packets, figures.bytes);
  text += fmt::format(R"("p50_ms":{:.2f},"p90_ms":{:.2f},"p99_ms":{:.2f},"max_ms":{:.2f},"errors":{},)"
                      R"("error_codes":{{{}}},"stale":{},"lost":{},)",
                      report.quantile(0.5), report.quantile(0.9), report.quantile(0.99), report.quantile(1),
                      figures.error_count(), errors, figures.stale,
                      report.checked ? std::to_string(report.checked->lost) : "null");
  text += fmt::format(R"("memory":[{}],"idle_table_kb":{},"connection_kb":{},)"
                      R"("server_processor_s":{:.1f},"client_processor_s":{:.1f},"problems":[{}]}})",
                      stages, kilobytes(report.each("accounts", "tables", report.tables)),
                      kilobytes(report.each("tables", "connections", report.connections)), report.server_processor,
                      report.client_processor, problems);
  return text + "\n";
}

}  // namespace krypta::load
