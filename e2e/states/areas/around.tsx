import { PageFooter } from '@/components/footer/PageFooter';
import { Breadcrumb } from '@/components/header/Breadcrumb';
import { PageHeader } from '@/components/header/PageHeader';
import { SearchBox } from '@/components/header/SearchBox';
import { suggestionGroups, textSearch } from '@/components/suggestions/suggestion-groups';
import { suggestions, texts } from '@/components/suggestions/testing/suggestion-fixtures';
import type { PageAddress } from '@/lib/addresses/routes';
import { SuggestionState } from './islands';

const address: PageAddress = (to) => to.home;

const groups = suggestionGroups(suggestions, 'mus', texts, 'it');
const last = textSearch('mus', texts, 'it');

/** The components around every page. */
export const around = {
  PageHeader: {
    full: <PageHeader address={address} search={<SearchBox text="" />} />,
    'long text': <PageHeader address={address} search={<SearchBox text={'equazioni '.repeat(19)} />} />,
    'right to left': <PageHeader address={address} search={<SearchBox text="الجبر" />} />,
    'without navigation': <PageHeader address={address} />,
  },
  SuggestionList: {
    open: <SuggestionState id="open" label="Musica" groups={groups} last={last} typed="mus" active={null} />,
    'one active': (
      <SuggestionState
        id="active"
        label="Teatro"
        groups={groups}
        last={last}
        typed="mus"
        active={groups[1]?.suggestions[0] ?? null}
      />
    ),
  },
  Breadcrumb: {
    plain: <Breadcrumb parent="catalogue" title="Al-jabr" />,
    long: (
      <Breadcrumb parent="institutions" title={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(6)} />
    ),
    'right to left': <Breadcrumb parent="catalogue" title="الجبر" lang="ar" />,
  },
  PageFooter: { 'without social profiles': <PageFooter /> },
};
