// The outline and the visible edges of each die, in a 100 × 100 square.

export type Solid = 'd4' | 'd6' | 'd8' | 'd10' | 'd12' | 'd20';

export interface Shape {
  outline: string;
  /** Faces around the top face, drawn darker. */
  sides: string[];
  edges: string;
  /** Position and size of the number. Where faces are small it overlaps the edges, to stay readable. */
  centre: [x: number, y: number];
  size: number;
}

export const SHAPES: Record<Solid, Shape> = {
  d4: {
    outline: 'M50 6 L96 88 L4 88 Z',
    sides: [],
    edges: '',
    centre: [50, 64],
    size: 40,
  },
  d6: {
    outline: 'M20 6 H80 A14 14 0 0 1 94 20 V80 A14 14 0 0 1 80 94 H20 A14 14 0 0 1 6 80 V20 A14 14 0 0 1 20 6 Z',
    sides: [],
    edges: '',
    centre: [50, 50],
    size: 56,
  },
  d8: {
    outline: 'M50 2 L92 28 V72 L50 98 L8 72 V28 Z',
    sides: ['M50 2 L8 28 L14 70 Z', 'M50 2 L92 28 L86 70 Z', 'M8 28 V72 L50 98 L92 72 V28 L86 70 H14 Z'],
    edges: 'M50 2 L14 70 H86 Z M8 28 L14 70 L8 72 M92 28 L86 70 L92 72 M14 70 L50 98 L86 70',
    centre: [50, 47],
    size: 46,
  },
  d10: {
    outline: 'M50 3 L94 42 V60 L50 97 L6 60 V42 Z',
    sides: ['M50 3 L6 42 V60 L24 56 Z', 'M50 3 L94 42 V60 L76 56 Z', 'M6 60 L24 56 L50 70 L76 56 L94 60 L50 97 Z'],
    edges: 'M50 3 L24 56 L50 70 L76 56 Z M6 60 L24 56 M94 60 L76 56 M50 70 V97',
    centre: [50, 46],
    size: 44,
  },
  d12: {
    outline: 'M50 2 L79 11 L97 36 V65 L79 89 L50 98 L21 89 L3 65 V36 L21 11 Z',
    sides: ['M50 2 L79 11 L97 36 V65 L79 89 L50 98 L21 89 L3 65 V36 L21 11 Z'],
    edges: 'M50 20 L79 41 L68 75 H32 L21 41 Z M50 20 V2 M79 41 L97 36 M68 75 L79 89 M32 75 L21 89 M21 41 L3 36',
    centre: [50, 52],
    size: 46,
  },
  d20: {
    outline: 'M50 2 L92 26 V74 L50 98 L8 74 V26 Z',
    sides: ['M50 2 L92 26 V74 L50 98 L8 74 V26 Z'],
    edges:
      'M50 22 L78 68 H22 Z M50 2 V22 M8 26 L50 22 L92 26 M8 26 L22 68 L8 74 M92 26 L78 68 L92 74 M22 68 L50 98 L78 68',
    centre: [50, 52],
    size: 46,
  },
};

/** The top face, if it is not the whole outline. */
export const TOPS: Partial<Record<Solid, string>> = {
  d8: 'M50 2 L14 70 H86 Z',
  d10: 'M50 3 L24 56 L50 70 L76 56 Z',
  d12: 'M50 20 L79 41 L68 75 H32 L21 41 Z',
  d20: 'M50 22 L78 68 H22 Z',
};

/** The positions of a cube's pips. */
export const PIPS: Record<number, [x: number, y: number][]> = (() => {
  const [low, middle, high] = [27, 50, 73];
  const corners: [number, number][] = [[low, low], [high, high]]; // prettier-ignore
  const others: [number, number][] = [[high, low], [low, high]]; // prettier-ignore
  const sides: [number, number][] = [[low, middle], [high, middle]]; // prettier-ignore
  const centre: [number, number][] = [[middle, middle]];
  return {
    1: centre,
    2: others,
    3: [...others, ...centre],
    4: [...corners, ...others],
    5: [...corners, ...others, ...centre],
    6: [...corners, ...others, ...sides],
  };
})();
