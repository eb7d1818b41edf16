import { createTranslator } from 'next-intl';
import english from '@/messages/en.json';
import italian from '@/messages/it.json';

const it = createTranslator({ locale: 'it', messages: italian });
const en = createTranslator({ locale: 'en', messages: english });

/** Texts whose words agree in gender and number with what they count or stand beside. */
test.each([
  [it('catalogue.description', { count: 0, kind: 'other' }).slice(0, 21), 'I corsi online aperti'],
  [en('catalogue.description', { count: 0, kind: 'other' }).slice(0, 23), 'The open online courses'],
  [it('compare.gone', { count: 1, ids: '7' }), 'Un corso non è più nel catalogo (numero 7).'],
  [it('compare.gone', { count: 2, ids: '7, 8' }), '2 corsi non sono più nel catalogo (numeri 7, 8).'],
  [en('compare.gone', { count: 2, ids: '7, 8' }), '2 courses are no longer in the catalogue (numbers 7, 8).'],
  [it('compare.unread', { count: 2, ids: '7, 8' }), 'Per il momento 2 corsi non si possono mostrare (numeri 7, 8).'],
  [en('compare.unread', { count: 2, ids: '7, 8' }), '2 courses cannot be shown at the moment (numbers 7, 8).'],
  [it('catalogue.showMore', { count: 1 }), 'Mostra un altro'],
  [it('saved.mailSubject', { count: 0 }), 'Corsi online aperti'],
  [en('saved.mailSubject', { count: 0 }), 'Open online courses'],
  // Beside the name of any fact, such as “Docenti” and “Lingua”.
  [it('compare.differs'), 'con differenze'],
  [en('compare.differs'), 'different'],
  [it('desk.done', { read: 1 }), 'Letto 1 corso'],
  [it('desk.done', { read: 88 }), 'Letti 88 corsi'],
  // In place of subjects, institutions and languages, all feminine.
  [it('desk.overview.others'), 'Altre'],
  [it('desk.overview.unknown'), 'Non indicata'],
])('“%s” agrees', (text, expected) => {
  expect(text).toBe(expected);
});

test.each([it, en])('the four facts in the head of a course and its side panel have names of their own', (t) => {
  expect(t('course.brief')).not.toBe(t('course.facts'));
});
