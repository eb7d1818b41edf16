// Stands for `server-only`, which throws outside of a React server.
export {};
