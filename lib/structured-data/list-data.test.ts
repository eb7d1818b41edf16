import { cards } from '@/components/cards/testing/card-fixtures';
import type { Faq } from '@/lib/model/faq';
import type { UntrustedHtml } from '@/lib/model/html';
import { courseListData, faqData, websiteData } from './list-data';

const site = 'http://localhost:3000/mooc/app';

describe('structured data of lists', () => {
  it('lead to courses and series in the version that search engines keep', () => {
    const shown = [cards.course, cards.foreign, cards.series, cards.seriesOfOne, cards.bare];
    const [list] = courseListData({ name: 'Corsi', cards: shown, firstPosition: 10, total: 40 });
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'Corsi', numberOfItems: 40 });
    expect(list?.itemListElement).toMatchObject([
      { position: 10, url: `${site}/courseDetails/12`, name: 'Fisica sotto la montagna' },
      { position: 11, url: `${site}/en/courseDetails/12` },
      { position: 12, url: `${site}/collectionCard/1002` },
      { position: 13, url: `${site}/courseDetails/12` },
      { position: 14, name: 'Untitled course' },
    ]);
  });

  it('are left out where the page shows none', () => {
    expect(courseListData({ name: 'Corsi', cards: [] })).toEqual([]);
    expect(faqData([], 'it')).toEqual([]);
  });

  it('have every question that the page shows, in plain text', () => {
    const html = (text: string) => text as UntrustedHtml;
    const faqs: readonly Faq[] = [
      { question: { it: 'Costa?', en: null }, answer: { it: html('<p>No, <b>mai</b>.</p>'), en: null } },
      { question: { it: 'Quando?', en: 'When?' }, answer: { it: null, en: null } },
    ];
    expect(faqData(faqs, 'en')).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'Costa?', acceptedAnswer: { '@type': 'Answer', text: 'No, mai.' } }],
      },
    ]);
  });

  it('tell how the site is searched, in each language', () => {
    expect(websiteData('Aula Aperta', 'en')).toMatchObject({
      url: `${site}/en/home`,
      potentialAction: { target: { urlTemplate: `${site}/en/catalogue?q={search_term_string}` } },
    });
  });
});
