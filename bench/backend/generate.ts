import { RunningProgram } from '../../scripts/child-process.ts';
import type { BenchSettings } from '../model.ts';
import { type BackendData, dataVariables } from '../programs.ts';

/** Adds generated courses to a database that no backend has open. With `institutions` it adds that many, and the courses belong to them. */
export async function generate(
  { root }: BenchSettings,
  data: BackendData,
  count: number,
  institutions?: number,
): Promise<void> {
  const lines: string[] = [];
  const args = ['backend/seed/generate.ts', String(count), ...(institutions ? [String(institutions)] : [])];
  const program = new RunningProgram({ label: 'courses', args, env: dataVariables(data), root }, (line) =>
    lines.push(line),
  );
  const outcome = await program.ended;
  if (outcome !== 'exit code 0') throw new Error(`Adding ${count} courses failed:\n${lines.slice(-20).join('\n')}`);
}
