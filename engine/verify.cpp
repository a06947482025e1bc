#include "engine/verify.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "engine/by_seat.h"
#include "engine/text.h"

namespace alea {
namespace {

using Verdict = Finding::Verdict;

std::string on_one_line(const Result& result) { return joined(split(write(result), '\n')); }

class Verifier {
 public:
  Verifier(const Record& record, std::unique_ptr<AnyState> start) : record_(record), state_(std::move(start)) {
    if (record.fair && record.fair->seed) {
      key_ = fair_key(*record.fair, *record.fair->seed, static_cast<int>(record.players.size()));
    }
  }

  Verification run() {
    found_.dice_checked = key_.has_value();
    const bool is_legal = check_events();
    if (is_legal) check_result();
    if (record_.fair) {
      check_seed();
      check_shares(*record_.fair);
    } else {
      add(Verdict::note, {"verify.no_fair_dice", {}});
    }
    if (key_) tell_dice(is_legal);
    return std::move(found_);
  }

 private:
  void add(Verdict verdict, Fact fact) { found_.findings.push_back({verdict, std::move(fact)}); }

  /// Whether the rules allow all events; stops at the first illegal one.
  bool check_events() {
    for (const Record::Event& event : record_.events) {
      ++event_;
      const std::string given = chance_gives(event);
      const auto done = apply(*state_, event);
      if (!given.empty() && (!done || done->text != given)) note_difference(harmless(event.text), given);
      if (!done) {
        add(Verdict::wrong,
            {"verify.event_wrong",
             {{"event", event_}, {"text", Quote{harmless(event.text)}}, {"reason", Quote{done.error().reason}}}});
        return false;
      }
    }
    add(Verdict::right, {"verify.events", {{"n", event_}}});
    return true;
  }

  /// The outcome that the fair dice give for this event; empty if they are unknown or it is not a chance event.
  std::string chance_gives(const Record::Event& event) {
    if (!key_ || event.seat || !state_->turn().is_chance()) return {};
    FairDice dice(*key_, static_cast<std::uint64_t>(event_));
    std::string given = state_->copy()->chance(dice).text;
    found_.draws.push_back({event_, dice.draws()});
    return given;
  }

  void note_difference(const std::string& text, const std::string& given) {
    if (differing_++ > 0) return;
    first_difference_ = {"verify.dice_wrong", {{"event", event_}, {"text", Quote{text}}, {"given", Quote{given}}}};
  }

  void check_result() {
    const bool is_over = state_->turn().is_over();
    if (record_.ended_by_agreement) {
      add(is_over ? Verdict::wrong : Verdict::right, {is_over ? "verify.ended_wrong" : "verify.ended", {}});
    } else if (!is_over) {
      add(record_.result ? Verdict::wrong : Verdict::note,
          {record_.result ? "verify.result_early" : "verify.unfinished", {}});
    } else if (!record_.result) {
      add(Verdict::wrong, {"verify.result_missing", {}});
    } else if (*record_.result == state_->result()) {
      add(Verdict::right, {"verify.result", {}});
    } else {
      add(Verdict::wrong,
          {"verify.result_wrong",
           {{"text", Quote{on_one_line(*record_.result)}}, {"reached", Quote{on_one_line(state_->result())}}}});
    }
  }

  void check_seed() {
    const Quote commitment{write(record_.fair->commitment)};
    if (!record_.fair->seed) {
      const bool is_over = state_->turn().is_over() || record_.result || record_.ended_by_agreement;
      add(is_over ? Verdict::wrong : Verdict::note, {is_over ? "verify.seed_missing" : "verify.seed_hidden", {}});
    } else if (commit(*record_.fair->seed) == record_.fair->commitment) {
      add(Verdict::right, {"verify.seed", {{"commitment", commitment}}});
    } else {
      add(Verdict::wrong, {"verify.seed_wrong", {{"commitment", commitment}}});
    }
  }

  /// The key does not depend on the line of a share that did not arrive, so nothing recomputed here would reveal that
  /// such a line was changed or deleted. Hence every person without a share is named, with the commitment if there is
  /// one, for players to compare with what they were shown.
  void check_shares(const FairRecord& fair) {
    BySeat<const FairRecord::SeatShare*> lines{};
    for (const auto& line : fair.shares) lines[line.seat] = &line;
    bool has_share = false;
    for (const Seat seat : Seats::all(static_cast<int>(record_.players.size()))) {
      if (lines[seat] != nullptr) {
        check_share(*lines[seat], fair.game);
        has_share = has_share || lines[seat]->share;
      } else if (record_.players[static_cast<std::size_t>(index(seat))].is_person()) {
        add(Verdict::note, {"verify.share_none", {{"who", seat}}});
      }
    }
    if (!has_share) add(Verdict::note, {"verify.no_shares", {}});
  }

  void check_share(const FairRecord::SeatShare& line, const GameId& game) {
    const auto tell = [&](Verdict verdict, std::string_view name) {
      add(verdict, {name, {{"who", line.seat}, {"commitment", Quote{write(line.commitment)}}}});
    };
    if (!line.share) {
      tell(Verdict::note, "verify.share_missing");
    } else if (commit(*line.share, line.seat, game) == line.commitment) {
      tell(Verdict::right, "verify.share");
    } else {
      tell(Verdict::wrong, "verify.share_wrong");
    }
  }

  void tell_dice(bool are_all_checked) {
    if (differing_ > 0) {
      add(Verdict::wrong, first_difference_);
      if (differing_ > 1) add(Verdict::wrong, {"verify.dice_wrong_too", {{"n", differing_ - 1}}});
    } else if (are_all_checked) {
      add(Verdict::right, {"verify.dice", {{"n", static_cast<int>(found_.draws.size())}}});
    }
  }

  const Record& record_;
  std::unique_ptr<AnyState> state_;
  std::optional<FairKey> key_;
  Verification found_;
  int event_ = 0;  // the number of the event being checked
  int differing_ = 0;
  Fact first_difference_;
};

}  // namespace

Verdict Verification::verdict() const {
  Verdict worst = Verdict::right;
  for (const Finding& one : findings) worst = std::max(worst, one.verdict);
  return worst;
}

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::right: return "right";
    case Verdict::note: return "note";
    default: return "wrong";
  }
}

Checked<Verification> verify(const Record& record, const AnyGame& game) {
  return Verifier(record, TRY(start(record, game))).run();
}

}  // namespace alea
