import http from 'node:http';

interface Cookie {
  readonly host: string;
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** An answer with its address. */
export interface HttpsAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

const maxRedirects = 15;
const refusesPrefix = (name: string, attributes: readonly string[], path: string) =>
  (name.startsWith('__Secure-') && !attributes.includes('secure')) ||
  (name.startsWith('__Host-') &&
    (!attributes.includes('secure') || path !== '/' || attributes.some((each) => each.startsWith('domain='))));

/**
 * A browser without scripts that reaches https addresses through a proxy that terminates TLS. The servers get plain HTTP
 * with the proxy's headers (`Host`, `X-Forwarded-Proto`, `X-Forwarded-For`). It stores cookies by the rules of browsers.
 */
export class HttpsVisitor {
  /** All answers, in order. */
  readonly seen: HttpsAnswer[] = [];
  readonly #servers: Readonly<Record<string, string>>;
  #cookies: Cookie[] = [];

  /** @param servers the plain origin behind each https origin */
  constructor(servers: Readonly<Record<string, string>>) {
    this.#servers = servers;
  }

  /** The names of the stored cookies of an origin. */
  cookieNames(origin: string): string[] {
    return this.#cookies.filter(({ host }) => host === new URL(origin).host).map(({ name }) => name);
  }

  /** Requests an address, or posts a form to it; follows redirects between the servers. */
  async open(url: string, form?: Readonly<Record<string, string>>): Promise<HttpsAnswer> {
    let answer = await this.ask(url, form);
    for (let step = 0; answer.headers.location !== undefined; step += 1) {
      if (step === maxRedirects) throw new Error(`${url} leads from one address to the next without an end`);
      answer = await this.ask(new URL(answer.headers.location, answer.url).href);
    }
    return answer;
  }

  /** Like `open`, but does not follow redirects. */
  async ask(address: string, form?: Readonly<Record<string, string>>): Promise<HttpsAnswer> {
    const url = new URL(address);
    const server = this.#servers[url.origin];
    if (!server) throw new Error(`${address} is at none of the servers`);
    const body = form && new URLSearchParams(form).toString();
    const answer = await send(url, server, this.#cookieLine(url), body);
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line, url);
    this.seen.push(answer);
    return answer;
  }

  #cookieLine({ host, pathname }: URL): string {
    const sent = this.#cookies.filter(
      (each) => each.host === host && `${pathname}/`.startsWith(each.path.replace(/\/?$/, '/')),
    );
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  #keep(line: string, { host }: URL): void {
    const [pair = '', ...rest] = line.split(/;\s*/);
    const mark = pair.indexOf('=');
    const [name, value] = [pair.slice(0, mark), pair.slice(mark + 1)];
    const attributes = rest.map((each) => each.toLowerCase());
    const path = rest.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
    if (refusesPrefix(name, attributes, path)) throw new Error(`No browser takes the cookie ${line}`);
    this.#cookies = this.#cookies.filter((each) => each.host !== host || each.name !== name || each.path !== path);
    const expires = attributes.find((each) => each.startsWith('expires='))?.slice(8);
    const isOver = attributes.includes('max-age=0') || (expires !== undefined && new Date(expires) < new Date());
    if (!isOver) this.#cookies.push({ host, name, value, path });
  }
}

function send(url: URL, server: string, cookie: string, body: string | undefined): Promise<HttpsAnswer> {
  const headers = {
    host: url.host,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': url.host,
    'x-forwarded-for': '192.0.2.1',
    'accept-language': 'it',
    ...(cookie !== '' && { cookie }),
    ...(body !== undefined && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      'sec-fetch-site': 'same-origin',
    }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const request = http.request(`${server}${url.pathname}${url.search}`, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ url: url.href, status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
