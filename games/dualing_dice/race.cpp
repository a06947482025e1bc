#include "games/dualing_dice/race.h"

#include <algorithm>
#include <numeric>

namespace alea::dualing_dice {

namespace {

constexpr std::size_t kSetPoints = 12;  // in one set, from 0; more are very rare
using Scores = std::array<float, kSetPoints>;

/// The probability that a player scores 0, 1, 2 … points in a set, from 20,000 games of two, four and eight `greedy`
/// players. Other player counts use one of these.
constexpr std::array<Scores, 3> kScores{{
    {0.2818F, 0.0521F, 0.2333F, 0.2307F, 0.1064F, 0.0542F, 0.0261F, 0.0108F, 0.0031F, 0.0012F, 0.0002F, 0.0001F},
    {0.2256F, 0.0464F, 0.1916F, 0.2684F, 0.1350F, 0.0674F, 0.0384F, 0.0186F, 0.0057F, 0.0020F, 0.0007F, 0.0002F},
    {0.1697F, 0.0466F, 0.1592F, 0.2549F, 0.1917F, 0.0880F, 0.0491F, 0.0259F, 0.0098F, 0.0035F, 0.0010F, 0.0006F},
}};

constexpr std::size_t scores_of(int players) { return players < 4 ? 0 : players < 6 ? 1 : 2; }

constexpr std::size_t kStarts = kPointsToWin + Course::kEnds - kSetPoints;

}  // namespace

/// All courses from a whole number of points, computed once.
class Courses {
 public:
  explicit Courses(const Scores& scores) {
    for (std::size_t points = 0; points < kStarts; ++points) courses_[points] = course_from(points, scores);
  }

  static const Courses& of(int players) {
    static const std::array<Courses, 3> kCourses{Courses(kScores[0]), Courses(kScores[1]), Courses(kScores[2])};
    return kCourses[scores_of(players)];
  }

  /// Interpolates linearly.
  Course between(float points) const {
    const float within = std::clamp(points, 0.0F, static_cast<float>(kStarts - 1));
    const std::size_t low = std::min(static_cast<std::size_t>(within), kStarts - 2);
    const float part = within - static_cast<float>(low);
    Course course;
    for (std::size_t set = 0; set < Course::kSets; ++set) {
      mix(courses_[low].ends_[set], courses_[low + 1].ends_[set], part, course.ends_[set]);
      mix(courses_[low].lets_win_[set], courses_[low + 1].lets_win_[set], part, course.lets_win_[set]);
    }
    return course;
  }

  Course after_set(std::size_t points) const {
    Course course;
    if (points >= kPointsToWin) {
      const std::size_t here = std::min(points - kPointsToWin, Course::kEnds - 1);
      course.ends_[0][here] = 1;
      course.lets_win_[0][here] = 0.5F;
      std::fill(course.lets_win_[0].begin() + static_cast<std::ptrdiff_t>(here) + 1, course.lets_win_[0].end(), 1.0F);
      return course;
    }
    course.lets_win_[0].fill(1);
    const Course& next = courses_[points];
    std::copy_n(next.ends_.begin(), Course::kSets - 1, course.ends_.begin() + 1);
    std::copy_n(next.lets_win_.begin(), Course::kSets - 1, course.lets_win_.begin() + 1);
    return course;
  }

 private:
  static Course course_from(std::size_t start, const Scores& scores) {
    Course course;
    std::array<float, kPointsToWin + Course::kEnds> now{};  // by points: the probability of having them while below 15
    now[start] = 1;
    for (std::size_t set = 0; set < Course::kSets; ++set) {
      std::array<float, kPointsToWin + Course::kEnds> next{};
      for (std::size_t points = 0; points < kStarts; ++points) {
        for (std::size_t more = 0; more < kSetPoints; ++more) next[points + more] += now[points] * scores[more];
      }
      float fewer = 0;
      for (std::size_t points = 0; points < kPointsToWin; ++points) fewer += next[points];
      for (std::size_t end = 0; end < Course::kEnds; ++end) {
        float& here = next[kPointsToWin + end];
        course.ends_[set][end] = here;
        course.lets_win_[set][end] = fewer + here / 2;
        fewer += here;
        here = 0;
      }
      now = next;
    }
    return course;
  }

  static void mix(const Course::ByEnd& one, const Course::ByEnd& other, float part, Course::ByEnd& mixed) {
    for (std::size_t end = 0; end < Course::kEnds; ++end) mixed[end] = one[end] + part * (other[end] - one[end]);
  }

  std::array<Course, kStarts> courses_;
};

Course Course::from(float points, int players) { return Courses::of(players).between(points); }

Course Course::after_set(int points, int players) {
  return Courses::of(players).after_set(static_cast<std::size_t>(points));
}

float Course::ends_in(std::size_t set) const { return std::accumulate(ends_[set].begin(), ends_[set].end(), 0.0F); }

namespace {

/// Before normalisation.
float by_most_points(const BySeat<Course, kMostPlayers>& courses, Seat seat, Seats others) {
  float value = 0;
  for (std::size_t set = 0; set < Course::kSets; ++set) {
    Course::ByEnd wins = courses[seat].ends(set);
    for (const Seat other : others) {
      const Course::ByEnd& lets_win = courses[other].lets_win(set);
      for (std::size_t end = 0; end < Course::kEnds; ++end) wins[end] *= lets_win[end];
    }
    for (const float one : wins) value += one;
  }
  return value;
}

/// The same. Another seat that reaches 15 in the same set wins half of the time.
float by_fewest_goals(const BySeat<Course, kMostPlayers>& courses, Seat seat, Seats others) {
  BySeat<float, kMostPlayers> below;  // the probability of having fewer than 15 points
  for (const Seat other : others) below[other] = 1;
  float value = 0;
  for (std::size_t set = 0; set < Course::kSets; ++set) {
    float wins = courses[seat].ends_in(set);
    for (const Seat other : others) {
      const float ends = courses[other].ends_in(set);
      below[other] = std::max(below[other] - ends, 0.0F);
      wins *= below[other] + ends / 2;
    }
    value += wins;
  }
  return value;
}

}  // namespace

SeatValues winners_of(const BySeat<Course, kMostPlayers>& courses, int players, Ending ending) {
  const Seats all = Seats::all(players);
  const auto chance = ending == Ending::most_points ? by_most_points : by_fewest_goals;
  SeatValues values{};
  float sum = 0;
  for (const Seat seat : all) sum += values[seat] = chance(courses, seat, all.without(seat));
  for (const Seat seat : all) values[seat] /= sum;
  return values;
}

}  // namespace alea::dualing_dice
