import type { ChangedBackend } from './changed-backend.ts';
import { test } from './test.ts';
import { startWebApp, type WebApp } from './web-app.ts';

/** A web app over a backend whose answers can be changed. Both are known once the tests run. */
export interface ChangedWebApp extends Pick<WebApp, 'url' | 'output'> {
  readonly backend: ChangedBackend;
}

/** One backend with one web app over it for all tests of a file or a group; for the top of it. */
export function changedWebApp(startBackend: () => Promise<ChangedBackend>): ChangedWebApp {
  let backend: ChangedBackend;
  let web: WebApp;
  test.beforeAll(async () => {
    backend = await startBackend();
    web = await startWebApp(backend.restUrl);
  });
  test.afterAll(async () => {
    await web?.stop();
    await backend?.stop();
  });
  return {
    get backend() {
      return backend;
    },
    get url() {
      return web.url;
    },
    get output() {
      return web.output;
    },
  };
}
