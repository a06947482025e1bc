import { capitalised } from './catalogue';

/** A readable name for an option or a value that the game's catalogue does not name: play_on becomes "Play on". */
export function inWords(name: string): string {
  return capitalised(name.replaceAll('_', ' '));
}
