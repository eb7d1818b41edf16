import os from 'node:os';

/** The machine of a measurement. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memory: string;
  readonly system: string;
  readonly node: string;
}

const gigabyte = 1024 ** 3;

/** Describes this machine, without its name or address. */
export function thisMachine(): Machine {
  const processors = os.cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memory: `${Math.round(os.totalmem() / gigabyte)} GB`,
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
  };
}
