import type { IncomingMessage } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { MOUNT_PATH } from './configuration.ts';
import type { Middleware } from './koa.ts';
import { loginPage } from './pages/login.ts';
import { pageLanguage, showMessage, showPage } from './pages/respond.ts';
import { authenticate } from './people.ts';

const FORM_LIMIT_BYTES = 8 * 1024;

const formSchema = z.object({
  action: z.enum(['login', 'cancel']).default('login'),
  name: z.string().max(100).default(''),
  password: z.string().max(100).default(''),
});

export interface SignInOptions {
  /** Origins the clients' redirects lead to. */
  readonly formOrigins: readonly string[];
  readonly homeUrl: string;
}

/**
 * The sign-in page of a pending authorization request and what its form sends. The request belongs to whoever holds
 * its signed cookie, which is bound to this very path and not sent from other sites: a forged form has none.
 */
export function signIn(provider: Provider, { formOrigins, homeUrl }: SignInOptions): Middleware {
  return async (ctx, next) => {
    if (!/^\/interaction\/[\w-]+$/.test(ctx.path)) return next();
    try {
      const { params } = await provider.interactionDetails(ctx.req, ctx.res);
      const page = { language: pageLanguage(ctx, params.ui_locales), action: `${MOUNT_PATH}${ctx.path}` };
      if (ctx.method !== 'POST') return await showPage(ctx, loginPage(page), { formOrigins });
      const { action, name, password } = formSchema.parse(await readForm(ctx.req));
      const person = authenticate(name, password);
      if (action === 'login' && !person) {
        return await showPage(ctx, loginPage({ ...page, rejectedName: name }), { formOrigins });
      }
      const result = person && action === 'login' ? { login: { accountId: person.name } } : CANCELLED;
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }));
      ctx.status = 303;
    } catch (error) {
      const expired = error instanceof errors.SessionNotFound;
      if (!expired && !(error instanceof z.ZodError) && !(error instanceof FormTooLargeError)) throw error;
      ctx.status = 400;
      await showMessage(ctx, expired ? 'expired' : 'badRequest', { language: pageLanguage(ctx), homeUrl });
    }
  };
}

const CANCELLED = { error: 'access_denied', error_description: 'The person cancelled the sign-in' };

class FormTooLargeError extends Error {}

/** The fields of a form as sent by a browser. */
async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > FORM_LIMIT_BYTES) throw new FormTooLargeError(`A form is larger than ${FORM_LIMIT_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
