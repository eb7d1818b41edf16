// For `node --expose-gc --import`: lets a benchmark collect all garbage before it measures a program's memory.
process.on('SIGUSR2', () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
