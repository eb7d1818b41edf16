/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { SuggestionList } from './SuggestionList';
import { suggestionGroups, textSearch } from './suggestion-groups';
import { suggestions, texts } from './testing/suggestion-fixtures';

jest.mock('next/navigation', () => jest.requireActual('@/components/testing/pushing-link'));

const groups = suggestionGroups(suggestions, 'mus', texts, 'it');
const found = groups.flatMap((group) => group.suggestions);
const last = textSearch('mus', texts, 'it');
const options = () => screen.getAllByRole('option');
const scrolled = jest.fn<void, [string, ScrollIntoViewOptions]>();

function show(active: (typeof found)[number] | null) {
  const list = { id: 'list', label: texts.suggestions, groups, last, typed: 'mus', active, onLeave: jest.fn() };
  return render(<SuggestionList {...list} />);
}

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled(this.id, options as ScrollIntoViewOptions);
  };
});

describe('a list of suggestions', () => {
  it('has one selected option at most, which is brought into sight', () => {
    const { unmount } = show(null);
    expect(options().filter((option) => option.getAttribute('aria-selected') !== 'false')).toEqual([]);
    expect(scrolled).not.toHaveBeenCalled();
    unmount();
    show(found[1] ?? null);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('How Music Works');
    expect(scrolled.mock.calls).toEqual([[options()[1]?.id, { block: 'nearest' }]]);
  });

  it('leaves the focus in the field: its options are no stops of Tab, and a press takes nothing', () => {
    show(null);
    expect(options().map(({ tabIndex }) => tabIndex)).toEqual(options().map(() => -1));
    expect(options().every((option) => fireEvent.mouseDown(option) === false)).toBe(true);
  });

  it('is read in the languages of its titles, each in its own direction', () => {
    show(null);
    const title = (text: string) => options().find(({ textContent }) => textContent?.includes(text))?.firstElementChild;
    expect(title('Musica e città')).toHaveTextContent(/^Musica e città$/);
    expect(title('Musica e città')).not.toHaveAttribute('lang');
    expect(title('How Music Works')).toHaveAttribute('lang', 'en');
    expect(title('الموسيقى')).toHaveAttribute('lang', 'ar');
    expect(title('الموسيقى')).toHaveAttribute('dir', 'auto');
  });
});
