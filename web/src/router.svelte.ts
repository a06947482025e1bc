// Routes: /, /new/GAME, /table/ID …
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  readonly parts = $derived(this.path.split('/').filter(Boolean));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#followed(event));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Follows links within the site without a page load. Anchors on the same page are left to the browser. */
  #followed(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
    if (!isOurs || link.pathname.startsWith('/api/') || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
