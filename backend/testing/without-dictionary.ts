import { registerHooks } from 'node:module';

const nothing = 'export const keepDictionary = async () => () => {};';

// Loaded before a backend that gets no text searches, because reading the dictionary takes a second of processor time.
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.endsWith('/keep-dictionary.ts')) return nextResolve(specifier, context);
    return { url: `data:text/javascript,${encodeURIComponent(nothing)}`, format: 'module', shortCircuit: true };
  },
});
