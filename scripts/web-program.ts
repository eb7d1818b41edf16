/**
 * Arguments of `node` for the web app, as in `package.json` and `Dockerfile` (`docs/operating.md`, "Memory"). More room for what
 * is young costs memory and saves no processor time that could be measured. What is old is collected when it has grown by half:
 * on a machine with gigabytes V8 lets it treble.
 */
export const webProgram: readonly string[] = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  'lib/server/main.ts',
];

/**
 * Variables of its process that the C library reads before any of our code runs: all threads share one heap, and what has 6 kB or
 * more, as the pieces of a page have, goes back to the system when it is freed. There are at most 16,384 such pieces, since a
 * process may have no more than some 65,000 areas of memory, V8's among them.
 */
export const webVariables: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '6144',
  MALLOC_MMAP_MAX_: '16384',
};
