import { registerHooks } from 'node:module';

/** They have many files, all of them ES modules. */
const packages = /\/node_modules\/(?:drizzle-orm|hono|oidc-provider|zod)\//;

// Loaded before a program that a test starts. For each file that a package imports of its own Node reads the package.json
// again, of drizzle-orm 180 kB, which takes half a second of the processor.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isInside = specifier.startsWith('.') && packages.test(context.parentURL ?? '');
    if (!isInside) return nextResolve(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
