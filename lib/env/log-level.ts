/** How much a process logs; `silent` leaves only the lines that a person at the terminal needs. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];
