import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartProblem } from './start-problem.ts';

/**
 * Makes a server listen on a port.
 *
 * @param variable the environment variable that holds the port; error messages name it
 * @param host the address of the interface, from WEB_HOST; `null` for every interface
 * @throws {StartProblem} when the port is taken or not allowed, or the address is not this machine's
 */
export async function listen(
  server: Server,
  port: number,
  variable: string,
  host: string | null = null,
): Promise<void> {
  try {
    server.listen(port, host ?? undefined);
    await once(server, 'listening');
  } catch (error) {
    const problems: Readonly<Record<string, string>> = {
      EADDRNOTAVAIL: `WEB_HOST is ${host}, which is no address of this machine`,
      EADDRINUSE: `${variable} is ${port}, but another program uses that port: stop it or set ${variable} to a free port`,
      EACCES: `${variable} is ${port}, but this user may not use that port: set ${variable} to 1024 or above`,
    };
    const problem = problems[(error as NodeJS.ErrnoException).code ?? ''];
    throw problem === undefined ? error : new StartProblem(problem);
  }
}
