import type { IncomingMessage } from 'node:http';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { identityPath } from '../env.ts';
import type { SignInAttempts } from './attempts.ts';
import { clientAddress } from './client-address.ts';
import { loginPage, type RejectedAttempt } from './pages/login.ts';
import { type Context, type Middleware, pageLanguage, showMessage, showPage } from './pages/page.ts';
import { type PageLanguage, type PageTexts, pageTexts } from './pages/texts.ts';
import { type Directory, signInName } from './people.ts';

const formLimitBytes = 8 * 1024;

const formSchema = z.object({
  action: z.enum(['login', 'cancel']).default('login'),
  name: z.string().max(100).default(''),
  password: z.string().max(100).default(''),
});
type Form = z.output<typeof formSchema>;

interface SignInOptions {
  /** The address to which a sign-in returns. The page's policy must allow it, because browsers also check redirects after a form. */
  readonly redirectUri: string;
  readonly directory: Directory;
  readonly attempts: SignInAttempts;
  /** The number of proxies in front that write `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

/**
 * Shows the sign-in page of a pending authorization request and handles its form. The request belongs to the browser with its signed
 * cookie. This cookie is bound to the request's path and is not sent from other sites, so a forged form does not have it.
 */
export function signIn(provider: Provider, options: SignInOptions): Middleware {
  const formOrigin = new URL(options.redirectUri).origin;
  return async (ctx, next) => {
    if (!/^\/interaction\/[\w-]+$/.test(ctx.path)) return next();
    try {
      const { params } = await provider.interactionDetails(ctx.req, ctx.res);
      const language = pageLanguage(ctx, params.ui_locales);
      const page = { language, action: `${identityPath}${ctx.path}`, people: options.directory.people };
      const result = ctx.method === 'POST' ? await readResult(ctx, language, options) : null;
      if (!result || isRejected(result)) {
        return await showPage(ctx, loginPage({ ...page, rejected: result }), formOrigin);
      }
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }));
      ctx.status = 303;
    } catch (error) {
      await refuse(ctx, error);
    }
  };
}

/** Shows why a request or form cannot be used. @throws the error when it is a fault of the program */
async function refuse(ctx: Context, error: unknown): Promise<void> {
  const expired = error instanceof errors.SessionNotFound;
  const tooLarge = error instanceof FormTooLargeError;
  if (!expired && !tooLarge && !(error instanceof z.ZodError)) throw error;
  ctx.status = tooLarge ? 413 : 400;
  // Close the connection, because the rest of the form is not read.
  if (tooLarge) ctx.set('Connection', 'close');
  await showMessage(ctx, expired ? 'expired' : 'badRequest');
}

const cancelledAnswer = { error: 'access_denied', error_description: 'The person cancelled the sign-in' };

function isRejected(result: InteractionResults | RejectedAttempt): result is RejectedAttempt {
  return 'problem' in result;
}

/** Reads a submitted form: the result of the interaction, or the reason for its rejection. */
async function readResult(
  ctx: Context,
  language: PageLanguage,
  options: SignInOptions,
): Promise<InteractionResults | RejectedAttempt> {
  const form = formSchema.parse(await readForm(ctx.req));
  return form.action === 'cancel' ? cancelledAnswer : checkPassword(ctx, form, pageTexts[language], options);
}

/** Checks name and password. An attempt that comes too early gets 429, and its password is not checked. */
function checkPassword(ctx: Context, { name, password }: Form, texts: PageTexts, options: SignInOptions) {
  const { attempts, directory, trustedProxies } = options;
  const who = [signInName(name), clientAddress(ctx.req, trustedProxies)] as const;
  const { allowed, wait } = attempts.begin(...who);
  if (wait > 0) ctx.set('Retry-After', String(wait));
  if (!allowed) {
    ctx.status = 429;
    return { name, problem: texts.tooEarly(wait) };
  }
  const person = directory.authenticate(name, password);
  if (!person) return { name, problem: wait > 0 ? `${texts.wrong} ${texts.waitThen(wait)}` : texts.wrong };
  ctx.remove('Retry-After');
  attempts.succeed(...who);
  return { login: { accountId: person.name } };
}

class FormTooLargeError extends Error {}

/** Reads the fields of a form. */
async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroying the request would cut the connection before the answer is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > formLimitBytes) throw new FormTooLargeError(`A form is larger than ${formLimitBytes} bytes`);
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
