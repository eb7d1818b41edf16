import type Provider from 'oidc-provider';

/** A step in the provider's way of answering; the provider is built on Koa. */
export type Middleware = Parameters<Provider['use']>[0];

/** One request of the provider and its answer. */
export type Context = Parameters<Middleware>[0];
