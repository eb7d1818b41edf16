import type Link from 'next/link';
import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/addresses/base-path';

/** What a followed link has called with its address inside the app. */
export const push = jest.fn();

/** Stands for Next's link, which follows a click by a router that tests do not have. */
export default function PushingLink({ href, prefetch: _, onNavigate, ...props }: ComponentProps<typeof Link>) {
  const follow = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onNavigate?.(event);
    push(href);
  };
  return <a {...props} href={withBasePath(String(href))} onClick={follow} />;
}
