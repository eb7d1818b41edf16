import fc from 'fast-check';
import { collectDropped } from './list.ts';
import { suggestions } from './suggestions.ts';

const parse = (answer: unknown) => collectDropped(() => suggestions.parse(answer)).result;
const nothing = { courses: [], categories: [], institutions: [], teachers: [], correctedText: null, near: null };

it('are read from the wire; what cannot be used of them is left out', () => {
  const answer = {
    corsi: [
      { moocId: 7, moocTitolo: '<b>Arte</b>', moocLingua: 'IT', serie: true, ateneo_nome: ' Ateneo ' },
      { moocId: 7, moocTitolo: 'Again' },
      { moocId: 8, moocTitolo: ' ' },
      { moocId: '9', moocTitolo: 'Art', serie: 'yes' },
      null,
    ],
    categorie: [{ categoria_id: 3, categoria_desc_eng: 'Music' }, { categoria_id: 4 }],
    atenei: [
      { ateneo_id: 5, ateneo_nome: 'Ateneo' },
      { ateneo_id: '../6', ateneo_nome: 'No' },
    ],
    docenti: [
      { docente_id: 1, doc_cognome: 'Ada' },
      { docente_id: 2, doc_nome: 'Ada', doc_cognome: 'Rossi' },
    ],
    testoCorretto: ' arte ',
    vicini: {
      testo: ' arti ',
      categorie: [{ categoria_id: 3, categoria_desc: 'Musica' }, {}],
      corsi: [{ moocId: 7, moocTitolo: 'Arte' }, null],
    },
  };
  expect(parse(answer)).toEqual({
    courses: [
      { id: '7', title: '<b>Arte</b>', isSeries: true, language: 'it', institution: 'Ateneo' },
      { id: '9', title: 'Art', isSeries: false, language: null, institution: null },
    ],
    categories: [{ id: '3', name: { it: null, en: 'Music' } }],
    institutions: [{ id: '5', name: 'Ateneo' }],
    teachers: [
      { id: '1', name: 'Ada' },
      { id: '2', name: 'Ada Rossi' },
    ],
    correctedText: 'arte',
    near: {
      text: 'arti',
      categories: [{ id: '3', name: { it: 'Musica', en: null } }],
      courses: [{ id: '7', title: 'Arte', isSeries: false, language: null, institution: null }],
    },
  });
});

it('are none in an empty answer, and few in one without end', () => {
  expect(parse({})).toEqual(nothing);
  const many = Array.from({ length: 1000 }, (_, index) => ({ ateneo_id: index + 1, ateneo_nome: 'A' }));
  expect(parse({ atenei: many }).institutions).toHaveLength(8);
});

it.each([
  null,
  'arti',
  { testo: 'arti' },
  { testo: 'arti', categorie: [{}], corsi: [] },
  { testo: ' ', corsi: [{ moocId: 7, moocTitolo: 'Arte' }] },
])('have nothing near without a text, or without a course or category that can be used: %j', (vicini) =>
  expect(parse({ vicini })).toEqual(nothing),
);

it('say why what is near was left out', () => {
  const { dropped } = collectDropped(() => suggestions.parse({ vicini: { categorie: [], corsi: [] } }));
  expect(dropped).toMatchObject([{ list: 'near suggestions', reason: 'testo: no text' }]);
});

it('are understood or refused, whatever the answer is, with ids that can stand in an address', () => {
  const item = fc.record(
    {
      moocId: fc.anything(),
      moocTitolo: fc.anything(),
      categoria_id: fc.anything(),
      categoria_desc: fc.anything(),
      ateneo_id: fc.anything(),
      ateneo_nome: fc.anything(),
      docente_id: fc.anything(),
      doc_cognome: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const list = fc.oneof(fc.array(fc.oneof(item, fc.anything())), fc.anything());
  const lists = fc.record({
    corsi: list,
    categorie: list,
    atenei: list,
    docenti: list,
    testoCorretto: fc.anything(),
    vicini: fc.oneof(fc.record({ testo: fc.string(), categorie: list, corsi: list }), fc.anything()),
  });
  const answer = fc.oneof(lists, fc.anything());
  fc.assert(
    fc.property(answer, (wire) => {
      const { result } = collectDropped(() => suggestions.safeParse(wire));
      fc.pre(result.success);
      const { correctedText, near, ...found } = result.data;
      expect([null, 'string']).toContain(correctedText && typeof correctedText);
      expect(near?.text).not.toBe('');
      for (const some of [...Object.values(found), near?.courses ?? [], near?.categories ?? []]) {
        for (const { id } of some) expect(id).toMatch(/^[\w.-]{1,64}$/);
      }
    }),
  );
});
