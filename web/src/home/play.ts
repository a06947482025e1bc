// From a click to the first roll.
import { loadBoard, loadText } from '../games';
import type { GameListed, NewTable } from '../protocol';
import { router } from '../router.svelte';
import { api } from '../server/api';
import { language } from '../text/language.svelte';

/** With two, some games leave little to decide; with three all have something to them. */
export function usualPlayers(game: GameListed): number {
  return Math.min(game.least_players + 1, game.most_players);
}

export function againstBots(game: GameListed): NewTable {
  const level = game.bots.includes('medium') ? 'medium' : (game.bots[0] ?? 'easy');
  const bots = Array.from({ length: usualPlayers(game) - 1 }, () => `bot:${level}`);
  return { game: game.id, seats: ['me', ...bots], hints: true, private: true };
}

/** Opens the table and goes there; it starts by itself. */
export async function playAgainstBots(game: GameListed): Promise<void> {
  // They will be needed in a moment.
  void loadBoard(game.id);
  void loadText(game.id, language.current);
  const { table } = await api.openTable(againstBots(game));
  router.go(`/table/${table}`);
}
