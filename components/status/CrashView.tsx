'use client';

import styles from './StatusView.module.css';

// Texts cannot come from a bundle here, because the failed code may be the one that loads texts.
const texts = {
  it: { title: 'Qualcosa è andato storto!', text: 'Prova a ricaricare la pagina.', retry: 'Ricarica' },
  en: { title: 'Something went wrong!', text: 'Try reloading the page.', retry: 'Reload' },
};

/** Says that something went wrong and offers to load the page again (specification, "Critical error page"). */
export function CrashView() {
  const locale = typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'it';
  const { title, text, retry } = texts[locale];
  return (
    <main className={`container ${styles.status}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </main>
  );
}
