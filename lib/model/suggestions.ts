import type { LocalizedText } from './locale.ts';

/** Suggestions for a text while it is typed; each list has the best first. */
export interface Suggestions<Title extends string = string> {
  readonly courses: readonly SuggestedCourse<Title>[];
  readonly categories: readonly { readonly id: string; readonly name: LocalizedText }[];
  readonly institutions: readonly { readonly id: string; readonly name: string }[];
  readonly teachers: readonly { readonly id: string; readonly name: string }[];
  /** The text that the suggestions are for, when the typed one was misspelt. There may be no suggestions for it either. */
  readonly correctedText: string | null;
  /** What is near to a text that nothing has; `null` for other texts. */
  readonly near: NearSuggestions<Title> | null;
  /** Whether each teacher has a page. */
  readonly hasTeacherPages: boolean;
}

/** The answer without a text, and of a backend that suggests nothing. */
export const noSuggestions: Suggestions = {
  courses: [],
  categories: [],
  institutions: [],
  teachers: [],
  correctedText: null,
  near: null,
  hasTeacherPages: false,
};

/** Categories and courses near to a text, best first. */
interface NearSuggestions<Title extends string = string> {
  /** The typed text, corrected or with its last word completed. */
  readonly text: string;
  readonly categories: Suggestions['categories'];
  readonly courses: Suggestions<Title>['courses'];
}

/** A course or series, suggested by its title. */
interface SuggestedCourse<Title extends string> {
  readonly id: string;
  readonly title: Title;
  readonly isSeries: boolean;
  /** Two-letter code in lower case. */
  readonly language: string | null;
  /** The institution in charge. */
  readonly institution: string | null;
}
