'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ky from 'ky';
import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { queryClient } from '@/components/providers/query-client';
import { escapePriorities, useEscapeLayer } from '@/components/ui/escape-stack';
import { fillIn } from '@/components/ui/fill-in';
import { useDebounced } from '@/components/ui/useDebounced';
import { withBasePath } from '@/lib/addresses/base-path';
import { suggestionText } from '@/lib/addresses/search-address';
import type { Locale } from '@/lib/model/locale';
import type { Suggestions as Answer } from '@/lib/model/suggestions';
import { optionId, SuggestionList } from './SuggestionList';
import { suggestionGroups, textSearch } from './suggestion-groups';
import { useActiveOption } from './useActiveOption';
import type { SuggestionTexts } from './useSuggestionTexts';
import { useTypedText } from './useTypedText';

/** The attributes of the field that describe its list (WAI-ARIA Authoring Practices, "Combobox"). */
export interface ComboboxState {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-activedescendant'?: string;
}

interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly locale: Locale;
  readonly texts: SuggestionTexts;
  readonly onChange: (state: ComboboxState) => void;
}

/** Milliseconds without a key press before suggestions are requested. */
const debounceDelay = 150;
/** Milliseconds before an answer is requested again: the `max-age` of the answer. */
const staleTime = 60_000;
/** Minimum length of a text; one letter is not enough. */
const minTextLength = 2;

/**
 * The app's answer to a text, and until it arrives the previous answer. It is cancelled when the text is no longer on the
 * screen. `undefined` when not wanted, and after a failure.
 */
function useSuggestions(typed: string, locale: Locale, wanted: boolean) {
  const text = suggestionText(typed);
  const asked = useDebounced(text, debounceDelay);
  const enabled = wanted && Math.min(text.length, asked.length) >= minTextLength;
  const address = withBasePath(`/api/suggestions?${new URLSearchParams({ lang: locale, q: asked })}`);
  const { data, isError } = useQuery(
    {
      queryKey: ['suggestions', address],
      queryFn: ({ signal }) => ky(new URL(address, window.location.origin), { signal, retry: 0 }).json<Answer>(),
      staleTime,
      refetchOnWindowFocus: false,
      enabled,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return enabled && !isError ? data : undefined;
}

/** Tells the field whether its list is open, and which option is active. */
function useFieldState(
  onChange: (state: ComboboxState) => void,
  listId: string | undefined,
  activeId: string | undefined,
) {
  const notifyField = useEffectEvent(onChange);
  useEffect(() => {
    notifyField({
      'aria-expanded': listId !== undefined,
      ...(listId && { 'aria-controls': listId }),
      ...(activeId && { 'aria-activedescendant': activeId }),
    });
  }, [listId, activeId]);
}

/**
 * Suggestions for the text in a search field, in a list below it. The field works without them: without an answer nothing
 * is shown, and Enter submits the typed text. This code is loaded when the field gets the focus.
 */
export default function Suggestions({ field, locale, texts, onChange }: SuggestionsProps) {
  const id = useId();
  const { text, edits, wanted, setWanted } = useTypedText(field);
  const answer = useSuggestions(text, locale, wanted);
  const groups = answer ? suggestionGroups(answer, text.trim(), texts, locale) : [];
  const found = groups.flatMap(({ suggestions }) => suggestions);
  const open = found.length > 0;
  const last = textSearch(text.trim(), texts, locale);
  const close = () => setWanted(false);
  const active = useActiveOption(field, {
    options: open ? [...found, last] : [],
    edits,
    onFollow: (option) => document.getElementById(optionId(id, option))?.click(),
    onSubmit: close,
    onOpen: () => setWanted(true),
  });
  useEscapeLayer(open, escapePriorities.menu, close);

  useFieldState(onChange, open ? id : undefined, active ? optionId(id, active) : undefined);
  const correctedText = answer?.correctedText ?? null;
  const correction = correctedText === null ? '' : `${fillIn(texts.corrected, { text: correctedText })}. `;
  const nearText = answer?.near?.text;
  const nearness = nearText === undefined ? '' : `${fillIn(texts.near, { text: nearText })}. `;
  const count = fillIn(texts.found, { count: found.length });
  return (
    <>
      <p role="status" className="visually-hidden">
        {open ? correction + nearness + count : answer ? texts.none : ''}
      </p>
      {open ? (
        <SuggestionList
          id={id}
          label={texts.suggestions}
          groups={groups}
          last={last}
          typed={correctedText ?? text}
          active={active}
          onLeave={close}
        />
      ) : null}
    </>
  );
}
