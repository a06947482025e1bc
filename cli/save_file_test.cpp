#include "cli/save_file.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "cli/command.h"

namespace alea::cli {
namespace {

namespace fs = std::filesystem;

class SaveFile : public testing::Test {
 protected:
  SaveFile() { fs::create_directories(folder_); }
  ~SaveFile() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  long files() const { return std::distance(fs::directory_iterator(folder_), fs::directory_iterator()); }

 private:
  fs::path folder_ = fs::path(testing::TempDir()) /
                     (std::string("alea_") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(SaveFile, replaces_the_text_and_leaves_nothing_else) {
  ASSERT_TRUE(save_file(path("a"), "one"));
  ASSERT_TRUE(save_file(path("a"), "two"));
  EXPECT_EQ(*read_file(path("a")), "two");
  EXPECT_EQ(files(), 1);
}

TEST_F(SaveFile, follows_a_link) {
  ASSERT_TRUE(save_file(path("a"), "one"));
  fs::create_symlink("a", path("link"));
  ASSERT_TRUE(save_file(path("link"), "two"));
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(*read_file(path("a")), "two");
}

TEST_F(SaveFile, refuses_a_folder_and_keeps_it) {
  fs::create_directory(path("folder"));
  EXPECT_FALSE(check_save_path(path("folder")));
  EXPECT_FALSE(save_file(path("folder"), "text"));
  EXPECT_EQ(files(), 1);
}

TEST_F(SaveFile, refuses_a_folder_that_is_not_there) {
  EXPECT_FALSE(check_save_path(path("gone/a")));
  EXPECT_FALSE(save_file(path("gone/a"), "text"));
  EXPECT_TRUE(check_save_path(path("a")));
  EXPECT_TRUE(check_save_path("a"));
}

TEST(ShellQuoted, quotes_only_where_it_must) {
  EXPECT_EQ(shell_quoted("games/a-1.alea"), "games/a-1.alea");
  EXPECT_EQ(shell_quoted("my game"), "'my game'");
  EXPECT_EQ(shell_quoted("it's"), "'it'\\''s'");
}

}  // namespace
}  // namespace alea::cli
