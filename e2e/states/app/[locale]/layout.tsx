import type { ReactNode } from 'react';
import RootLayout from '@/app/[locale]/layout';

/** The product's own document: fonts, style sheets, theme. */
export default function StatesLayout({ children }: { readonly children: ReactNode }) {
  return <RootLayout>{children}</RootLayout>;
}
