import type { SeedSeries } from '../types.ts';

/** Series of courses in the humanities and in society. */
export const humanitiesSeries: readonly SeedSeries[] = [
  {
    key: 'fonti-testi-luoghi',
    language: 'IT',
    title: 'Fonti, testi, luoghi',
    subtitle: "Il mestiere dell'umanista, dalle pietre scritte alle terzine di Dante.",
    description: `<p>Una lapide, un poema in greco, una tomba messapica, uno statuto universitario, un manoscritto di Dante: cinque oggetti molto lontani e una sola domanda, <strong>come facciamo a saperlo?</strong></p>
      <p>Ciascun corso della serie si può seguire da solo. Presi nell'ordine proposto, accompagnano dall'alfabeto alla lettura critica:</p>
      <ul><li>si impara a decifrare, prima in greco e poi in latino (il corso sulle iscrizioni è in inglese, con sottotitoli in italiano);</li><li>si scende sullo scavo, per capire un oggetto dal suo contesto;</li><li>si arriva alla città medievale e al suo poeta più grande.</li></ul>
      <p>Partecipano atenei di sei regioni. Chi completa tutti e cinque i corsi riceve un attestato della serie.</p>`,
    institutions: ['UniFi', 'UniUrb', 'UniRoma1', 'UniSalento', 'UniBo'],
    categories: ['lettere-storia', 'lingue'],
    members: [
      'greco-antico-alfabeto',
      'reading-roman-inscriptions',
      'archeologia-magna-grecia',
      'citta-universita-medioevo',
      'leggere-inferno-dante',
    ],
    publishedDaysAgo: 30,
    featured: true,
  },
  {
    key: 'regole-comuni',
    language: 'IT',
    title: 'Regole comuni',
    subtitle: 'Diritto, legalità e ambiente per chi vuole partecipare alla vita pubblica.',
    description: `<p>La Costituzione dice che cosa ci siamo promessi. La storia delle mafie racconta chi ha infranto la promessa e chi l'ha difesa. L'economia dell'ambiente chiede se la stiamo mantenendo verso chi verrà dopo.</p>
      <p>Tre corsi indipendenti, circa ottanta ore in tutto, adatti anche all'<em>educazione civica</em> nelle scuole superiori: a ogni corso è allegato un suggerimento di percorso per la classe, con tempi e materiali.</p>`,
    institutions: ['UniRoma3', 'UniPa', 'UniSi'],
    categories: ['diritto-societa', 'educazione'],
    members: ['costituzione-spiegata', 'mafie-antimafia', 'economia-ambiente'],
    publishedDaysAgo: 19,
  },
];
