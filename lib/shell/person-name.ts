import type { Person, PersonName } from '@/lib/model/person';

/** First name and surname; `null` when neither is known. */
export function fullName({ firstName, surname }: PersonName): string | null {
  return [firstName, surname].filter((part) => part !== null).join(' ') || null;
}

/** What a person is called on the screen: the name, otherwise the description or the code. */
export function shownName(person: Person): string {
  return fullName(person) ?? person.description ?? person.code ?? '';
}
