import type { SeedSeries } from '../types.ts';

/** Series of courses on art, music and design. */
export const artsSeries: readonly SeedSeries[] = [
  {
    key: 'spaces-for-people',
    language: 'EN',
    title: 'Spaces for People: Three Ways of Designing What Happens',
    subtitle: 'A counter, a stage and an empty factory.',
    description: `<p>Designers of services, of sets and of buildings rarely share a classroom. They share a question, though: <em>who will come in, from where, and what will they do next?</em></p><p>The three courses of this series answer it at three scales. Begin on stage, where the consequences of a badly placed door are visible within the hour; go on to services, where they take a week; end with a factory, where they take thirty years.</p>`,
    institutions: ['PoliTo', 'PoliMi', 'AbaRm'],
    categories: ['architettura-design'],
    members: ['set-design-script-model', 'service-design', 'adaptive-reuse-industrial'],
    publishedDaysAgo: 50,
    featured: true,
  },
  {
    key: 'mestieri-arte',
    language: 'IT',
    title: 'Mestieri d’arte: la mano e la materia',
    subtitle: 'Calce, smalto, rame, carbone: quattro accademie aprono i loro laboratori.',
    description: `<p>Si impara guardando le mani di chi sa, e poi provando. Le Accademie di Firenze, Ravenna, Venezia e Napoli hanno filmato i propri laboratori con la stessa cura: camera vicina, tempi lunghi, errori lasciati nel montaggio.</p><p>L’ordine consigliato va dal disegno al restauro:</p><ol><li>il corpo, con la matita;</li><li>la tessera e l’andamento;</li><li>la lastra e il torchio;</li><li>il muro dipinto, e come averne cura.</li></ol><p>Chi completa i quattro corsi riceve un badge complessivo.</p>`,
    institutions: ['AbaFi', 'AbaRa', 'AbaVe', 'AbaNa'],
    categories: ['arte-spettacolo'],
    members: ['anatomia-artistica', 'mosaico-tessera-muro', 'incisione-segno-lastra', 'restaurare-dipinti-murali'],
    publishedDaysAgo: 16,
    featured: true,
  },
  {
    key: 'musica-capire-ascoltare',
    language: 'IT',
    title: 'Musica: capire, ascoltare, inventare',
    subtitle: 'Cinque conservatori per un percorso dall’onda sonora al concerto.',
    description: `<p>Cinque corsi che si possono seguire in qualunque ordine, ma che insieme compongono un’introduzione completa alla musica d’arte europea: che cosa vibra, come si organizza in accordi, come una città l’ha messa in scena, come uno strumento l’ha spinta al limite, come l’elettricità l’ha reinventata.</p><p>Non serve saper suonare per quattro dei cinque; il quinto ve ne farà venire voglia.</p>`,
    institutions: ['ConsTo', 'ConsMi', 'ConsVe', 'ConsGe', 'ConsFi'],
    categories: ['musica'],
    members: ['acustica-strumenti', 'armonia-pratica', 'venezia-barocca', 'paganini-capricci', 'suono-sintetico'],
    publishedDaysAgo: 5,
  },
];
