import { useTranslations } from 'next-intl';
import { Message } from './Message';

/** Something that the page has to tell and that stays until it is closed. What passes by itself is a toast. */
export interface PageMessage {
  readonly severity: 'error' | 'warn';
  readonly summary: string;
  readonly detail?: string;
}

/** The messages of a page, above its content (specification, "Shell screens"). */
export function MessageArea({ messages }: { readonly messages: readonly PageMessage[] }) {
  const t = useTranslations('shell');
  return (
    <div role="alert" className="container">
      {messages.map(({ severity, summary, detail }) => (
        <Message key={summary} severity={severity} closeLabel={t('closeMessage')}>
          <strong>{summary}</strong> {detail}
        </Message>
      ))}
    </div>
  );
}
