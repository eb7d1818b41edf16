import { execFile } from 'node:child_process';
import path from 'node:path';
import { type AuditResult, readAudit } from './audit-report.ts';

// Known weaknesses of the packages that production uses. `npm run audit` ends with 1 when one is severe, with 2 when the
// registry could not be asked.
const exitCodes: Readonly<Record<AuditResult['outcome'], number>> = { clean: 0, weak: 1, unknown: 2 };
const options = { cwd: path.resolve(import.meta.dirname, '..'), maxBuffer: 64 * 1024 * 1024 };

execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) => {
  const { lines, outcome } = readAudit(stdout);
  for (const line of lines) console.info(line);
  if (lines.length === 0) console.info('No known weakness in what production uses.');
  process.exitCode = exitCodes[outcome];
});
