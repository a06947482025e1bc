// The final standings of a game.
import type { Result, Seat } from '../protocol';
import { type Catalogue, capitalised } from '../text/catalogue';
import { seatAt } from '../seats';

export interface Standing {
  seat: Seat;
  place: number;
  points?: number;
}

/** Best first. Points only if any player has some. */
export function standings({ places, points }: Result): Standing[] {
  const hasPoints = points?.some((each) => each !== 0) ?? false;
  return places
    .map((place, i) => ({
      seat: seatAt(i),
      place,
      ...(hasPoints ? { points: points?.[i] ?? 0 } : {}),
    }))
    .sort((a, b) => a.place - b.place || (b.points ?? 0) - (a.points ?? 0));
}

/** A sentence that names the winners. */
export function headline(say: Catalogue, result: Result | undefined): string {
  if (!result) return say.text('end.agreed');
  const winners = standings(result).filter(({ place }) => place === 1);
  const [first] = winners;
  if (first && winners.length === 1) return capitalised(say.text('end.won', { who: first.seat }));
  return capitalised(
    say.text('end.shared', { winners: { quote: say.list(winners.map(({ seat }) => say.name(seat))) } }),
  );
}
