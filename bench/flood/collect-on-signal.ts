// For `node --expose-gc --import`: a benchmark has all garbage collected before it looks at a program's memory.
process.on('SIGUSR2', () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
