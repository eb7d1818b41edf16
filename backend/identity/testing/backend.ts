import { join } from 'node:path';
import { emptyFolder } from '../../testing/data-folders.ts';
import { freePort, startBackend as startProgram } from '../../testing/running-backend.ts';

const program = join(import.meta.dirname, 'server.ts');

/** A backend in a separate process. */
export interface RunningBackend {
  readonly url: string;
  /** Address of the `/jaf` calls. */
  readonly jaf: string;
  /** Ends the process and starts a new one with the same data. */
  restart(): Promise<void>;
  /** Ends the process. */
  stop(): Promise<void>;
}

/** Starts `server.ts` on a free port with an empty database and waits until it is ready. */
export async function startBackend(environment: Record<string, string> = {}): Promise<RunningBackend> {
  const options = { port: await freePort(), program };
  const settings = { BACKEND_DATA: await emptyFolder(), ...environment };
  let running = await startProgram(settings, options);
  const stop = async () => void (await running.stop());
  return {
    url: running.url,
    jaf: `${running.rest}/jaf`,
    async restart() {
      await stop();
      running = await startProgram(settings, options);
    },
    stop,
  };
}
