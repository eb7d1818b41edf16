'use client';

import { useQuery } from '@tanstack/react-query';
import type { Messages } from 'next-intl';
import { PopupPanel } from '@/components/popup/PopupPanel';
import type { Popup } from '@/components/popup/usePopup';
import { queryClient } from '@/components/providers/query-client';
import { fillIn } from '@/components/ui/fill-in';
import { withBasePath } from '@/lib/addresses/base-path';
import { type Account, accountQuery, isSignedOut } from '@/lib/shell/account';
import styles from './AdminControlPanel.module.css';

/** The content that the server gives to the admin control: texts, some with `{name}` or `{version}`, and links. */
export interface AdminControlContent {
  readonly texts: Omit<Messages['shell']['account'], 'showcase' | 'logout'>;
  /** Showcase, signed-in area, logout; without base path. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

type Texts = AdminControlContent['texts'];

interface AdminControlPanelProps extends AdminControlContent {
  readonly popup: Popup;
}

/** The panel under the user button: who is signed in, and where to go (specification, "Admin control"). */
export default function AdminControlPanel({ popup, ...content }: AdminControlPanelProps) {
  return (
    <PopupPanel popup={popup} label={content.texts.open} className={styles.panel}>
      <AccountLines {...content} />
    </PopupPanel>
  );
}

/** Fetches the account and the application's name and versions when the panel opens. */
function AccountLines({ texts, links }: AdminControlContent) {
  const { data, error } = useQuery(accountQuery, queryClient);
  return (
    <>
      <div className={styles.person} role="status" aria-busy={!data && !error}>
        {data ? <PersonLines account={data} texts={texts} /> : <p>{error ? failure(error, texts) : texts.loading}</p>}
      </div>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            {/* Loads a new document, so the browser drops cached pages of the other account. */}
            <a href={withBasePath(href)}>{label}</a>
          </li>
        ))}
      </ul>
      <p className={styles.application}>{data?.application ? versionsOf(data.application, texts) : null}</p>
    </>
  );
}

function failure(error: Error, texts: Texts): string {
  return isSignedOut(error) ? texts.ended : texts.failed;
}

function PersonLines({ account, texts }: { readonly account: Account; readonly texts: Texts }) {
  const { name, code, description, impersonator, profile } = account;
  return (
    // One element, so that a screen reader announces all lines. Orca reads only the last of several that appear.
    <div>
      {impersonator === null ? null : <p>{fillIn(texts.impersonator, { name: impersonator })}</p>}
      <p>
        <strong>{name}</strong> {code}
      </p>
      {description ? <p>{description}</p> : null}
      {profile?.label ? <p>{profile.label}</p> : null}
      {profile?.description ? <p className={styles.detail}>{profile.description}</p> : null}
    </div>
  );
}

/** Name and known versions of the application, as one line. */
function versionsOf({ name, controllerVersion, viewVersion }: NonNullable<Account['application']>, texts: Texts) {
  const versions = [
    controllerVersion === null ? null : fillIn(texts.controller, { version: controllerVersion }),
    viewVersion === null ? null : fillIn(texts.view, { version: viewVersion }),
  ];
  return [name, ...versions].filter((part) => part !== null).join(' · ');
}
