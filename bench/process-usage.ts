import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`, the same on every Linux that Node supports. */
const ticksPerSecond = 100;
/** Indexes of fields in `/proc/{pid}/stat`, counted after the name in parentheses, which may contain spaces. */
const userTime = 11;
const systemTime = 12;
const parent = 1;
/** Times of children that have ended. */
const endedUserTime = 13;
const endedSystemTime = 14;

/** The fields of `/proc/{pid}/stat` after the name. @throws without `/proc`, or when the process does not exist */
function statOf(pid: number): readonly number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

const seconds = (stat: readonly number[], fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + (stat[field] ?? 0), 0) / ticksPerSecond;

/** Processor time of all threads of a process, in seconds. @throws without `/proc` */
export function processorSeconds(pid: number): number {
  return seconds(statOf(pid), [userTime, systemTime]);
}

/** Processor time of a process and its child processes, including ended ones, in seconds. @throws without `/proc` */
export function processorSecondsWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = statOf(Number(name));
        return stat[parent] === pid ? [seconds(stat, [userTime, systemTime])] : [];
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
  const own = seconds(statOf(pid), [userTime, systemTime, endedUserTime, endedSystemTime]);
  return children.reduce((sum, one) => sum + one, own);
}

function statusMegabytes(pid: number, name: string): number {
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Current memory of a process (resident set), in megabytes. */
export const memoryMegabytes = (pid: number): number => statusMegabytes(pid, 'VmRSS');

/** Maximum memory of a process since its start, in megabytes. */
export const peakMemoryMegabytes = (pid: number): number => statusMegabytes(pid, 'VmHWM');
