import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { join } from 'node:path';

const startLimitMs = 120_000;
const wholeBackend = join(import.meta.dirname, '../main.ts');
const stopWithParent = join(import.meta.dirname, '../../scripts/stop-with-parent.ts');
const quickImports = join(import.meta.dirname, 'quick-imports.ts');
const compiled = join(import.meta.dirname, '../../.data/compile-cache');

/** For programs that run for seconds: without this flag, optimising PGlite's code takes a third of the processor time. */
export const shortLived = '--liftoff-only';

/** Flags for a backend that gets no text searches. */
export const withoutDictionary = [shortLived, '--import', join(import.meta.dirname, 'without-dictionary.ts')];

/** A backend in a separate process. */
export interface RunningBackend {
  readonly url: string;
  /** Address of the REST interface. */
  readonly rest: string;
  /** Everything printed so far. */
  output(): string;
  /** Asks the backend to end and waits; returns the exit code. */
  stop(): Promise<number | null>;
  /** Lets the backend run on without keeping this process alive; returns its process id. */
  leave(): number;
}

type Environment = Readonly<Record<string, string>>;

export interface StartOptions {
  /** Host name in the returned addresses. */
  readonly host?: string;
  /** Flags for Node. */
  readonly flags?: readonly string[];
  /** A free port by default. */
  readonly port?: number;
  /** File of the program, which prints “backend ready”; the whole backend by default. */
  readonly program?: string;
}

/** Starts the backend and waits until it is ready. */
export async function startBackend(
  environment: Environment,
  { host = 'localhost', flags = [shortLived], port: given, program }: StartOptions = {},
): Promise<RunningBackend> {
  const port = given ?? (await freePort());
  const { child, output } = launch({ BACKEND_PORT: String(port), ...environment }, flags, program);
  const deadline = Date.now() + startLimitMs;
  while (!output().includes('backend ready')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await endProcess(child);
      throw new Error(`The backend did not start: ${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  return { url, rest: `${url}/mooc/rest`, output, stop: () => endProcess(child), leave: () => leave(child) };
}

/** Runs a backend that is expected not to start; returns its output and exit code. */
export async function failToStart(environment: Environment): Promise<{ output: string; exitCode: number | null }> {
  const { child, output } = launch(environment, [shortLived]);
  const timer = setTimeout(() => child.kill('SIGKILL'), startLimitMs);
  const [exitCode] = await once(child, 'close');
  clearTimeout(timer);
  return { output: output(), exitCode };
}

/** The environment of a program: only PATH, HOME and the test's variables. Programs share a compile cache. */
export function programEnvironment(environment: Environment): Environment & { readonly NODE_ENV: 'test' } {
  const { PATH = '', HOME = '' } = process.env;
  const options = { NODE_OPTIONS: `--import "${quickImports}"`, NODE_COMPILE_CACHE: compiled };
  return { PATH, HOME, NODE_ENV: 'test', ...options, ...environment };
}

function launch(environment: Environment, flags: readonly string[], program = wholeBackend) {
  const env = programEnvironment(environment);
  const child = spawn(process.execPath, [...flags, '--import', stopWithParent, program], {
    env: { ...env, STOP_WITH_PARENT: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk;
    });
  }
  return { child, output: () => printed };
}

function leave(child: ChildProcess): number {
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
  return child.pid ?? 0;
}

/** Asks a program to end and waits; returns the exit code. */
export async function endProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  return child.exitCode;
}

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port could be found');
  return address.port;
}
