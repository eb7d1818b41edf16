import type { InterfaceLanguage, LocalizedText } from './language.ts';

/** What the backend says about itself. */
export interface ApplicationInfo {
  readonly name: string | null;
  readonly controllerVersion: string | null;
  readonly viewVersion: string | null;
  /** The backend works on a test database: the banner says so. */
  readonly testDatabase: boolean;
  readonly currentService: LocalizedText;
  readonly previousService: LocalizedText;
}

/** Texts of the backend in place of the application's own messages, by key: a path with dots (`home.title`). */
export type TextBundle = Readonly<Record<string, string>>;

export type TextBundles = Readonly<Record<InterfaceLanguage, TextBundle>>;

/** Settings of the backend by name; every one may be missing. */
export type Properties = Readonly<Record<string, string>>;
