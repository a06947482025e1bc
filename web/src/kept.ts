// Browser storage. It may be unavailable or cleared at any time: everything works without it. What cannot be stored is
// remembered until the page is closed.

const unstored = new Map<string, string>();

export function kept<Thing>(name: string, store: Storage = localStorage): Thing | null {
  try {
    return JSON.parse(store.getItem(name) ?? unstored.get(name) ?? 'null') as Thing | null;
  } catch {
    return null;
  }
}

export function keep(name: string, thing: unknown, store: Storage = localStorage): void {
  const text = JSON.stringify(thing);
  try {
    store.setItem(name, text);
  } catch {
    unstored.set(name, text); // Storage is full or disabled.
  }
}

/** The names that begin like this. */
export function keptNames(beginning: string): string[] {
  return [...Object.keys(localStorage), ...unstored.keys()].filter((name) => name.startsWith(beginning));
}
