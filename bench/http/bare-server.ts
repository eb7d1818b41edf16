import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { RecordedAnswer } from './answers.ts';

// The baseline of the comparison: it only sends recorded answers. Arguments: file of answers, port.
const [file = '', port = ''] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedAnswer[];
const answers = recorded.map(({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  return { status, headers: { ...headers, 'Content-Length': String(bytes.length) }, bytes };
});

const server = http.createServer((request, response) => {
  const answer = answers[Number(request.url?.slice(1))];
  if (!answer) return response.writeHead(404).end();
  return response.writeHead(answer.status, answer.headers).end(answer.bytes);
});
process.once('SIGTERM', () => process.exit(0));
server.listen(Number(port));
