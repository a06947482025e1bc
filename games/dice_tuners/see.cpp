// What a viewer may know of an event. This is the only place that decides it.
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {
namespace {

/// Public events are Tellable and pass through. A secret one is not, so it does not compile without an overload.
struct Eyes {
  using Seen = std::optional<SeenEvent>;

  Viewer viewer;

  template <Tellable E>
  Seen operator()(const E& event) const {
    return event;
  }
  Seen operator()(const SecretDeal& event) const {
    if (!viewer.is(event.who)) return DealtUnseen{.who = event.who, .n = event.cards.size()};
    return Dealt{.who = event.who, .content = event.content, .cards = event.cards};
  }
  Seen operator()(const SecretDraw& event) const {
    if (event.below.is_empty()) return DrewTop{{event.who, event.top}};
    if (!viewer.is(event.who)) return DrewUnseen{.who = event.who, .top = event.top, .n = event.below.size()};
    return Drew{.who = event.who, .top = event.top, .below = event.below};
  }
  Seen operator()(const SecretBid& event) const {
    if (!viewer.is(event.who)) return std::nullopt;
    return Bid{{event.who, event.card}};
  }
  /// Whether there was a card to play is a secret too.
  Seen operator()(const SecretPlay& event) const {
    if (!viewer.is(event.who)) return std::nullopt;
    if (event.card.card == kNoCard) return NothingToPlay{{event.who}};
    return Played{{event.who, event.card}};
  }
  Seen operator()(const SecretLook& event) const {
    if (!viewer.is(event.who)) return std::nullopt;
    return LookedCards{.whom = event.whom, .content = event.content, .cards = event.cards};
  }
};

}  // namespace

std::optional<SeenEvent> Views::see(const Event& event, Viewer viewer) { return std::visit(Eyes{viewer}, event); }

}  // namespace alea::dice_tuners
