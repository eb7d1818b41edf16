import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/addresses/base-path';
import { onPlainClick } from './plain-click';

interface RoleLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Called when the link is followed in this window. */
  readonly onFollow: () => void;
}

/**
 * A link inside the app with the role of something else, such as an entry of a menu. React sets a new `onClick` on the element itself,
 * whereupon Firefox replaces such a link for screen readers, which then lose their place and are silent. `onClickCapture` is not set
 * there. The `onClick` that MUI gives to its entries does nothing.
 */
export function RoleLink({ href, onFollow, onClick: _onClick, ...props }: RoleLinkProps) {
  const router = useRouter();
  const follow = onPlainClick(() => {
    onFollow();
    router.push(href);
  });
  return <a {...props} href={withBasePath(href)} onClickCapture={follow} />;
}
