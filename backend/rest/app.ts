import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { timeout } from 'hono/timeout';
import { reasonOf } from '../database/problem.ts';

const bodyLimitBytes = 64 * 1024;
const timeLimitMs = 10_000;

export interface RestAppOptions {
  /** `/{product}/rest` */
  readonly basePath: string;
  /** Routes below the base path, by their own path. */
  readonly parts: readonly { readonly path: string; readonly routes: Hono }[];
}

/** The REST interface: limits, errors as `{message}`, and the parts. */
export function createRestApp({ basePath, parts }: RestAppOptions): Hono {
  const app = new Hono();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.json({ message: `Only ${methods.join(', ')} here.` }, 405, { Allow: methods.join(', ') }),
    }),
  );
  app.use(
    bodyLimit({
      maxSize: bodyLimitBytes,
      onError: (c) => c.json({ message: `The body is larger than ${bodyLimitBytes} bytes.` }, 413),
    }),
  );
  app.use(timeout(timeLimitMs, new HTTPException(503, { message: 'The backend is too busy; try again later.' })));
  for (const { path, routes } of parts) app.route(`${basePath}${path}`, routes);
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
    const request = `${c.req.method} ${c.req.path} (request ${c.req.header('x-request-id')})`;
    console.error(`${request} failed: ${reasonOf(error)}`, error);
    return c.json({ message: 'The backend failed; try again later.' }, 500);
  });
  return app;
}
