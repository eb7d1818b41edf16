const { E2E_WEB_PORT, E2E_BACKEND_PORT } = process.env;

/** Ports of the servers for the page tests; they differ from those of `npm start`, so that both can run. */
export const webPort = Number(E2E_WEB_PORT || 3300);
export const backendPort = Number(E2E_BACKEND_PORT || 4300);

export const product = process.env.PRODUCT || 'mooc';
export const origin = `http://localhost:${webPort}`;
export const appUrl = `${origin}/${product}/app`;
export const restUrl = `http://localhost:${backendPort}/${product}/rest`;
