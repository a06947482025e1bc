// Made-up games, as the server would list them.
import type { GameListed } from './protocol';

export const DUEL: GameListed = {
  id: 'duel',
  title: 'Duel',
  says: 'Two dice meet.',
  minutes: '5-10',
  least_players: 2,
  most_players: 2,
  has_secrets: false,
  options: [],
  bots: ['easy'],
};

export const CROWD: GameListed = {
  id: 'crowd',
  title: 'Crowd',
  says: 'Many dice meet.',
  minutes: '30-45',
  least_players: 2,
  most_players: 5,
  has_secrets: true,
  options: [
    { name: 'play_on', kind: 'flag', says: 'Play on.', default: 'off' },
    { name: 'target', kind: 'number', says: 'Points to win.', least: 1, most: 99, default: '30' },
    { name: 'marking', kind: 'word', says: 'Who marks.', words: ['by_program', 'by_hand'], default: 'by_program' },
    { name: 'deck', kind: 'data', says: 'The cards.' },
  ],
  bots: ['easy', 'medium', 'strong'],
};
