#include "engine/blake2b.h"

#include "engine/bytes.h"
#include "gtest/gtest.h"

namespace alea {
namespace {

template <std::size_t kBytes>
std::string hex(const std::array<std::uint8_t, kBytes>& digest) {
  return write(Bytes<void, kBytes>{digest});
}

/// 0, 1, 2 …
std::vector<std::uint8_t> counted(std::size_t size) {
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(i));
  return bytes;
}

std::string keyed(std::size_t size) {
  const auto key = counted(64);
  return hex(Blake2b<64>({.key = key, .person = {}}).add(counted(size)).digest());
}

std::string plain(std::size_t size) { return hex(Blake2b<64>({}).add(counted(size)).digest()); }

TEST(Blake2b, gives_the_example_of_the_rfc) {
  const std::array<std::uint8_t, 3> abc{'a', 'b', 'c'};
  EXPECT_EQ(hex(Blake2b<64>({}).add(abc).digest()),
            "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
            "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
}

TEST(Blake2b, gives_the_known_digests_where_a_block_is_just_full) {
  EXPECT_EQ(plain(0),
            "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419"
            "d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce");
  EXPECT_EQ(plain(128),
            "2319e3789c47e2daa5fe807f61bec2a1a6537fa03f19ff32e87eecbfd64b7e0e"
            "8ccff439ac333b040f19b0c4ddd11a61e24ac1fe0f10a039806c5dcc0da3d115");
  EXPECT_EQ(plain(129),
            "f59711d44a031d5f97a9413c065d1e614c417ede998590325f49bad2fd444d3e"
            "4418be19aec4e11449ac1a57207898bc57d76a1bcf3566292c20c683a5c4648f");
}

TEST(Blake2b, gives_the_known_digests_with_a_key) {
  EXPECT_EQ(keyed(0),
            "10ebb67700b1868efb4417987acf4690ae9d972fb7a590c2f02871799aaa4786"
            "b5e996e8f0f4eb981fc214b005f42d2ff4233499391653df7aefcbc13fc51568");
  EXPECT_EQ(keyed(128),
            "72065ee4dd91c2d8509fa1fc28a37c7fc9fa7d5b3f8ad3d0d7a25626b57b1b44"
            "788d4caf806290425f9890a3a2a35a905ab4b37acfd0da6e4517b2525c9651e4");
  EXPECT_EQ(keyed(255),
            "142709d62e28fcccd0af97fad0f8465b971e82201dc51070faa0372aa43e9248"
            "4be1c1e73ba10906d5d1853db6a4106e0a7bf9800d373d6dee2d46d62ef2a461");
}

TEST(Blake2b, gives_the_known_digests_with_a_personalisation) {
  const auto key = counted(32);
  EXPECT_EQ(hex(Blake2b<32>({.key = key, .person = "alea.test"}).add(counted(40)).digest()),
            "383dad317e4c12c50363a4a763fe92403c4076370277caa3d16e2853de893ad2");
  const auto short_key = counted(1);
  EXPECT_EQ(hex(Blake2b<20>({.key = short_key, .person = "sixteen bytes ok"}).add(counted(3)).digest()),
            "f0f9c6101a62843f67245236c17022e5b2314aa6");
}

TEST(Blake2b, does_not_care_in_which_parts_a_message_comes) {
  const auto message = counted(250);
  Blake2b<64> hash({});
  for (std::size_t at = 0; at < message.size(); at += 25) hash.add(std::span(message).subspan(at, 25));
  EXPECT_EQ(hex(hash.digest()), plain(250));
}

TEST(Blake2b, writes_numbers_with_the_lowest_byte_first) {
  const std::array<std::uint8_t, 8> bytes{8, 7, 6, 5, 4, 3, 2, 1};
  EXPECT_EQ(Blake2b<32>({}).add_number(0x0102030405060708).digest(), Blake2b<32>({}).add(bytes).digest());
}

/// The input bytes of the self-test in the RFC.
std::vector<std::uint8_t> fibonacci(std::size_t size, std::uint32_t seed) {
  std::uint32_t a = 0xDEAD4BADU * seed;
  std::uint32_t b = 1;
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i < size; ++i) {
    const std::uint32_t sum = a + b;
    a = b;
    b = sum;
    bytes.push_back(static_cast<std::uint8_t>(sum >> 24U));
  }
  return bytes;
}

template <std::size_t kBytes>
void add_digests(Blake2b<32>& all) {
  for (const std::size_t size : {0, 3, 128, 129, 255, 1024}) {
    const auto message = fibonacci(size, static_cast<std::uint32_t>(size));
    const auto key = fibonacci(kBytes, kBytes);
    all.add(Blake2b<kBytes>({}).add(message).digest());
    all.add(Blake2b<kBytes>({.key = key, .person = {}}).add(message).digest());
  }
}

TEST(Blake2b, passes_the_self_test_of_the_rfc) {
  Blake2b<32> all({});
  add_digests<20>(all);
  add_digests<32>(all);
  add_digests<48>(all);
  add_digests<64>(all);
  EXPECT_EQ(hex(all.digest()), "c23a7800d98123bd10f506c61e29da5603d763b8bbad2e737f5e765a7bccd475");
}

}  // namespace
}  // namespace alea
