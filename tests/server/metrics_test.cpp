#include "server/app/metrics.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace krypta::server::metrics_test {
namespace {

TEST(MetricsText, WritesACounterAndAGauge) {
  MetricsText metrics;
  metrics.counter("krypta_requests_total", "Requests answered.", std::uint64_t{1'234'567'890});
  metrics.gauge("krypta_sockets", "Sockets open.", 3);
  EXPECT_EQ(metrics.text(),
            "# HELP krypta_requests_total Requests answered.\n"
            "# TYPE krypta_requests_total counter\n"
            "krypta_requests_total 1234567890\n"
            "# HELP krypta_sockets Sockets open.\n"
            "# TYPE krypta_sockets gauge\n"
            "krypta_sockets 3\n");
}

TEST(MetricsText, WritesTheHeadOnceForAllSamples) {
  MetricsText metrics;
  const std::vector<Sample> samples{{{{"state", "open"}, {"game", "nowa-huta"}}, 2}, {{{"state", "over"}}, 0.5}};
  metrics.gauge("krypta_tables", "Tables.", samples);
  EXPECT_EQ(metrics.text(),
            "# HELP krypta_tables Tables.\n"
            "# TYPE krypta_tables gauge\n"
            "krypta_tables{state=\"open\",game=\"nowa-huta\"} 2\n"
            "krypta_tables{state=\"over\"} 0.5\n");
}

TEST(MetricsText, EscapesHelpAndLabelsEachInItsWay) {
  MetricsText metrics;
  const std::vector<Sample> samples{{{{"path", "a\"b\\c\nd"}}, 1}};
  metrics.counter("x_total", "say \"a\\b\"\nand more", samples);
  EXPECT_EQ(metrics.text(),
            "# HELP x_total say \"a\\\\b\"\\nand more\n"
            "# TYPE x_total counter\n"
            "x_total{path=\"a\\\"b\\\\c\\nd\"} 1\n");
}

TEST(MetricsText, WritesWhatIsNoFiniteNumberAsPrometheusReadsIt) {
  MetricsText metrics;
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const std::vector<Sample> samples{{{}, infinity}, {{}, -infinity}, {{}, std::nan("")}, {{}, -1.5}};
  metrics.gauge("x", "X.", samples);
  EXPECT_EQ(metrics.text(), "# HELP x X.\n# TYPE x gauge\nx +Inf\nx -Inf\nx NaN\nx -1.5\n");
}

TEST(Histogram, CountsWhatTookNoLongerThanEachBound) {
  Histogram histogram;
  for (const double seconds : {0.0005, 0.0006, 0.001, 0.2, 5.0, 7.0}) histogram.observe(seconds);
  EXPECT_EQ(histogram.count(), 6U);
  EXPECT_DOUBLE_EQ(histogram.sum(), 12.2021);
  const auto counts = histogram.cumulative();
  EXPECT_EQ(counts[0], 1U);   // 0.0005
  EXPECT_EQ(counts[1], 3U);   // 0.001
  EXPECT_EQ(counts[7], 3U);   // 0.1
  EXPECT_EQ(counts[8], 4U);   // 0.25
  EXPECT_EQ(counts[12], 5U);  // 5
  EXPECT_EQ(counts.size(), 13U);
}

TEST(Histogram, IsNotSpoiledByStrangeTimes) {
  Histogram histogram;
  histogram.observe(std::nan(""));
  histogram.observe(-3);
  EXPECT_EQ(histogram.count(), 1U);
  EXPECT_EQ(histogram.sum(), 0);
  EXPECT_EQ(histogram.cumulative()[0], 1U);
}

TEST(MetricsText, WritesAHistogramThatAddsUp) {
  Histogram histogram;
  for (const double seconds : {0.0004, 0.002, 0.75, 9.0}) histogram.observe(seconds);
  MetricsText metrics;
  metrics.histogram("krypta_choice_seconds", "From a choice to its acknowledgement.", histogram);
  EXPECT_EQ(metrics.text(),
            "# HELP krypta_choice_seconds From a choice to its acknowledgement.\n"
            "# TYPE krypta_choice_seconds histogram\n"
            "krypta_choice_seconds_bucket{le=\"0.0005\"} 1\n"
            "krypta_choice_seconds_bucket{le=\"0.001\"} 1\n"
            "krypta_choice_seconds_bucket{le=\"0.0025\"} 2\n"
            "krypta_choice_seconds_bucket{le=\"0.005\"} 2\n"
            "krypta_choice_seconds_bucket{le=\"0.01\"} 2\n"
            "krypta_choice_seconds_bucket{le=\"0.025\"} 2\n"
            "krypta_choice_seconds_bucket{le=\"0.05\"} 2\n"
            "krypta_choice_seconds_bucket{le=\"0.1\"} 2\n"
            "krypta_choice_seconds_bucket{le=\"0.25\"} 2\n"
            "krypta_choice_seconds_bucket{le=\"0.5\"} 2\n"
            "krypta_choice_seconds_bucket{le=\"1\"} 3\n"
            "krypta_choice_seconds_bucket{le=\"2.5\"} 3\n"
            "krypta_choice_seconds_bucket{le=\"5\"} 3\n"
            "krypta_choice_seconds_bucket{le=\"+Inf\"} 4\n"
            "krypta_choice_seconds_sum 9.7524\n"
            "krypta_choice_seconds_count 4\n");
}

}  // namespace
}  // namespace krypta::server::metrics_test
