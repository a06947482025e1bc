// Finds the games by their folders, as the build does.
import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../../games/', import.meta.url);

export const games = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/web/Board.svelte`, folder)));
