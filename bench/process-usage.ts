import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of a second in `/proc`, the same on every Linux that Node runs on. */
const ticksPerSecond = 100;
/** Fields of `/proc/{pid}/stat` after the name in parentheses, which may hold spaces. */
const userTime = 11;
const systemTime = 12;
const parent = 1;
/** Of children that have ended. */
const endedUserTime = 13;
const endedSystemTime = 14;

/** The fields of `/proc/{pid}/stat` after the name. @throws where there is no `/proc`, or no such process */
function statOf(pid: number): readonly number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

const seconds = (stat: readonly number[], fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + (stat[field] ?? 0), 0) / ticksPerSecond;

/** Seconds of processor time that a process has used, all threads together. @throws where there is no `/proc` */
export function processorSeconds(pid: number): number {
  return seconds(statOf(pid), [userTime, systemTime]);
}

/** The same with the processes that it has started, those that have ended too. */
export function processorSecondsWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = statOf(Number(name));
        return stat[parent] === pid ? [seconds(stat, [userTime, systemTime])] : [];
      } catch {
        // Ended meanwhile.
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

/** Megabytes of memory that a process holds now (resident set). */
export const memoryMegabytes = (pid: number): number => statusMegabytes(pid, 'VmRSS');

/** The most that it has held since its start. */
export const mostMemoryMegabytes = (pid: number): number => statusMegabytes(pid, 'VmHWM');
