import styles from './CloseButton.module.css';
import { Icon } from './Icon';

interface CloseButtonProps {
  /** Accessible name. */
  readonly label: string | undefined;
  readonly onClick: () => void;
}

/** The round button that closes the message around it. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
