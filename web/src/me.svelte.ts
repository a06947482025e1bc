// The player in this browser: a guest with a name, whom the server recognizes on the next visit.
import { api } from './server/api';
import type { Catalogue } from './text/catalogue';

export const LONGEST_NAME = 24;

class Me {
  /** '' if there is no guest yet; undefined until the server has answered. */
  name: string | undefined = $state();
  #asked: Promise<string> | undefined;

  /** Resolves with the name, asking the server if necessary. */
  load(): Promise<string> {
    this.#asked ??= api.me().then(
      (me) => (this.name = me?.name ?? ''),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  async call(name: string): Promise<void> {
    const before = await this.load();
    const told = await (before === '' ? api.enter(name) : api.rename(name));
    this.name = told.name;
    this.#asked = Promise.resolve(told.name);
  }

  /** Becomes the guest who created the code on another device. */
  async claim(code: string): Promise<void> {
    await api.claimDevice(code);
    this.forget();
    await this.load();
  }

  /** Drops the cached name, so that the server is asked again. */
  forget(): void {
    this.name = undefined;
    this.#asked = undefined;
  }
}

export const me = new Me();

/** A suggested name, such as Brisk Otter. */
export function friendlyName(say: Catalogue): string {
  const one = (key: string) => {
    const all = say.text(key).split(' ');
    return all[Math.floor(Math.random() * all.length)] ?? '';
  };
  return `${one('name.adjectives')} ${one('name.animals')}`;
}
