#include <string>

#include "gtest/gtest.h"
#include "lab/report_page.h"
#include "lab/report_text.h"

namespace alea::lab {
namespace {

using Kind = Report::Column::Kind;

Report small_report() {
  return {{{.title = "Goals",
            .about = "How often each is met",
            .columns = {{"goal", Kind::text}, {"points", Kind::count}, {"rate", Kind::share}, {"sets", Kind::number}},
            .rows = {{std::string("Zoë's <Run>"), 3.0, 0.125, 2.5}, {std::string("Pair"), 1.0, 1.0, {}}},
            .plots = {{.kind = Report::Plot::Kind::points, .title = "Rate by points", .across = 1, .up = 2},
                      {.kind = Report::Plot::Kind::bars, .title = "Rate by goal", .across = 0, .up = 2}}}}};
}

TEST(Report, is_aligned_as_text) {
  EXPECT_EQ(report_text(small_report()),
            "Goals\n"
            "  How often each is met\n"
            "\n"
            "  goal         points     rate  sets\n"
            "  Zoë's <Run>       3   12.5 %  2.50\n"
            "  Pair              1  100.0 %\n");
}

TEST(Report, shows_figures_before_the_tables) {
  Report report = small_report();
  report.figures = {{{"games", Kind::count}, 12000.0}, {{"moves per game"}, 25.314}, {{"winner", Kind::text}, "Zoë"}};
  EXPECT_EQ(report_text(report).find("  games           12000\n"
                                     "  moves per game  25.31\n"
                                     "  winner            Zoë\n"
                                     "\n"
                                     "Goals\n"),
            0);
  EXPECT_NE(report_page(report, "", "").find("<th class=\"text\">moves per game</th><td>25.31</td>"),
            std::string::npos);
}

TEST(Report, shows_as_many_decimals_as_a_column_asks_for) {
  EXPECT_EQ(shown(0.12345, {.name = "", .kind = Kind::share, .places = 2}), "12.35 %");
  EXPECT_EQ(shown(-12.345, {.name = "", .kind = Kind::number, .places = 0}), "-12");
  EXPECT_EQ(shown(0.0, {.name = ""}), "0.00");
  EXPECT_EQ(shown(-0.0000123, {.name = ""}), "-1.2e-05");
}

TEST(Report, fits_the_width_by_wrapping_the_widest_text) {
  Report report = small_report();
  report.tables[0].about = "How often each of the goals is met in a set";
  report.tables[0].rows[1][0] = std::string("A pair of dice and three others");
  EXPECT_EQ(report_text(report, 40),
            "Goals\n"
            "  How often each of the goals is met in\n"
            "  a set\n"
            "\n"
            "  goal             points     rate  sets\n"
            "  Zoë's <Run>           3   12.5 %  2.50\n"
            "  A pair of dice        1  100.0 %\n"
            "  and three\n"
            "  others\n");
}

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(Report, is_a_page_with_a_mark_for_every_number_plotted) {
  const std::string page = report_page(small_report(), "A & B", "two goals");
  EXPECT_EQ(count(page, "<svg"), 2);
  EXPECT_EQ(count(page, "<circle"), 2);
  EXPECT_EQ(count(page, "<rect"), 2);
  EXPECT_NE(page.find("<td class=\"text\">Zoë's &lt;Run&gt;</td><td>3</td><td>12.5 %</td>"), std::string::npos);
  EXPECT_NE(page.find("<h1>A &amp; B</h1>"), std::string::npos);
  EXPECT_EQ(page.find("<Run>"), std::string::npos);
  EXPECT_EQ(page.find("http"), std::string::npos);
}

TEST(Report, leaves_out_a_table_without_rows) {
  Report report = small_report();
  report.tables[0].rows.clear();
  EXPECT_EQ(report_text(report), "");
  EXPECT_EQ(count(report_page(report, "", ""), "Goals"), 0);
}

TEST(Report, plots_nothing_without_numbers) {
  Report report = small_report();
  report.tables[0].rows = {{std::string("Pair"), 1.0, {}, {}}};
  EXPECT_EQ(count(report_page(report, "", ""), "<svg"), 0);
}

}  // namespace
}  // namespace alea::lab
