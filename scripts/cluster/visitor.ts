const maxRedirects = 15;

/** The last answer after all redirects. */
interface Answer {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

/** A minimal browser for sign-ins: it stores cookies and follows redirects. It has one set of cookies, because a cluster is one host. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  /** The value of a cookie; empty when there is none. */
  cookie(name: string): string {
    return this.#cookies.get(name) ?? '';
  }

  /** Opens an address, or sends a form to it. @throws {Error} after too many redirects */
  async open(url: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
    let [address, body] = [url, form && new URLSearchParams(form)];
    for (let step = 0; step < maxRedirects; step += 1) {
      const method = body ? 'POST' : 'GET';
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = { method, headers: { cookie }, redirect: 'manual', ...(body && { body }) } as const;
      const response = await fetch(address, sent);
      this.#keep(response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (location === null) return { url: address, status: response.status, text: await response.text() };
      [address, body] = [new URL(location, address).href, undefined];
    }
    throw new Error(`${url} leads from one address to the next without an end`);
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
