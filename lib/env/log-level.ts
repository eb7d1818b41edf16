/** How much a process writes about itself; `silent` is nothing but what a person at the terminal needs. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];
