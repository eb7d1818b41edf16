import http from 'node:http';
import { Loopback, send } from '../../../jest/loopback.ts';
import { startObservability } from '../observe.ts';

// Serves a page that calls its backend, visits it once and prints the `traceparent` that the backend received:
// `node watched-page.ts [collector [address status [log level]]]`. A separate program, because OpenTelemetry loads parts of
// itself in ways that Jest does not support.
const [
  ,
  ,
  collector = null,
  address = '/mooc/app/en/courseDetails/12?q=secret-text',
  status = '200',
  level = 'silent',
] = process.argv;
const loopback = new Loopback();
let traceparent: string | undefined;
const backend = await loopback.serve((request, response) => {
  traceparent = request.headers.traceparent as string | undefined;
  response.end('[]');
});
const { observe, stop } = await startObservability({
  ...{ logLevel: level === 'warn' ? level : 'silent', origins: [backend], telemetryEndpoint: collector },
  ...{ telemetryName: 'trial-web', product: 'mooc' },
});
const answer: http.RequestListener = async (_request, response) => {
  await (await fetch(`${backend}/mooc/rest/jaf/oauth/token/get/secret-code?testoRicerca=secret-text`)).text();
  response.writeHead(Number(status), { 'x-nextjs-cache': 'MISS' }).end('page');
};
const origin = await loopback.listen(http.createServer(observe(answer)));
const headers = { cookie: 'secret-cookie', 'user-agent': 'secret-agent', 'x-request-id': 'request-12' };
await send(origin, address, { headers });
await stop();
await loopback.close();
console.info(traceparent ?? 'none');
