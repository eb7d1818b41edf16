import { readFileSync } from 'node:fs';

/** Clock ticks of a second in `/proc`, the same on every Linux that Node runs on. */
const ticksPerSecond = 100;
/** Fields of `/proc/{pid}/stat` after the name in parentheses, which may hold spaces. */
const userTime = 11;
const systemTime = 12;

/** Seconds of processor time that a process has used, all threads together. @throws where there is no `/proc` */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[userTime]) + Number(fields[systemTime])) / ticksPerSecond;
}

function statusMegabytes(pid: number, name: string): number {
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Megabytes of memory that a process holds now (resident set). */
export const memoryMegabytes = (pid: number): number => statusMegabytes(pid, 'VmRSS');

/** The most that it has held since its start. */
export const mostMemoryMegabytes = (pid: number): number => statusMegabytes(pid, 'VmHWM');
