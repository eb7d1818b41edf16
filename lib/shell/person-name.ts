import type { Person, PersonName } from '@/lib/model/person';

/** First name and surname; `null` when neither is known. */
export function fullName({ firstName, surname }: PersonName): string | null {
  return [firstName, surname].filter((part) => part !== null).join(' ') || null;
}

/** The name of a person on the screen: the full name, otherwise the description or the code. */
export function displayName(person: Person): string {
  return fullName(person) ?? person.description ?? person.code ?? '';
}
