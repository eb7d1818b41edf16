import path from 'node:path';
import { RunningProgram } from '../child-process.ts';
import { ensureBuild } from '../ensure-build.ts';
import { requireFreePort } from '../free-port.ts';
import { cacheService } from './cache.ts';
import { nginxService } from './nginx.ts';
import { backendService, webService } from './node-services.ts';
import { postgresService } from './postgres.ts';
import { findPrograms } from './programs.ts';
import { type Service, untilReady } from './service.ts';
import { type ClusterSettings, readClusterSettings } from './settings.ts';

/** PostgreSQL, Valkey or Redis, the backend, web instances and nginx on this machine. */
export class Cluster {
  readonly #services: ReadonlyMap<string, Service>;
  readonly #running = new Map<string, RunningProgram>();

  /** @throws {StartProblem} when a program is missing or the files of the database cannot be created */
  constructor(settings: ClusterSettings) {
    const programs = findPrograms();
    const services = [
      postgresService(settings, path.join(settings.folder, 'postgres'), programs),
      cacheService(settings, programs),
      backendService(settings),
      ...settings.webPorts.map((_, index) => webService(settings, index)),
      nginxService(settings, programs),
    ];
    this.#services = new Map(services.map((service) => [service.program.label, service]));
  }

  /** The names of the services; each depends only on earlier ones. */
  get labels(): readonly string[] {
    return [...this.#services.keys()];
  }

  /** Starts the services one by one; each waits until the previous one is ready. @throws {StartProblem} */
  async startAll(): Promise<void> {
    for (const label of this.labels) await this.start(label);
  }

  /** Starts a service and waits until it is ready. @throws {StartProblem} when it ends first, or is not ready in time */
  async start(label: string): Promise<void> {
    const service = this.#service(label);
    const program = new RunningProgram(service.program);
    this.#running.set(label, program);
    await untilReady(service, program);
  }

  /** The program of a service that has been started. */
  running(label: string): RunningProgram {
    const program = this.#running.get(label);
    if (!program) throw new Error(`${label} has not been started`);
    return program;
  }

  /** Stops the running services, in reverse order of the start. */
  async stopAll(): Promise<void> {
    for (const label of this.labels.toReversed()) await this.#running.get(label)?.stop();
  }

  #service(label: string): Service {
    const service = this.#services.get(label);
    if (!service) throw new Error(`There is no service ${label}: there are ${this.labels.join(', ')}`);
    return service;
  }
}

/**
 * Prepares a cluster for its start: checks that its programs are installed and its ports free, and builds the web app.
 *
 * @throws {StartProblem | EnvError} with one line that says what is missing or wrong
 */
export async function prepareCluster(): Promise<{ readonly cluster: Cluster; readonly settings: ClusterSettings }> {
  const settings = readClusterSettings(path.resolve(import.meta.dirname, '../..'));
  const cluster = new Cluster(settings);
  const { port, webPorts, backendPort, databasePort, cachePort } = settings;
  for (const used of [port, ...webPorts, backendPort, databasePort, cachePort]) await requireFreePort(used, 'PORT');
  await ensureBuild(settings.root, settings.product);
  return { cluster, settings };
}
