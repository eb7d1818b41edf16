import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request for the app itself: Next's request handler. */
export type AppHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
