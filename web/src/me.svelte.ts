// Who sits before this screen: a name, asked once; the server knows the browser again.
import { api } from './server/api';
import type { Catalogue } from './text/catalogue';

export const LONGEST_NAME = 24;

class Me {
  /** Empty where there is none yet; undefined until the server has told. */
  name: string | undefined = $state();
  #asked: Promise<string> | undefined;

  /** The name, once it is known. */
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

  /** Another device gave its guest to this one. */
  async claim(code: string): Promise<void> {
    await api.claimDevice(code);
    this.forget();
    await this.load();
  }

  /** The server is asked again who this is. */
  forget(): void {
    this.name = undefined;
    this.#asked = undefined;
  }
}

export const me = new Me();

/** A name to begin with, such as Brisk Otter. */
export function friendlyName(say: Catalogue): string {
  const one = (key: string) => {
    const all = say.text(key).split(' ');
    return all[Math.floor(Math.random() * all.length)] ?? '';
  };
  return `${one('name.adjectives')} ${one('name.animals')}`;
}
