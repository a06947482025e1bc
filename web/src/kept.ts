// What this browser keeps. Some browsers keep nothing, or not for long: everything works without.

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
    // There is no room, or it is not allowed.
  }
}
