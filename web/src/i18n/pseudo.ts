import type { Dictionary, PluralMessage } from './message-types';

const PLAIN = 'aceinosuyACEINOSUY';
const ACCENTED = 'åçéîñöšûýÅÇÉÎÑÖŠÛÝ';

/** Accents letters outside {places} and <tags>, and brackets the whole, so that a test sees what was not translated. */
export function pseudoText(text: string): string {
  const accented = text.replace(/(\{\w+\}|<\/?\w+>)|[a-zA-Z]/g, (part, kept?: string) => {
    if (kept) return kept;
    const index = PLAIN.indexOf(part);
    return index < 0 ? part : (ACCENTED[index] ?? part);
  });
  return `⟦${accented}⟧`;
}

function pseudoMessage(message: string | PluralMessage): string | PluralMessage {
  if (typeof message === 'string') return pseudoText(message);
  return { one: pseudoText(message.one), other: pseudoText(message.other) };
}

export function makePseudo(messages: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(messages).map(([area, entries]) => [
      area,
      Object.fromEntries(
        Object.entries(entries).map(([key, message]) => [key, pseudoMessage(message)]),
      ),
    ]),
  );
}
