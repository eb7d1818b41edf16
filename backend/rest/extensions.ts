/** What this backend can do beyond the REST contract (README, "Extensions"): a version goes up when a client must know. */
export const extensions = [{ name: 'full-courses', version: 1 }] as const;
