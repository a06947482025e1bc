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

TEST(Report, plots_nothing_where_there_is_nothing) {
  Report report = small_report();
  report.tables[0].rows.clear();
  EXPECT_EQ(count(report_page(report, "", ""), "<svg"), 0);
}

}  // namespace
}  // namespace alea::lab
