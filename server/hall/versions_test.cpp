// Data folders of the previous version still open. server/store/version_2.sql was left behind by a server of that
// version; the lists here are what it answered.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/hall/hall_for_tests.h"

namespace alea::server {
namespace {

const std::string kAnnsToken = "e994588d381262f3eaf77760ca95c9323daeeb76ee27c5e8dc9c7f900eca38cc";
const std::string kBosToken = "29d2a85b9939ae562536b5262135f63c9e5339bac4443805c3688a810dbd33e8";

const std::string kListed =
    R"json({"tables":[{"table":"094e10b66435949a","game":"dracarys_dice","status":"playing",)json"
    R"json("seats":[{"kind":"person","name":"Ann","agrees":true},{"kind":"person","name":"Bo \"B\" O'Neil"},{"kind":"bot","name":"Cedar","level":"easy"},{"kind":"person","name":"Di","held":true}],)json"
    R"json("turn":"A","clock":{"days":1},"since":1794951440464})json"
    R"json(,{"table":"5c9cb3a13024de46","game":"dracarys_dice","status":"dealing",)json"
    R"json("seats":[{"kind":"person","name":"Ann"},{"kind":"bot","name":"Birch","level":"easy"}],)json"
    R"json("turn":"","clock":{"seconds":30,"reserve":300},"since":1794951437971})json"
    R"json(,{"table":"75e8a67fd1066225","game":"dracarys_dice","status":"open",)json"
    R"json("seats":[{"kind":"person","name":"Ann"},{"kind":"open"},{"kind":"invite"},{"kind":"person","name":"Cléo"}],)json"
    R"json("turn":"","since":0}]})json";
const std::string kAnns =
    R"json({"tables":[{"you":"A","table":"094e10b66435949a","game":"dracarys_dice","status":"playing",)json"
    R"json("seats":[{"kind":"person","name":"Ann","agrees":true},{"kind":"person","name":"Bo \"B\" O'Neil"},{"kind":"bot","name":"Cedar","level":"easy"},{"kind":"person","name":"Di","held":true}],)json"
    R"json("turn":"A","clock":{"days":1},"since":1794951440464})json"
    R"json(,{"you":"A","table":"5c9cb3a13024de46","game":"dracarys_dice","status":"dealing",)json"
    R"json("seats":[{"kind":"person","name":"Ann"},{"kind":"bot","name":"Birch","level":"easy"}],)json"
    R"json("turn":"","clock":{"seconds":30,"reserve":300},"since":1794951437971})json"
    R"json(,{"you":"A","table":"3a5865e547175e9b","game":"dracarys_dice","status":"open",)json"
    R"json("seats":[{"kind":"person","name":"Ann"},{"kind":"invite"}],)json"
    R"json("turn":"","clock":{"days":2},"since":0})json"
    R"json(,{"you":"AD","table":"75e8a67fd1066225","game":"dracarys_dice","status":"open",)json"
    R"json("seats":[{"kind":"person","name":"Ann"},{"kind":"open"},{"kind":"invite"},{"kind":"person","name":"Cléo"}],)json"
    R"json("turn":"","since":0}]})json";
const std::string kBos =
    R"json({"tables":[{"you":"A","table":"79913647b18ebb47","game":"dracarys_dice","status":"over",)json"
    R"json("seats":[{"kind":"person","name":"Bo \"B\" O'Neil"},{"kind":"bot","name":"Birch","level":"easy"}],)json"
    R"json("turn":"","since":1794951440500})json"
    R"json(,{"you":"B","table":"094e10b66435949a","game":"dracarys_dice","status":"playing",)json"
    R"json("seats":[{"kind":"person","name":"Ann","agrees":true},{"kind":"person","name":"Bo \"B\" O'Neil"},{"kind":"bot","name":"Cedar","level":"easy"},{"kind":"person","name":"Di","held":true}],)json"
    R"json("turn":"A","clock":{"days":1},"since":1794951440464}]})json";

class PreviousVersion : public testing::Test {
 protected:
  PreviousVersion() { hall.restart_with(ALEA_VERSION_2); }
  HallForTests hall;
};

TEST_F(PreviousVersion, lists_are_the_same) {
  EXPECT_EQ(hall.request("GET", "/api/tables").body, kListed);
  EXPECT_EQ(hall.request("GET", "/api/tables?mine", {}, kAnnsToken).body, kAnns);
  EXPECT_EQ(hall.request("GET", "/api/tables?mine", {}, kBosToken).body, kBos);
}

TEST_F(PreviousVersion, games_go_on) {
  const ConnectionId ann = hall.join("094e10b66435949a", kAnnsToken);
  EXPECT_EQ(text_in(hall.wires.sent[ann].front(), "status"), "playing");
  EXPECT_THAT(hall.move(ann, 'A'), testing::HasSubstr(R"("u":)"));
}

TEST_F(PreviousVersion, people_sit_down_at_open_tables) {
  const ConnectionId bo = hall.join("75e8a67fd1066225", kBosToken);
  EXPECT_EQ(text_in(hall.ask(bo, "sit", R"("do":"sit","seat":"B")"), "you"), "B");
  EXPECT_THAT(hall.request("GET", "/api/tables?mine", {}, kBosToken).body, testing::HasSubstr("75e8a67fd1066225"));
}

TEST_F(PreviousVersion, records_can_be_read) {
  EXPECT_EQ(hall.request("GET", "/api/tables/79913647b18ebb47/record").status, 200);
}

}  // namespace
}  // namespace alea::server
