import type { SeedSeries } from '../types.ts';

export const stemSeries: readonly SeedSeries[] = [
  {
    key: 'serie-dati-intelligenza',
    language: 'IT',
    title: 'Dai dati alle macchine che imparano',
    subtitle: `Sei corsi per passare dal primo programma alla discussione informata sull'intelligenza artificiale.`,
    description: `<p>Chi vuole avvicinarsi all'intelligenza artificiale trova spesso due strade: corsi per specialisti, che presuppongono tre esami di matematica, oppure racconti senza sostanza. Questa serie propone una via di mezzo in sei tappe, offerte da atenei diversi e seguibili una alla volta.</p>
<p>Le prime due danno gli attrezzi: un linguaggio di programmazione e il ragionamento statistico. La terza costruisce i modelli fondamentali. Le ultime tre guardano agli effetti: sulla società, sulla scuola, sulla lingua.</p>
<ul><li><strong>Chi non programma</strong> può cominciare dalla quarta tappa.</li><li><strong>Chi insegna</strong> può seguire soltanto la quarta e la quinta.</li><li><strong>Chi studia materie scientifiche</strong> troverà utile l'ordine completo.</li></ul>
<p>Tre dei sei corsi sono in inglese.</p>`,
    institutions: ['UniMoRe', 'UniGe', 'UniMiB'],
    categories: ['informatica', 'scienze'],
    members: [
      'python-da-zero',
      'statistics-under-uncertainty',
      'machine-learning-foundations',
      'capire-ia',
      'ai-in-the-classroom',
      'lingua-e-calcolatore',
    ],
    publishedDaysAgo: 4,
    featured: true,
  },
  {
    key: 'series-energy-transition',
    language: 'EN',
    title: 'Engineering the Energy Transition',
    subtitle: 'Hydrogen, grids, vehicles and cities: four courses on what has to be rebuilt, and in which order.',
    description: `<p>Targets for 2050 are easy to announce; somebody then has to size the cable. The four courses of this series were chosen because each ends with a number that can be checked: the cost of a tonne of steel, the frequency of a grid, the range of a car, the volume of a flood.</p>
<p>They can be taken in any order. If you are new to the subject, start with <em>Smart Grids</em>, which introduces the vocabulary used by the others. The courses on hydrogen and on urban rain are taught in Italian, the first of them with English subtitles.</p>`,
    institutions: ['PoliTo', 'PoliBa', 'UniBo'],
    categories: ['ingegneria'],
    members: ['smart-grids', 'electric-vehicle-engineering', 'idrogeno-filiera', 'pioggia-in-citta'],
    publishedDaysAgo: 60,
  },
];
