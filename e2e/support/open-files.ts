import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** How many files and sockets a process has open: from `/proc`, elsewhere from the program `lsof`, which macOS has. */
export function openFiles(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  if (existsSync(folder)) return readdirSync(folder).length;
  return execFileSync('lsof', ['-p', String(pid)], { encoding: 'utf8' }).split('\n').length;
}
