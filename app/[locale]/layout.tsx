import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
// Before the components: the fonts share the sheet of globals.css, which every page has.
import { headingFont, headingFontExtended, textFont, textFontExtended } from '@/app/fonts';
import { ToastRegion } from '@/components/ui/toast/ToastRegion';
import { env } from '@/lib/env/env';
import { scriptNonce } from '@/lib/env/script-nonce';
import { currentLocale } from '@/lib/i18n/locale';
import { documentTitle } from '@/lib/metadata/document-title';
import { themeScript } from '@/lib/theme/theme-cookie';

/** Seconds for which Next caches a page, unless it is one that is rendered for each request (`pageLifetime`). */
export const revalidate = 300;

/** Pages are made at their first visit: a build needs no backend. */
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

/** The server in front of Next knows our own script by it. */
function ownScriptNonce(): string | undefined {
  const { authSecret } = env();
  return authSecret === null ? undefined : scriptNonce(authSecret);
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html
      lang={await currentLocale()}
      className={fonts}
      // Scrolls smoothly to sections; a new page starts at its top at once.
      data-scroll-behavior="smooth"
      data-cookie-domain={env().themeCookieDomain ?? undefined}
      // The theme script adds the visitor's theme before React sees the document.
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={ownScriptNonce()} dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        {children}
        <ToastRegion />
      </body>
    </html>
  );
}
