import { useTranslations } from 'next-intl';
import type { TextReport } from '@/lib/model/search';

/** A sentence with the words of a text that no course has, or that none has them all; `null` when the backend reports neither. */
export function useMissingWords(report: TextReport | undefined): string | null {
  const t = useTranslations('catalogue');
  const missing = report?.missingWords ?? [];
  if (missing.length === 0 && !report?.isPartial) return null;
  const words = missing.map((word) => t('quoted', { text: word })).join(', ');
  return t('missingWords', { count: missing.length, words });
}
