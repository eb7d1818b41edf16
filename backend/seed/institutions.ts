import type { SeedInstitution } from './types.ts';

type Unnumbered = Omit<SeedInstitution, 'id'>;

function university(name: string, acronym: string, city: string, website: string): Unnumbered {
  return { name, acronym, city, website, afam: false };
}

function afam(name: string, acronym: string, city: string, website: string): Unnumbered {
  return { name, acronym, city, website, afam: true };
}

// The position is the id, so add new institutions only at the end.
const inOrder: readonly Unnumbered[] = [
  university('Politecnico di Milano', 'PoliMi', 'Milano', 'https://www.polimi.it/'),
  university('Università degli Studi di Milano', 'UniMi', 'Milano', 'https://www.unimi.it/it'),
  university('Università degli Studi di Milano-Bicocca', 'UniMiB', 'Milano', 'https://www.unimib.it/'),
  university('Alma Mater Studiorum - Università di Bologna', 'UniBo', 'Bologna', 'https://www.unibo.it/it'),
  university(
    'Università degli Studi di Modena e Reggio Emilia',
    'UniMoRe',
    'Modena - Reggio Emilia',
    'https://www.unimore.it/it',
  ),
  university('Università degli Studi di Ferrara', 'UniFe', 'Ferrara', 'https://www.unife.it/it'),
  university('Università degli Studi di Parma', 'UniPr', 'Parma', 'https://www.unipr.it/'),
  university('Università degli Studi di Padova', 'UniPd', 'Padova', 'https://www.unipd.it/'),
  university("Università Ca' Foscari Venezia", 'UniVe', 'Venezia', 'https://www.unive.it/'),
  university('Università Iuav di Venezia', 'Iuav', 'Venezia', 'https://www.iuav.it/it'),
  university('Università degli Studi di Trento', 'UniTn', 'Trento', 'https://www.unitn.it/it'),
  university('Libera Università di Bolzano', 'UniBz', 'Bolzano', 'https://www.unibz.it/it/'),
  university('Università degli Studi di Torino', 'UniTo', 'Torino', 'https://www.unito.it/'),
  university('Politecnico di Torino', 'PoliTo', 'Torino', 'https://www.polito.it/'),
  university('Università degli Studi di Genova', 'UniGe', 'Genova', 'https://unige.it/'),
  university('Università degli Studi di Firenze', 'UniFi', 'Firenze', 'https://www.unifi.it/it'),
  university('Università di Pisa', 'UniPi', 'Pisa', 'https://www.unipi.it/'),
  university('Università degli Studi di Siena', 'UniSi', 'Siena', 'https://www.unisi.it/'),
  university('Università degli Studi di Perugia', 'UniPg', 'Perugia', 'https://www.unipg.it/'),
  university('Università Politecnica delle Marche', 'UnivPM', 'Ancona', 'https://www.univpm.it/Entra/'),
  university('Università degli Studi di Urbino "Carlo Bo"', 'UniUrb', 'Urbino', 'https://www.uniurb.it/'),
  university("Università degli Studi dell'Aquila", 'UnivAq', "L'Aquila", 'https://www.univaq.it/'),
  university('Sapienza Università di Roma', 'UniRoma1', 'Roma', 'https://www.uniroma1.it/it/'),
  university('Università degli Studi di Roma Tor Vergata', 'UniRoma2', 'Roma', 'https://web.uniroma2.it/it'),
  university('Università degli Studi Roma Tre', 'UniRoma3', 'Roma', 'https://www.uniroma3.it/'),
  university('Università degli Studi di Napoli "Federico II"', 'UniNa', 'Napoli', 'https://www.unina.it/it/'),
  university('Università degli Studi di Salerno', 'UniSa', 'Fisciano (SA)', 'https://www.unisa.it/'),
  university('Politecnico di Bari', 'PoliBa', 'Bari', 'https://www.poliba.it/'),
  university('Università degli Studi di Bari "Aldo Moro"', 'UniBa', 'Bari', 'https://www.uniba.it/it'),
  university('Università degli Studi di Foggia', 'UniFg', 'Foggia', 'https://www.unifg.it/it'),
  university('Università del Salento', 'UniSalento', 'Lecce', 'https://www.unisalento.it/'),
  university('Università della Calabria', 'UniCal', 'Rende (CS)', 'https://www.unical.it/'),
  university('Università degli Studi di Catania', 'UniCt', 'Catania', 'https://www.unict.it/'),
  university('Università degli Studi di Palermo', 'UniPa', 'Palermo', 'https://www.unipa.it/'),
  university('Università degli Studi di Cagliari', 'UniCa', 'Cagliari', 'https://www.unica.it/it'),
  university('Università degli Studi di Sassari', 'UniSs', 'Sassari', 'https://www.uniss.it/it'),
  university('Università commerciale "Luigi Bocconi"', 'Bocconi', 'Milano', 'https://www.unibocconi.it/it'),
  university('Università Cattolica del Sacro Cuore', 'UniCatt', 'Milano', 'https://www.unicatt.it/'),
  afam('Accademia di Belle Arti di Napoli', 'AbaNa', 'Napoli', 'https://www.abana.it/'),
  afam('Accademia di Belle Arti di Bologna', 'AbaBo', 'Bologna', 'https://www.ababo.it/'),
  afam('Accademia di Belle Arti di Ravenna', 'AbaRa', 'Ravenna', 'https://www.abaravenna.it/'),
  afam('Accademia di Belle Arti di Roma', 'AbaRm', 'Roma', 'https://abaroma.it/'),
  afam('Accademia Ligustica di Belle Arti di Genova', 'AbaGe', 'Genova', 'https://www.accademialigustica.it/'),
  afam('Accademia di Belle Arti di Brera', 'AbaMi', 'Milano', 'https://www.accademiadibrera.milano.it/'),
  afam('Accademia di Belle Arti di Urbino', 'AbaUr', 'Urbino', 'https://www.accademiadiurbino.it/'),
  afam('Accademia Albertina di Belle Arti di Torino', 'AbaTo', 'Torino', 'https://albertina-academy.it/'),
  afam('Accademia di Belle Arti di Palermo', 'AbaPa', 'Palermo', 'https://www.accademiadipalermo.it/'),
  afam('Accademia di Belle Arti di Firenze', 'AbaFi', 'Firenze', 'https://www.accademia.firenze.it/'),
  afam('Accademia di Belle Arti di Venezia', 'AbaVe', 'Venezia', 'https://accademiavenezia.it/'),
  afam(
    'Conservatorio statale di musica di Napoli "S. Pietro a Majella"',
    'ConsNa',
    'Napoli',
    'https://www.sanpietroamajella.it/',
  ),
  afam(
    'Conservatorio statale di musica di Bologna "Giovan Battista Martini"',
    'ConsBo',
    'Bologna',
    'https://www.consbo.it/',
  ),
  afam(
    'Conservatorio statale di musica di Ravenna "Giuseppe Verdi"',
    'ConsRa',
    'Ravenna',
    'https://www.verdiravenna.it/',
  ),
  afam('Conservatorio statale di musica di Trieste "Giuseppe Tartini"', 'ConsTs', 'Trieste', 'https://www.conts.it/'),
  afam(
    'Conservatorio statale di musica di Roma "Santa Cecilia"',
    'ConsRm',
    'Roma',
    'https://www.conservatoriosantacecilia.it/',
  ),
  afam(
    'Conservatorio statale di musica di Genova "Nicolò Paganini"',
    'ConsGe',
    'Genova',
    'https://www.conspaganini.it/',
  ),
  afam('Conservatorio statale di musica di Milano "Giuseppe Verdi"', 'ConsMi', 'Milano', 'https://www.consmilano.it/'),
  afam(
    'Conservatorio statale di musica di Torino "Giuseppe Verdi"',
    'ConsTo',
    'Torino',
    'https://www.conservatoriotorino.eu/',
  ),
  afam(
    'Conservatorio di musica statale di Cagliari "Pierluigi da Palestrina"',
    'ConsCa',
    'Cagliari',
    'https://www.conservatoriocagliari.it/',
  ),
  afam(
    'Conservatorio statale di musica di Palermo "Alessandro Scarlatti"',
    'ConsPa',
    'Palermo',
    'https://www.conservatoriopalermo.it/',
  ),
  afam('Conservatorio statale di musica di Firenze "Luigi Cherubini"', 'ConsFi', 'Firenze', 'https://www.consfi.it/'),
  afam(
    'Conservatorio statale di musica di Venezia "Benedetto Marcello"',
    'ConsVe',
    'Venezia',
    'https://www.conservatoriovenezia.net/',
  ),
];

/** Every institution of the catalogue; `id` is its position, from 1. */
export const institutions: readonly SeedInstitution[] = inOrder.map((institution, index) => ({
  id: index + 1,
  ...institution,
}));
