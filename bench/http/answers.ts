import http from 'node:http';

/** An answer as it was sent, compressed or not. */
export interface RecordedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** The bytes in base 64. */
  readonly body: string;
}

/** The `Accept…` headers of a browser. */
export const browserHeaders = {
  'accept-encoding': 'gzip, deflate, br',
  accept: 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8',
};

/** Headers of a single connection, which each server writes itself. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

/** Makes one request and records the answer byte for byte. @throws unless the status is 200 */
export function recordAnswer(url: string): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: browserHeaders, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0 } = response;
        if (status !== 200) return reject(new Error(`${url} answered ${status}: expected 200`));
        const headers = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
          ofConnection.includes(name) || !values ? [] : [[name, values] as const],
        );
        resolve({ status, headers: Object.fromEntries(headers), body: Buffer.concat(chunks).toString('base64') });
      });
    });
    request.on('error', reject);
  });
}
