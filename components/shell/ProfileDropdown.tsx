'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { UsableProfile } from '@/lib/auth/profile-choice';
import fields from './Field.module.css';
import styles from './ProfileSelection.module.css';

interface ProfileDropdownProps {
  readonly label: string;
  /** At least one. */
  readonly options: readonly (UsableProfile & { readonly label: string })[];
  /** Names of the two fields that make a choice. */
  readonly names: { readonly id: string; readonly secondary: string };
}

/** A dropdown of profiles inside a form. The number and the secondary profile of the chosen one are hidden fields. */
export function ProfileDropdown({ label, options, names }: ProfileDropdownProps) {
  const [index, setIndex] = useState(0);
  const descriptionId = useId();
  const dropdown = useRef<HTMLSelectElement>(null);
  // A profile may have been chosen before scripts ran.
  useEffect(() => setIndex(dropdown.current?.selectedIndex ?? 0), []);
  const chosen = options[index];
  return (
    <>
      <label className={fields.field}>
        {label}
        <select
          ref={dropdown}
          value={index}
          aria-describedby={descriptionId}
          onChange={({ currentTarget }) => setIndex(currentTarget.selectedIndex)}
        >
          {options.map((option, position) => (
            <option key={`${option.id} ${option.secondary}`} value={position}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <p id={descriptionId} className={styles.description}>
        {chosen?.description}
      </p>
      <input type="hidden" name={names.id} value={chosen?.id ?? ''} />
      <input type="hidden" name={names.secondary} value={chosen?.secondary ?? ''} />
    </>
  );
}
