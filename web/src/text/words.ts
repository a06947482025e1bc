import { capitalised } from './catalogue';

/** The name of an option or of its value, where the catalogue of the game has no better words: play_on is Play on. */
export function inWords(name: string): string {
  return capitalised(name.replaceAll('_', ' '));
}
