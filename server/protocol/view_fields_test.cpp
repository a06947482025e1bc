#include "server/protocol/view_fields.h"

#include <functional>
#include <string>

#include "gtest/gtest.h"

namespace alea::server {
namespace {

/// A view that shows what the test says.
class ViewOf final : public AnyView {
 public:
  explicit ViewOf(std::function<void(Description&)> describe) : describe_(std::move(describe)) {}
  Viewer viewer() const override { return Viewer::spectator(); }
  void describe(Description& description) const override { describe_(description); }
  void show(Canvas& /*canvas*/) const override {}
  bool notes(Canvas& /*canvas*/) const override { return false; }
  Fact choice(std::string_view /*move*/) const override { return {}; }
  void reasons(std::string_view /*move*/, Facts& /*facts*/) const override {}

 private:
  std::function<void(Description&)> describe_;
};

ViewFields fields(std::function<void(Description&)> describe) { return ViewFields(ViewOf(std::move(describe))); }

TEST(ViewFields, the_whole_is_what_the_view_describes) {
  const ViewFields view = fields([](Description& description) {
    description.text("phase", "a \"quote\", {brace}");
    description.begin_object("hand");
    description.numbers("cards", std::vector<int>{1, 2});
    description.end_object();
    description.flag("done", true);
  });
  EXPECT_EQ(view.whole(), R"({"phase":"a \"quote\", {brace}","hand":{"cards":[1,2]},"done":true})");
  EXPECT_EQ(fields([](Description&) {}).whole(), "{}");
}

TEST(ViewFields, only_what_differs_is_a_change) {
  const auto table = [](int pile, std::vector<int> dice) {
    return fields([=](Description& description) {
      description.number("pile", pile);
      description.numbers("dice", dice);
      description.text("phase", "roll");
    });
  };
  EXPECT_EQ(table(1, {2, 3}).changes_since(table(1, {2, 3})), "");
  EXPECT_EQ(table(2, {2, 3}).changes_since(table(1, {2, 3})), R"({"pile":2})");
  EXPECT_EQ(table(2, {2, 4}).changes_since(table(1, {2, 3})), R"({"pile":2,"dice":[2,4]})");
}

TEST(ViewFields, a_field_that_is_no_more_becomes_null_and_a_new_one_is_told) {
  const ViewFields few = fields([](Description& description) { description.number("pile", 1); });
  const ViewFields many = fields([](Description& description) {
    description.text("rolled", "DF");
    description.number("pile", 1);
  });
  EXPECT_EQ(few.changes_since(many), R"({"rolled":null})");
  EXPECT_EQ(many.changes_since(few), R"({"rolled":"DF"})");
}

}  // namespace
}  // namespace alea::server
