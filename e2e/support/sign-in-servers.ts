import { rm } from 'node:fs/promises';
import { emptyFolder } from '../../backend/testing/data-folders.ts';
import { RunningProgram } from '../../scripts/child-process.ts';
import { waitUntilAnswers } from '../../scripts/wait.ts';
import { product } from './addresses.ts';
import { freePort } from './free-port.ts';
import { startWebApp, type WebApp } from './web-app.ts';

const startLimitMs = 60_000;

/** Where people reach the servers; what is left out is the servers' own address. */
interface PublicAddresses {
  readonly siteUrl?: string;
  readonly identityUrl?: string;
  /** Whose catalogue the web app shows: the identity provider has none. */
  readonly catalogueUrl?: string;
}

/** A web app with an identity provider of its own, which can be stopped; its access tokens live shortly. */
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

  /** @param settings addresses at which people reach the two, when a proxy stands in front */
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

  /** Starts the backend unless it runs; after a stop on the same data. */
  async startBackend(): Promise<void> {
    if (this.#backend) return;
    const env = {
      PRODUCT: product,
      BACKEND_PORT: String(this.#port),
      BACKEND_URL: this.#settings.identityUrl ?? this.backendUrl,
      BACKEND_DATA: this.#folder,
      DATABASE_URL: '',
      SITE_URL: this.#settings.siteUrl ?? `http://localhost:${this.#webPort}`,
      // Some of these tests come through a proxy from elsewhere, where nobody is let in who is not named.
      DEMO_PEOPLE: 'editor,admin,delegate',
      // Five seconds more than the 30 at which the web app renews a token.
      ACCESS_TOKEN_SECONDS: '35',
    };
    const args = ['backend/identity/testing/server.ts'];
    this.#backend = new RunningProgram({ label: 'idp', args, env, root: process.cwd() }, () => undefined);
    await waitUntilAnswers(`${this.backendUrl}/${product}/rest/jaf/public/props`, startLimitMs);
  }

  /** Has the backend take calls and answer none of them, or answer again. */
  hangBackend(hangs: boolean): void {
    this.#backend?.signal(hangs ? 'SIGSTOP' : 'SIGCONT');
  }

  async stopBackend(): Promise<void> {
    await this.#backend?.stop();
    this.#backend = null;
  }

  /** Stops both, and removes the identity provider's data. */
  async stop(): Promise<void> {
    await this.#web?.stop();
    await this.stopBackend();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
