import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { areas } from '../../../areas/areas';
import styles from './page.module.css';

/** All components of an area in all their states, one below the other. */
export default async function AreaPage({ params }: { readonly params: Promise<{ readonly area: string }> }) {
  const { area } = await params;
  const components = areas[area];
  if (!components) notFound();
  return (
    <NextIntlClientProvider>
      {Object.entries(components).map(([component, states]) =>
        Object.entries(states).map(([state, content]) => (
          <div key={`${component} ${state}`} className={styles.state} data-state={`${component}, ${state}`}>
            <p className={styles.name}>
              {component}, {state}
            </p>
            {content}
          </div>
        )),
      )}
    </NextIntlClientProvider>
  );
}
