import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Person, people } from './people.ts';

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
