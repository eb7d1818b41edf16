import type { Server } from '../programs.ts';
import { type LoadResult, load, medianOf } from './load.ts';
import type { Target } from './targets.ts';

const rounds = 3;
const seconds = 3;
const warmUpSeconds = 2;
/** Warm-up for rendered pages, in seconds: V8 still compiles their code during more than a thousand requests. */
const renderingWarmUpSeconds = 45;

/** A measured server. */
interface Contestant {
  readonly name: string;
  readonly server: Server;
  readonly nextPath: () => string;
  /** Seconds of load that are not measured. */
  readonly warmUp: number;
}

/** The result of a server: the median of its rounds. */
export type Measured = LoadResult & Pick<Contestant, 'name'>;

/** The web app and its rivals on one target. */
interface Contest<T> {
  readonly target: Target;
  readonly web: T;
  /** Servers that do less work; the first sends the same bytes as the web app. */
  readonly rivals: readonly T[];
}

export type Comparison = Contest<Measured>;

/** Puts load on the web app and its rivals in turns. @throws when an answer has no success status */
export async function compare({ target, web, rivals }: Contest<Contestant>): Promise<Comparison> {
  const { connections } = target;
  const results = new Map([web, ...rivals].map((contestant) => [contestant, [] as LoadResult[]]));
  for (const { server, nextPath, warmUp } of results.keys()) {
    await load({ server, nextPath, connections, seconds: warmUp });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ server, nextPath }, list] of results) {
      list.push(await load({ server, nextPath, connections, seconds }));
    }
  }
  const middle = (contestant: Contestant) => ({
    name: contestant.name,
    ...medianOf(results.get(contestant) ?? []),
  });
  return { target, web: middle(web), rivals: rivals.map(middle) };
}

/** The servers of a run. */
export interface Servers {
  readonly web: Server;
  readonly bare: Server;
  readonly bareNext: Server;
}

/** The servers for a target: the bare server, and for an uncached page also a bare Next page with one paragraph. */
export function contestOf(target: Target, index: number, servers: Servers): Contest<Contestant> {
  const { cached, nextPath } = target;
  const { bare, bareNext } = servers;
  const warmUp = cached ? warmUpSeconds : renderingWarmUpSeconds;
  const web = { name: 'web app', server: servers.web, nextPath, warmUp };
  const same = { name: 'bare Node, same bytes', server: bare, nextPath: () => `/${index}`, warmUp: warmUpSeconds };
  if (cached) return { target, web, rivals: [same] };
  const eachRequest = () => `/each-request${new URL(nextPath(), bareNext.origin).search}`;
  const paragraph = { name: 'bare Next, one paragraph', server: bareNext, nextPath: eachRequest, warmUp };
  return { target, web, rivals: [same, paragraph] };
}
