// What is on the sides of the dice, drawn in a square of 100; holes by the even-odd rule.
import type { Face } from './view';

export const DRAGON =
  'M9 55L16 43 33 40 44 28 80 9 65 31 93 25 75 43 91 51 78 58 92 71 79 73 85 92H42L52 75 44 68 24 79 15 71 38 63 31 57 26 64 20 57 13 60ZM46 42L60 37 55 48Z';
export const FLAME =
  'M53 7C57 28 81 38 81 63 81 81 67 93 50 93S19 81 19 63C19 49 28 41 31 28 37 35 40 40 42 45 47 34 47 19 53 7ZM51 50C54 62 65 65 65 75 65 83 58 87 50 87S36 82 36 75C36 66 47 62 51 50Z';
export const HELM =
  'M46 9C28 11 19 26 19 46V70L37 90H63L81 70V46C81 26 74 13 58 9L52 22 61 28 52 42 53 29 45 24ZM27 47H45V56H27ZM55 47H73V56H55ZM46 62H54V83H46Z';
export const CROWN = 'M10 84H90L96 28 70 48 50 14 30 48 4 28Z';

/** The fire of the pile: 200 wide, standing on 112. */
export const FIRE_BEHIND =
  'M22 112C4 90 30 78 26 48 48 62 48 78 56 82 68 60 52 40 78 14 80 40 104 52 102 78 116 62 104 46 122 26 124 50 144 56 144 80 152 72 150 62 168 46 168 76 196 92 178 112Z';
export const FIRE_BEFORE =
  'M44 112C34 94 52 90 54 70 66 78 66 86 74 92 82 74 82 62 98 44 98 66 116 72 118 92 128 84 130 76 142 66 142 88 166 96 154 112Z';

export const SYMBOLS: Record<Face, string> = { D: DRAGON, F: FLAME, K: HELM, '.': '' };

/** The catalogue's word for so many of a face. */
export const NOUNS: Record<Face, string> = {
  D: 'dragon',
  F: 'board.fireball',
  K: 'board.knight',
  '.': 'blank',
};
