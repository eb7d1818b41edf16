import { useEffect, useLayoutEffect, useRef } from 'react';
import { RoleLink } from '@/components/ui/RoleLink';
import { markMatches } from './mark-matches';
import styles from './SuggestionList.module.css';
import type { Suggestion, SuggestionGroup } from './suggestion-groups';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SuggestionGroup[];
  /** The search for the typed text, shown after the groups. */
  readonly last: Suggestion;
  readonly typed: string;
  readonly active: Suggestion | null;
  /** Called when a suggestion is followed. */
  readonly onLeave: () => void;
}

/** The element id of a suggestion in the list with this id. */
export const optionId = (listId: string, { key }: Suggestion): string => `${listId}-${key}`;

/** Suggestions in groups. The focus stays in the text field, which refers to the active option. */
export function SuggestionList({ id, label, groups, last, typed, active, onLeave }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useRoomBelow(list);
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const option = (suggestion: Suggestion, marked = typed) => (
    <Option
      key={suggestion.key}
      id={optionId(id, suggestion)}
      suggestion={suggestion}
      typed={marked}
      isActive={suggestion.key === active?.key}
      onLeave={onLeave}
    />
  );
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      // Tab would stop at a list that scrolls, which then closes, and the focus would be lost.
      tabIndex={-1}
      // Without this, a press would take the focus from the field and close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ heading, suggestions }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of options has groups, not field sets
        <div key={heading} role="group" aria-labelledby={`${id}-${place}`} className={styles.group}>
          <div id={`${id}-${place}`} role="presentation" className={styles.heading}>
            {heading}
          </div>
          {suggestions.map((suggestion) => option(suggestion))}
        </div>
      ))}
      <div className={styles.last}>{option(last, '')}</div>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly typed: string;
  readonly isActive: boolean;
  readonly onLeave: () => void;
}

/** An option as a link, so that it can be opened in a new tab. The keyboard reaches it through the field. */
function Option({ id, suggestion, typed, isActive, onLeave }: OptionProps) {
  const { text, lang, detail, href } = suggestion;
  return (
    <RoleLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onFollow={onLeave}
      className={styles.option}
    >
      <span lang={lang} dir="auto" className={styles.text}>
        {/* Every part has an element, because React cannot remove text nodes that the browser's translation replaced. */}
        {markMatches(text, typed).map(({ start, text: part, isMatch }) =>
          isMatch ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
        )}
      </span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </RoleLink>
  );
}

/** Sets `--room` for the style sheet: the visible height below the list's top, without the on-screen keyboard. */
function useRoomBelow(list: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      list.current?.style.setProperty('--room', `${Math.round(screen.offsetTop + screen.height - top)}px`);
    };
    measure();
    screen.addEventListener('resize', measure);
    return () => screen.removeEventListener('resize', measure);
  }, [list]);
}
