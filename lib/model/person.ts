/** A person's name and number at the university. */
export interface PersonName {
  readonly firstName: string | null;
  readonly surname: string | null;
  /** The person code (`codice persona`), shown beside the name. */
  readonly code: string | null;
}

/** The signed-in person, from the backend. */
export interface Person extends PersonName {
  /** The person who really signed in, when acting as this person; `null` otherwise. */
  readonly impersonator: PersonName | null;
  readonly description: string | null;
  /** Number of the current career: digits, or `null`. */
  readonly career: string | null;
  readonly careerClass: string | null;
}

/** First name and surname; `null` when neither is known. */
export function fullName({ firstName, surname }: PersonName): string | null {
  return [firstName, surname].filter((part) => part !== null).join(' ') || null;
}

/** The name of a person on the screen: the full name, otherwise the description or the code. */
export function displayName(person: Person): string {
  return fullName(person) ?? person.description ?? person.code ?? '';
}
