import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';

/** A whole number, perhaps with its digits in groups: `4000`, `4.000`, `4,000`, `4 000`. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)$/;

/** A typed limit: `null` without one, `'wrong'` when it is not a whole number above 0. */
function readLimit(typed: string): number | 'wrong' | null {
  const text = typed.trim();
  if (text === '') return null;
  const limit = wholeNumber.test(text) ? Number(text.replaceAll(/\D/g, '')) : 0;
  return limit > 0 ? limit : 'wrong';
}

interface LimitFieldProps {
  /** Gets the limit in characters; `null` without one, also while what is typed is wrong. */
  readonly onChange: (limit: number | null) => void;
}

/** The field for the maximum length. It is read at Enter and when it loses focus: earlier, its first digits would trim the text. */
export function LimitField({ onChange }: LimitFieldProps) {
  const t = useTranslations('desk.workbench');
  /** A refused limit; the message about another one is another element, so that a screen reader says it again. */
  const [wrong, setWrong] = useState<string | null>(null);
  const read = (typed: string) => {
    const limit = readLimit(typed);
    setWrong(limit === 'wrong' ? typed : null);
    onChange(limit === 'wrong' ? null : limit);
  };
  const readAtEnter = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') read(currentTarget.value);
  };
  return (
    <TextField
      size="small"
      label={t('limit')}
      error={wrong !== null}
      helperText={wrong === null ? null : <span key={wrong}>{t('limitWrong')}</span>}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', onKeyDown: readAtEnter },
        inputLabel: { shrink: true },
        formHelperText: { role: 'alert' },
      }}
      onBlur={({ target }) => read(target.value)}
    />
  );
}
