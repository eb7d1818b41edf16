import type Link from 'next/link';
import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/addresses/base-path';

/** Called with the address of a followed link, inside the app. */
export const push = jest.fn();

/** Replaces Next's router, for links that have a role. */
export const useRouter = () => ({ push });

/** Replaces Next's link, which needs a router that tests do not have. */
export default function PushingLink({
  href,
  prefetch: _prefetch,
  scroll: _scroll,
  onNavigate,
  ...props
}: ComponentProps<typeof Link>) {
  const follow = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onNavigate?.(event);
    push(href);
  };
  return <a {...props} href={withBasePath(String(href))} onClick={follow} />;
}
