// Replaces `server-only`, which throws outside of a React server, and other modules that tests do not need.
export {};
