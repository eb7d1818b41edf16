import { registerHooks } from 'node:module';

// Loaded before a program that a test starts. For each file that a package imports of its own Node reads the package.json
// again, of drizzle-orm 180 kB, which takes half a second of the processor. All files of it are ES modules.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isInside) return nextResolve(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
