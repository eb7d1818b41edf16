import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';

/** A profile with which a person can work; `dprofile` is its secondary profile (specification, section 6). */
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

/** A person's ids and name, with the wire's field names. */
interface Identity {
  readonly idPersona: number;
  readonly codicePersona: string;
  readonly cognome: string;
  readonly nome: string;
}

/**
 * A person of the demonstration. All are invented, and the sign-in page shows their passwords, so hashing would protect nothing.
 * When other machines can reach the backend, only the people that DEMO_PEOPLE names can sign in.
 */
export interface Person {
  /** Sign-in name and account id of the identity provider. */
  readonly name: string;
  readonly password: string;
  readonly role: { readonly it: string; readonly en: string };
  /** The identity in use: the person's own, or that of the impersonated person. */
  readonly identity: Identity;
  /** Who really signed in; null without impersonation. */
  readonly impersonator: Identity | null;
  readonly email: string;
  /** At least one; the first is current until another is chosen. */
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

/** The person's career with this number, or null. */
export function getCareer(person: Person, matricola: string): Career | null {
  return person.careers.find((career) => career.matricola === matricola) ?? null;
}

/** Compared with the password when the name is unknown; it never matches. */
const nobodysPassword = randomUUID();

/** The people who can sign in here. */
export class Directory {
  readonly people: readonly Person[];

  /** @param names of the demonstration people who can sign in; all others are unknown */
  constructor(names: readonly string[]) {
    this.people = people.filter(({ name }) => names.includes(name));
  }

  /** The person with this sign-in name, or null. */
  find(name: string): Person | null {
    return this.people.find((person) => person.name === name) ?? null;
  }

  /** The person with this name (in any case) and password, or null. An unknown name takes as long as a wrong password. */
  authenticate(name: string, password: string): Person | null {
    const person = this.find(signInName(name));
    return sameText(person?.password ?? nobodysPassword, password) ? person : null;
  }
}

/** The form in which sign-in names are compared. */
export function signInName(typed: string): string {
  return typed.trim().toLowerCase();
}

function sameText(expected: string, actual: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(actual));
}
