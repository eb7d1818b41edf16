import { rm } from 'node:fs/promises';
import { emptyFolder } from '../../backend/testing/data-folders.ts';
import { withoutDictionary } from '../../backend/testing/running-backend.ts';
import { RunningProgram } from '../../scripts/child-process.ts';
import { waitUntilAnswers } from '../../scripts/wait.ts';
import { product } from './addresses.ts';
import { freePort } from './free-port.ts';
import { startWebApp, type WebApp } from './web-app.ts';

const startLimitMs = 60_000;

/** The public addresses of the servers; by default, the servers' own addresses. */
interface PublicAddresses {
  readonly siteUrl?: string;
  readonly identityUrl?: string;
  /** The backend whose catalogue the web app shows, because the identity provider has none. */
  readonly catalogueUrl?: string;
}

/** A web app with its own identity provider, which can be stopped and whose access tokens have a short lifetime. */
export class SignInServers {
  readonly #folder: string;
  readonly #port: number;
  readonly #webPort: number;
  #backend: RunningProgram | null = null;
  #web: WebApp | null = null;

  readonly #settings: PublicAddresses;

  private constructor(folder: string, port: number, webPort: number, settings: PublicAddresses) {
    this.#folder = folder;
    this.#settings = settings;
    this.#port = port;
    this.#webPort = webPort;
  }

  /** @param settings the public addresses of both servers when they are behind a proxy */
  static async start(settings: PublicAddresses = {}): Promise<SignInServers> {
    const folder = await emptyFolder();
    const servers = new SignInServers(folder, await freePort(), await freePort(), settings);
    await servers.startBackend();
    const { siteUrl, catalogueUrl } = settings;
    servers.#web = await startWebApp(`${servers.backendUrl}/${product}/rest`, servers.#webPort, {
      ...(siteUrl && { SITE_URL: siteUrl }),
      ...(catalogueUrl && { CATALOGUE_API_URL: catalogueUrl }),
    });
    return servers;
  }

  get appUrl(): string {
    return `http://localhost:${this.#webPort}/${product}/app`;
  }

  get backendUrl(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts the backend unless it runs; after a stop, with the same data. */
  async startBackend(): Promise<void> {
    if (this.#backend) return;
    const env = {
      PRODUCT: product,
      BACKEND_PORT: String(this.#port),
      BACKEND_URL: this.#settings.identityUrl ?? this.backendUrl,
      BACKEND_DATA: this.#folder,
      DATABASE_URL: '',
      SITE_URL: this.#settings.siteUrl ?? `http://localhost:${this.#webPort}`,
      // Some tests use a proxy and a public address, for which only people named here may sign in.
      DEMO_PEOPLE: 'editor,admin,delegate',
      // Five seconds more than the remaining lifetime of 30 s at which the web app renews a token.
      ACCESS_TOKEN_SECONDS: '35',
    };
    const args = [...withoutDictionary, 'backend/identity/testing/server.ts'];
    this.#backend = new RunningProgram({ label: 'idp', args, env, root: process.cwd() }, () => undefined);
    await waitUntilAnswers(`${this.backendUrl}/${product}/rest/jaf/public/props`, startLimitMs);
  }

  /** Makes the backend accept calls without answering them, or answer again. */
  hangBackend(hangs: boolean): void {
    this.#backend?.signal(hangs ? 'SIGSTOP' : 'SIGCONT');
  }

  async stopBackend(): Promise<void> {
    await this.#backend?.stop();
    this.#backend = null;
  }

  /** Stops both servers, and deletes the identity provider's data. */
  async stop(): Promise<void> {
    await this.#web?.stop();
    await this.stopBackend();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
