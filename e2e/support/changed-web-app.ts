import type { ChangedBackend } from './changed-backend.ts';
import { test } from './test.ts';
import { startWebApp, type WebApp } from './web-app.ts';

/** A web app over a backend whose answers can be changed. Read the properties only inside tests, after both have started. */
export interface ChangedWebApp extends Pick<WebApp, 'url' | 'output'> {
  readonly backend: ChangedBackend;
}

/** Starts one backend and one web app for all tests of a file or group. Call it at the top of the file or group. */
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
