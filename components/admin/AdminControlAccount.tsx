'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '@/components/providers/query-client';
import { fillIn } from '@/components/ui/fill-in';
import type { Account } from '@/lib/shell/account';
import { accountQuery, isSignedOut } from '@/lib/shell/account-query';
import styles from './AdminControl.module.css';
import type { AdminControlContent } from './AdminControlContent';

type Texts = AdminControlContent['texts'];

interface AdminControlAccountProps {
  readonly texts: Texts;
  /** Stands between the person and the application. */
  readonly children: ReactNode;
}

/** Who is signed in and what application this is, asked for when the panel opens. */
export function AdminControlAccount({ texts, children }: AdminControlAccountProps) {
  const { data, error } = useQuery(accountQuery, queryClient);
  return (
    <>
      <div className={styles.person} role="status" aria-busy={!data && !error}>
        {data ? <PersonLines account={data} texts={texts} /> : <p>{error ? failure(error, texts) : texts.loading}</p>}
      </div>
      {children}
      <p className={styles.application}>{data?.application ? versionsOf(data.application, texts) : null}</p>
    </>
  );
}

function failure(error: Error, texts: Texts): string {
  return isSignedOut(error) ? texts.ended : texts.failed;
}

function PersonLines({ account, texts }: { readonly account: Account; readonly texts: Texts }) {
  const { name, code, impersonator, profile } = account;
  return (
    <>
      {impersonator === null ? null : <p>{fillIn(texts.impersonator, { name: impersonator })}</p>}
      <p>
        <strong>{name}</strong> {code}
      </p>
      {profile?.label ? <p>{profile.label}</p> : null}
      {profile?.description ? <p className={styles.detail}>{profile.description}</p> : null}
    </>
  );
}

/** Name and versions, as far as they are known. */
function versionsOf({ name, controllerVersion, viewVersion }: NonNullable<Account['application']>, texts: Texts) {
  const versions = [
    controllerVersion === null ? null : fillIn(texts.controller, { version: controllerVersion }),
    viewVersion === null ? null : fillIn(texts.view, { version: viewVersion }),
  ];
  return [name, ...versions].filter((part) => part !== null).join(' · ');
}
