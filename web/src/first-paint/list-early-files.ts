import type { Language } from '@trayecto/core/language';
import type { Visit } from './fits-visit';

export interface EarlyFiles {
  /** Code of the screens of a visitor, by their address; everyone else is sent to sign in. */
  readonly visitor: Readonly<Record<string, readonly string[]>>;
  /** Code every page of someone signed in needs. */
  readonly session: readonly string[];
  /** Code of the screens of someone signed in, by their address. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** Words that every page has, by language. */
  readonly shellWords: Readonly<Record<Language, readonly string[]>>;
  /** Words that a screen alone has, by language and address. */
  readonly visitorWords: WordFiles;
  readonly sessionWords: WordFiles;
}

type WordFiles = Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;

/** Filled in by the build, which alone knows what the files are called. */
declare const EARLY_FILES: EarlyFiles;

/** Code the app will ask for as soon as it runs, so that it need not wait until then. */
export function listEarlyFiles({ hasSession, path, language }: Visit, files = EARLY_FILES) {
  const words = language === 'en' ? 'en' : 'es';
  const ownWords = (hasSession ? files.sessionWords : files.visitorWords)[words];
  return [
    ...(hasSession
      ? [...files.session, ...(files.screens[path] ?? [])]
      : (files.visitor[path] ?? files.visitor['/auth'] ?? [])),
    ...files.shellWords[words],
    // Only visitors have words of the sign-in page, which is where they are sent from elsewhere.
    ...(ownWords[path] ?? ownWords['/auth'] ?? []),
  ];
}
