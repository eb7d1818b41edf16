import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** The number of open files and sockets of a process, from `/proc` or, on systems such as macOS, from `lsof`. */
export function openFiles(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  if (existsSync(folder)) return readdirSync(folder).length;
  return execFileSync('lsof', ['-p', String(pid)], { encoding: 'utf8' }).split('\n').length;
}
