import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';

/** A profile a person can work under; `dprofile` is the secondary profile that goes with it (specification, section 6). */
interface Profile {
  readonly profile: string;
  readonly dprofile: string;
  readonly description: string;
  readonly profileDescription: string;
}

/** One of a person's careers: the number (matricola) and its class. */
export interface Career {
  readonly matricola: string;
  readonly classeCarriera: string;
}

/** Somebody's name as the wire has it. */
interface Identity {
  readonly idPersona: number;
  readonly codicePersona: string;
  readonly cognome: string;
  readonly nome: string;
}

/**
 * A person of the demonstration. All of them are invented, and their passwords are public: the sign-in page prints them.
 * A hash would protect nothing, so none is made; where other machines reach the backend, nobody of them can sign in
 * unless DEMO_PEOPLE names them.
 */
export interface Person {
  /** Sign-in name and account id of the identity provider. */
  readonly name: string;
  readonly password: string;
  readonly role: { readonly it: string; readonly en: string };
  /** Whose name and rights are used: the person's own, or those of the person impersonated. */
  readonly identity: Identity;
  /** Who really signed in, when impersonating. */
  readonly impersonator: Identity | null;
  readonly email: string;
  /** At least one, the first is the current one until another is chosen. */
  readonly careers: readonly [Career, ...Career[]];
  readonly profiles: readonly Profile[];
}

const editorProfile: Profile = {
  profile: '12',
  dprofile: 'REDAZIONE',
  description: 'Redazione del catalogo',
  profileDescription: 'Cura testi e immagini dei corsi',
};

const administratorProfile: Profile = {
  profile: '1',
  dprofile: 'AMMINISTRAZIONE',
  description: 'Amministrazione del catalogo',
  profileDescription: 'Gestisce istituzioni, categorie e corsi',
};

export const people: readonly Person[] = [
  {
    name: 'editor',
    password: 'editor',
    role: { it: 'redattrice, un profilo e due carriere', en: 'editor, one profile and two careers' },
    identity: { idPersona: 41207, codicePersona: '10541207', cognome: 'Ferraris', nome: 'Giulia' },
    impersonator: null,
    email: 'giulia.ferraris@example.org',
    careers: [
      { matricola: '912345', classeCarriera: 'PTA' },
      { matricola: '845210', classeCarriera: 'DOT' },
    ],
    profiles: [editorProfile],
  },
  {
    name: 'admin',
    password: 'admin',
    role: { it: 'amministratore, due profili', en: 'administrator, two profiles' },
    identity: { idPersona: 38114, codicePersona: '10538114', cognome: 'Bellandi', nome: 'Marco' },
    impersonator: null,
    email: 'marco.bellandi@example.org',
    careers: [{ matricola: '903311', classeCarriera: 'PTA' }],
    profiles: [administratorProfile, editorProfile],
  },
  {
    name: 'delegate',
    password: 'delegate',
    role: {
      it: 'Chiara Montanari, che opera per conto di Paolo Righetti',
      en: 'Chiara Montanari, acting as Paolo Righetti',
    },
    identity: { idPersona: 20955, codicePersona: '10520955', cognome: 'Righetti', nome: 'Paolo' },
    impersonator: { idPersona: 47730, codicePersona: '10547730', cognome: 'Montanari', nome: 'Chiara' },
    email: 'paolo.righetti@example.org',
    careers: [{ matricola: '871002', classeCarriera: 'DOC' }],
    profiles: [editorProfile],
  },
];

/** The person's career with that number, or null when it is not one of theirs. */
export function getCareer(person: Person, matricola: string): Career | null {
  return person.careers.find((career) => career.matricola === matricola) ?? null;
}

/** First letters of first name and surname. */
export function initialsOf(identity: Identity): string {
  return `${identity.nome.charAt(0)}${identity.cognome.charAt(0)}`;
}

/** What is compared with a password when nobody has that name: no password is the same. */
const nobodysPassword = randomUUID();

/** The people who can sign in here. */
export class Directory {
  readonly people: readonly Person[];

  /** @param names of the demonstration's people who are let in; all others are unknown */
  constructor(names: readonly string[]) {
    this.people = people.filter(({ name }) => names.includes(name));
  }

  /** The person with that sign-in name, or null. */
  find(name: string): Person | null {
    return this.people.find((person) => person.name === name) ?? null;
  }

  /** The person whose name (in any case) and password these are, or null; it takes as long for an unknown name. */
  authenticate(name: string, password: string): Person | null {
    const person = this.find(signInName(name));
    return sameText(person?.password ?? nobodysPassword, password) ? person : null;
  }
}

/** A sign-in name as it is compared. */
export function signInName(typed: string): string {
  return typed.trim().toLowerCase();
}

function sameText(expected: string, actual: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(actual));
}
