import 'server-only';
import { updateReturnUrl } from '@/lib/auth/readers';
import { isSigned, parseReturnAddress, returnParameters, withReturnParameters } from '@/lib/auth/return-address';
import { SignInEnded } from '@/lib/auth/sign-in-errors';
import { env } from '@/lib/env/env';
import { pickText, type TextInLanguage } from '@/lib/i18n/localized';
import type { InterfaceLanguage } from '@/lib/model/language';
import { readApplicationInfo } from '@/lib/site-settings/read-settings';

/** The service that people came from, to go back to. */
export interface PreviousService {
  readonly address: string;
  readonly description: TextInLanguage<string>;
}

interface Visit {
  /** The return address as the page's query has it. */
  readonly returnUrl: unknown;
  readonly language: InterfaceLanguage;
  readonly theme: string;
}

async function signAgain(address: URL, { language, theme }: Visit): Promise<string | null> {
  try {
    return await updateReturnUrl(address.href, returnParameters(language, theme));
  } catch (error) {
    if (error instanceof SignInEnded) throw error;
    console.warn(`No link to the previous service: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/**
 * The link to the previous service: only with both a return address on one of RETURN_URL_HOSTS and a description of the
 * service (specification, section 5). A signed address is updated by the backend, any other one here.
 *
 * @throws {SignInEnded}
 */
export async function readPreviousService(visit: Visit): Promise<PreviousService | null> {
  const hosts = env().returnUrlHosts;
  const application = await readApplicationInfo({ patient: true });
  const description = application && pickText(application.previousService, visit.language);
  const asked = parseReturnAddress(visit.returnUrl, hosts);
  if (!description || !asked) return null;
  const { language, theme } = visit;
  const address = isSigned(asked)
    ? parseReturnAddress(await signAgain(asked, visit), hosts)
    : withReturnParameters(asked, returnParameters(language, theme));
  return address && { address: address.href, description };
}
