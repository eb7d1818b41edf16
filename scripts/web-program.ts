/**
 * Arguments of `node` for the web app, as in `package.json` and `Dockerfile` (`docs/operating.md`, "Memory"). A larger young
 * generation costs memory and saves no measurable processor time. The old generation is collected when it has grown by half;
 * on a machine with gigabytes of memory V8 would let it triple.
 */
export const webProgram: readonly string[] = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  'lib/server/main.ts',
];

/**
 * Variables of the web app's process that the C library reads at its start. All threads share one heap. Blocks of 6 kB or
 * more, such as the pieces of a page, go back to the system when they are freed. There are at most 16,384 such blocks, because
 * a process may have only about 65,000 areas of memory, including V8's.
 */
export const webVariables: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '6144',
  MALLOC_MMAP_MAX_: '16384',
};
