import { useEffect, useLayoutEffect, useRef } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { markMatches } from './mark-matches';
import styles from './SuggestionList.module.css';
import type { Suggestion, SuggestionGroup } from './suggestion-groups';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SuggestionGroup[];
  /** After the groups: the search for what is typed. */
  readonly last: Suggestion;
  readonly typed: string;
  readonly active: Suggestion | null;
  /** Called when a suggestion is followed. */
  readonly onLeave: () => void;
}

/** The id of a suggestion's element in the list of that id. */
export const optionId = (listId: string, { key }: Suggestion): string => `${listId}-${key}`;

/** Suggestions in groups. The focus stays in the text field, which names the active one. */
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
      // A press on the list would take the focus, and close it before the click.
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

/** A link, so that it can be opened in a new tab; the keyboard reaches it through the field. */
function Option({ id, suggestion, typed, isActive, onLeave }: OptionProps) {
  const { text, lang, detail, href } = suggestion;
  return (
    <AppLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onNavigate={onLeave}
      className={styles.option}
    >
      <span lang={lang} dir="auto" className={styles.text}>
        {/* A browser that translates puts other nodes in the place of text nodes; React must find what it takes away. */}
        {markMatches(text, typed).map(({ start, text: part, isMatch }) =>
          isMatch ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
        )}
      </span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </AppLink>
  );
}

/** Tells the style sheet how much of the screen lies below, where a keyboard on the screen may cover the rest. */
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
