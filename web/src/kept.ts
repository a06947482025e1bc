// Browser storage. It may be unavailable or cleared at any time: everything works without it.

export function kept<Thing>(name: string, store: Storage = localStorage): Thing | null {
  try {
    return JSON.parse(store.getItem(name) ?? 'null') as Thing | null;
  } catch {
    return null;
  }
}

export function keep(name: string, thing: unknown, store: Storage = localStorage): void {
  try {
    store.setItem(name, JSON.stringify(thing));
  } catch {
    // Storage is full or disabled.
  }
}
