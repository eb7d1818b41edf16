import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { backendPart } from './backend/part.ts';
import { buildPart } from './build-part.ts';
import { exportsPart } from './exports-part.ts';
import { floodPart } from './flood/part.ts';
import { httpPart } from './http/part.ts';
import { landingPart } from './landing/part.ts';
import { lighthousePart } from './lighthouse/part.ts';
import { thisMachine } from './machine.ts';
import type { BenchSettings, Part } from './model.ts';
import { product, startBackend } from './programs.ts';
import { relevancePart } from './relevance/part.ts';
import { replaceResults, resultsMarkdown } from './report/markdown.ts';
import { drawBars } from './report/picture.ts';
import { type Results, readResults, writeResults } from './report/results.ts';
import { soakPart } from './soak/part.ts';
import { startPart } from './start-part.ts';
import { weightPart } from './weight-part.ts';

const parts: Readonly<Record<string, Part>> = {
  build: buildPart,
  start: startPart,
  http: httpPart,
  weight: weightPart,
  lighthouse: lighthousePart,
  backend: backendPart,
};
/** Parts that run only when an argument names them. */
const onDemand: Readonly<Record<string, Part>> = {
  exports: exportsPart,
  flood: floodPart,
  landing: landingPart,
  relevance: relevancePart,
  soak: soakPart,
};
/** Parts that run the build themselves or need none. */
const withoutBuild = ['build', 'backend', 'relevance'];
const everyPart = { ...parts, ...onDemand };
const defaultMinutes = 10;
const defaultRuns = 5;
const root = path.resolve(import.meta.dirname, '..');
const file = (name: string) => path.join(root, 'bench', name);
const print = (line: string) => console.info(line);
/** What is left to do at the end of the running part. */
const endings: (() => Promise<void>)[] = [];

async function endPart(): Promise<void> {
  for (const work of endings.splice(0)) await work();
}

/** The parts that the arguments name, in the default order. @throws for an unknown name */
function chosenParts(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => name !== 'all' && !(name in everyPart));
  if (unknown.length > 0)
    throw new Error(`There is no part "${unknown[0]}": choose of all, ${Object.keys(everyPart).join(', ')}`);
  const all = names.length === 0 || names.includes('all');
  return Object.keys(everyPart).filter((name) => (all && name in parts) || names.includes(name));
}

/** Writes the results so far, so that a later failure does not lose them. */
function publish(results: Results): void {
  const inOrder = Object.fromEntries(
    Object.keys(everyPart).flatMap((name) => (results[name] ? [[name, results[name]]] : [])),
  );
  writeResults(file('results.json'), inOrder);
  writeFileSync(file('results.svg'), drawBars(Object.values(inOrder).flatMap(({ bars }) => bars)));
  writeFileSync(file('README.md'), replaceResults(readFileSync(file('README.md'), 'utf8'), resultsMarkdown(inOrder)));
}

/** The number in an argument such as `--minutes=3`. */
function numberOf(name: string, fallback: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
  const value = given === undefined ? fallback : Number(given);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} is "${given}": expected a whole number above 0`);
}

function settingsOf(catalogueFolder: string): BenchSettings {
  return {
    root,
    catalogueFolder,
    large: process.argv.includes('--large'),
    minutes: numberOf('minutes', defaultMinutes),
    runs: numberOf('runs', defaultRuns),
    print,
    atEnd: (work) => endings.unshift(work),
  };
}

async function run(name: string, settings: BenchSettings): Promise<Results[string]> {
  print(`\n${name}`);
  if (!withoutBuild.includes(name)) await ensureBuild(root, product);
  const part = everyPart[name];
  if (!part) throw new Error(`There is no part "${name}"`);
  const began = performance.now();
  const result = await part(settings).finally(endPart);
  for (const { rule, limit, measured, holds } of result.checks)
    print(`${holds ? 'holds' : 'FAILS'}  ${rule}: ${measured} (${limit})`);
  print(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
  return { measuredAt: new Date().toISOString(), machine: thisMachine(), ...result } as Results[string];
}

async function main(): Promise<void> {
  const names = chosenParts(process.argv.slice(2).filter((argument) => !argument.startsWith('--')));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-catalogue-'));
  try {
    const settings = settingsOf(folder);
    // The first start fills the database, once for all parts.
    await (await startBackend(settings)).stop();
    let results = readResults(file('results.json'));
    for (const name of names) {
      results = { ...results, [name]: await run(name, settings) };
      publish(results);
    }
    print('\nWritten to bench/README.md, bench/results.json and bench/results.svg.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
