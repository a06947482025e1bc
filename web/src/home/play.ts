// Starts a game against bots with one click.
import { loadBoard, loadText } from '../games';
import type { GameListed, NewTable } from '../protocol';
import { router } from '../router.svelte';
import { api } from '../server/api';
import { language } from '../text/language.svelte';

/** One more than the minimum, with which some games leave little to decide. */
export function usualPlayers(game: GameListed): number {
  return Math.min(game.least_players + 1, game.most_players);
}

/** The level of a bot until somebody chooses another. */
export function usualLevel(game: GameListed): string {
  return game.bots.includes('medium') ? 'medium' : (game.bots[0] ?? 'easy');
}

export function againstBots(game: GameListed): NewTable {
  const bots = Array.from({ length: usualPlayers(game) - 1 }, () => `bot:${usualLevel(game)}`);
  return { game: game.id, seats: ['me', ...bots], hints: true, private: true };
}

/** Opens a table and goes there. It starts automatically, because nobody else has to join. */
export async function playAgainstBots(game: GameListed): Promise<void> {
  // Preload what the table page is about to need.
  void loadBoard(game.id);
  void loadText(game.id, language.current);
  const { table } = await api.openTable(againstBots(game));
  router.go(`/table/${table}`);
}
