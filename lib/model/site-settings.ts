import type { Locale, LocalizedText } from './locale.ts';

/** Information that the backend gives about itself. */
export interface ApplicationInfo {
  readonly name: string | null;
  readonly controllerVersion: string | null;
  readonly viewVersion: string | null;
  /** Whether the backend uses a test database; a banner then says so. */
  readonly testDatabase: boolean;
  readonly currentService: LocalizedText;
  readonly previousService: LocalizedText;
}

/** Texts of the backend that replace the application's messages. A key is a path with dots (`home.title`). */
export type TextBundle = Readonly<Record<string, string>>;

export type TextBundles = Readonly<Record<Locale, TextBundle>>;

/** Settings of the backend by name; any of them may be missing. */
export type Properties = Readonly<Record<string, string>>;
