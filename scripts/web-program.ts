/**
 * Arguments of `node` for the web app, as in `package.json` and `Dockerfile`: V8's old generation is collected when it has
 * grown by 30 % since the last time. Left alone V8 doubles or trebles it first, on a machine that has gigabytes, which costs
 * 100 MB and saves no time that could be measured (`docs/operating.md`, "Memory").
 */
export const webProgram: readonly string[] = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=30',
  'lib/server/main.ts',
];

/** Variables of its process that the C library reads before any of our code runs: threads share two heaps, not one each. */
export const webVariables: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' };
