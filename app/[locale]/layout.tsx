import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
// Imported before the components, so that the fonts go into the style sheet of globals.css, which every page loads.
import { headingFont, headingFontExtended, textFont, textFontExtended } from '@/app/fonts';
import { earlyTapsScript } from '@/components/header/early-taps';
import { ToastRegion } from '@/components/ui/toast/ToastRegion';
import { env } from '@/lib/env/env';
import { scriptNonce } from '@/lib/env/script-nonce';
import { currentLocale } from '@/lib/i18n/locale';
import { documentTitle } from '@/lib/metadata/document-title';
import { themeScript } from '@/lib/theme/theme-cookie';

/** Seconds for which Next caches a page, except pages that are rendered for each request (`pageLifetime`). */
export const revalidate = 300;

/** Pages are rendered at their first visit, so a build needs no backend. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  return {
    metadataBase: new URL(env().siteUrl),
    title: { template: documentTitle('%s', t('name')), default: t('name') },
    openGraph: { siteName: t('name'), type: 'website' },
  };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f1' },
    { media: '(prefers-color-scheme: dark)', color: '#101826' },
  ],
};

const fonts = [headingFontExtended, headingFont, textFontExtended, textFont].map(({ variable }) => variable).join(' ');

/** The nonce by which the server in front of Next recognises our own script. */
function ownScriptNonce(): string | undefined {
  const { authSecret } = env();
  return authSecret === null ? undefined : scriptNonce(authSecret);
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html
      lang={await currentLocale()}
      className={fonts}
      // Links to sections scroll smoothly; a new page starts at its top without scrolling.
      data-scroll-behavior="smooth"
      data-cookie-domain={env().themeCookieDomain ?? undefined}
      // The theme script adds the visitor's theme before React sees the document.
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours */}
        <script nonce={ownScriptNonce()} dangerouslySetInnerHTML={{ __html: `${themeScript};${earlyTapsScript}` }} />
      </head>
      <body>
        {children}
        <ToastRegion />
      </body>
    </html>
  );
}
