interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** A response; redirects are not followed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The absolute target of a redirect; null for any other answer. */
  readonly location: string | null;
}

/** A fake browser without JavaScript: it keeps cookies by name and path, and sends forms. */
export class Visitor {
  private cookies: Cookie[] = [];

  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(url, { headers });
  }

  post(url: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(url, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  /** A visitor with a copy of the cookies. */
  copy(): Visitor {
    const other = new Visitor();
    other.cookies = [...this.cookies];
    return other;
  }

  /** Follows redirects within the origin; returns a page, or a redirect to another origin. */
  async follow(answer: Answer, origin: string): Promise<Answer> {
    let current = answer;
    while (current.location?.startsWith(origin)) current = await this.get(current.location);
    return current;
  }

  private async send(url: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookiesFor(new URL(url).pathname));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    response.headers.getSetCookie().forEach((line) => {
      this.keep(line);
    });
    const target = response.headers.get('location');
    const location = target === null ? null : new URL(target, url).href;
    return { status: response.status, headers: response.headers, text: await response.text(), location };
  }

  private cookiesFor(pathname: string): string {
    const matching = this.cookies.filter(
      ({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')),
    );
    return matching.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split('=');
    const attribute = (wanted: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute('path') ?? '/';
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (new Date(attribute('expires') ?? '9999-12-31') > new Date()) this.cookies.push({ name, value, path });
  }
}
