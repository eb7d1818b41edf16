import { freePort } from '../e2e/support/free-port.ts';
import { RunningProgram } from '../scripts/child-process.ts';
import { waitUntilAnswers } from '../scripts/wait.ts';
import { webProgram, webVariables } from '../scripts/web-program.ts';
import type { BenchSettings } from './model.ts';

export const product = 'mooc';
const startLimitMs = 300_000;

/** A server that the benchmark has started. It stops at the end of the part, if nobody stops it before. */
export interface Server {
  /** Origin without a slash at the end. */
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface ServerOptions {
  readonly label: string;
  /** Arguments of `node`; `port` is free. */
  readonly args: (port: number) => readonly string[];
  readonly env: (port: number) => Readonly<Record<string, string>>;
  /** An address that answers when the server is ready. */
  readonly path: string;
}

/** Starts a server on a free port and waits until it answers. Its output is shown only when it fails. */
export async function startServer({ root, atEnd }: BenchSettings, options: ServerOptions): Promise<Server> {
  const port = await freePort();
  const lines: string[] = [];
  const env = options.env(port);
  const program = new RunningProgram({ label: options.label, args: options.args(port), env, root }, (line) =>
    lines.push(line),
  );
  const stop = () => program.stop();
  atEnd(stop);
  const ended = program.ended.then((outcome) => {
    throw new Error(`The ${options.label} ended (${outcome}):\n${lines.slice(-20).join('\n')}`);
  });
  const origin = `http://localhost:${port}`;
  await Promise.race([waitUntilAnswers(origin + options.path, startLimitMs), ended]);
  ended.catch(() => undefined);
  return { origin, pid: program.pid, stop };
}

/** The place of a backend's data: a folder for PGlite, or the address of a PostgreSQL. */
export type BackendData = { readonly folder: string } | { readonly databaseUrl: string };

/** The environment variables for a place of data. */
export function dataVariables(data: BackendData): Readonly<Record<string, string>> {
  return 'folder' in data
    ? { BACKEND_DATA: data.folder, DATABASE_URL: '' }
    : { DATABASE_URL: data.databaseUrl, BACKEND_DATA: '' };
}

/** Starts the embedded backend, by default with its own catalogue. It fills an empty database first. */
export function startBackend(
  settings: BenchSettings,
  data: BackendData = { folder: settings.catalogueFolder },
): Promise<Server> {
  return startServer(settings, {
    label: 'backend',
    args: () => ['backend/main.ts'],
    env: (port) => ({ PRODUCT: product, BACKEND_PORT: String(port), ...dataVariables(data) }),
    path: `/${product}/rest/jaf/public/app`,
  });
}

/** The base address of a backend's REST calls. */
export const restUrlOf = (backend: Server): string => `${backend.origin}/${product}/rest`;

/**
 * Starts the production web app over a backend, as `npm run web` does.
 *
 * @param nodeArguments arguments of `node` before those of the web app
 */
export function startWeb(
  settings: BenchSettings,
  backend: Server,
  restUrl = restUrlOf(backend),
  nodeArguments: readonly string[] = [],
): Promise<Server> {
  return startServer(settings, {
    label: 'web',
    args: () => [...nodeArguments, ...webProgram],
    env: (port) => ({
      PRODUCT: product,
      PORT: String(port),
      REST_URL: restUrl,
      CATALOGUE_API_URL: restUrl,
      SITE_URL: `http://localhost:${port}`,
      NEXTAUTH_URL: '',
      NEXTAUTH_SECRET: 'only for the benchmark on this machine',
      ...webVariables,
    }),
    path: `/${product}/app/home`,
  });
}
