import 'server-only';
import { orNull } from '@/lib/api/errors';
import { updateReturnUrl } from '@/lib/auth/readers';
import { isSigned, parseReturnAddress, visitParameters, withVisitParameters } from '@/lib/auth/return-address';
import { env } from '@/lib/env/env';
import { pickText, type TextInLanguage } from '@/lib/i18n/localized';
import type { Locale } from '@/lib/model/locale';
import { readApplicationInfo } from '@/lib/site-settings/read-settings';

/** The service that the visitor came from, for a link back. */
export interface PreviousService {
  readonly address: string;
  readonly description: TextInLanguage<string>;
}

interface Visit {
  /** The return address from the page's query, unchecked. */
  readonly returnUrl: unknown;
  readonly locale: Locale;
  readonly theme: string;
}

/**
 * The link to the previous service. It needs a return address on one of RETURN_URL_HOSTS and a description of the service
 * (specification, section 5); otherwise `null`. The backend adds the parameters to a signed address; this code adds them to
 * any other address.
 *
 * @throws {SignInEnded}
 */
export async function readPreviousService(visit: Visit): Promise<PreviousService | null> {
  const hosts = env().returnUrlHosts;
  const application = await readApplicationInfo({ patient: true });
  const description = application && pickText(application.previousService, visit.locale);
  const asked = parseReturnAddress(visit.returnUrl, hosts);
  if (!description || !asked) return null;
  const parameters = visitParameters(visit.locale, visit.theme);
  const address = isSigned(asked)
    ? parseReturnAddress(
        await orNull(updateReturnUrl(asked.href, parameters), 'No link to the previous service'),
        hosts,
      )
    : withVisitParameters(asked, parameters);
  return address && { address: address.href, description };
}
