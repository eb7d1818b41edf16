/** A request that gets no good answer: its status and a sentence for whoever sent it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** For crawlers and others that come back by themselves, whatever went wrong behind this site. */
export const catalogueUnavailable = new Problem(503, 'The catalogue cannot be read at the moment; ask again later.', {
  'Retry-After': '30',
});

/** A problem as the JSON body `{message}` (REST contract, "Error"), which nobody may keep. */
export function problemAnswer({ status, message, headers }: Problem): Response {
  return Response.json({ message }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}

/** The problem of a request with a method that its address does not have. */
export function wrongMethod(...allowed: readonly string[]): Problem {
  return new Problem(405, `Only ${allowed.join(' and ')} here.`, { Allow: allowed.join(', ') });
}

/** Answers every method that a route which only reads does not have. */
export function readOnly(): Response {
  return problemAnswer(wrongMethod('GET', 'HEAD'));
}
