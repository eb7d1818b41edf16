import styles from './Button.module.css';
import { Icon } from './Icon';
import { NewWindowLink, type NewWindowLinkProps } from './new-window/NewWindowLink';

interface ExternalAnchorProps extends NewWindowLinkProps {
  readonly look?: 'solid' | 'outline';
}

/** A link to another site, in a new window, that looks like a button. */
export function ExternalAnchor({ look = 'solid', className, children, ...props }: ExternalAnchorProps) {
  return (
    <NewWindowLink {...props} className={[styles[look], className].filter(Boolean).join(' ')}>
      {children}
      <Icon name="external" />
    </NewWindowLink>
  );
}
