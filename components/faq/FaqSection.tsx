import { Section, type SectionProps } from '@/components/ui/Section';
import type { Faq } from '@/lib/model/faq';
import { FaqList } from './FaqList';

interface FaqSectionProps extends Pick<SectionProps, 'title' | 'tone' | 'deferred'> {
  /** `null` while they cannot be read. */
  readonly faqs: readonly Faq[] | null;
  readonly firstOnly?: boolean;
}

/** The part of a page with the first questions; nothing while nobody knows whether there are any. */
export function FaqSection({ faqs, firstOnly = false, ...section }: FaqSectionProps) {
  if (faqs === null) return null;
  return (
    <Section id="faq" {...section}>
      <FaqList faqs={faqs} firstOnly={firstOnly} />
    </Section>
  );
}
