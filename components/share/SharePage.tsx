import { useTranslations } from 'next-intl';
import { ShareButtons } from './ShareButtons';

/** Buttons that copy the address of a page or pass it to the device. */
export function SharePage({ title }: { readonly title: string }) {
  const t = useTranslations('course');
  const texts = {
    copy: t('copyLink'),
    share: t('share'),
    copied: t('linkCopied'),
    notCopied: t('linkNotCopied'),
  };
  return <ShareButtons title={title} texts={texts} />;
}
