import type { Language } from '../../language';
import type { HiddenTerm } from './hide-terms';

type Parts = readonly (string | HiddenTerm)[];

const CLOSING = /[.!?…;:]$/;

/**
 * The small things that a translation has from its source: how it ends, how it begins, which quotation marks it has. What was
 * hidden from the model is not touched.
 */
export function polishText(parts: Parts, source: string, to: Language): Parts {
  const kept = parts.filter((part) => part !== '');
  return matchQuotes(matchBeginning(matchEnd(kept, source.trim()), source.trim()), source, to);
}

function matchEnd(parts: Parts, source: string): Parts {
  const mark = CLOSING.exec(source)?.[0];
  const last = parts.at(-1);
  if (last === undefined) return parts;
  if (typeof last !== 'string') return mark === undefined ? parts : [...parts, mark];
  const text = last.trimEnd();
  const isOver = mark === undefined && /[^.]\.$|^\.$/.test(text) && !isAbbreviated(text);
  const bare = isOver || (mark !== undefined && CLOSING.test(text)) ? text.slice(0, -1) : text;
  return [...parts.slice(0, -1), bare + (mark ?? '')];
}

/** "etc.", "S.L." and "p.m." end with their own full stop. */
const isAbbreviated = (text: string): boolean =>
  /(?:^|[\s(])(?:etc|approx|aprox|dept|dpto|Inc|Ltd|Co|Sr|Sra|Dr|Dra|Mr|Mrs|No)\.$|\p{L}\.\p{L}\.$/u.test(
    text,
  );

function matchBeginning(parts: Parts, source: string): Parts {
  const [first] = parts;
  if (typeof first !== 'string' || !/^[^\p{L}\d]*\p{Lu}/u.test(source)) return parts;
  const text = first
    .trimStart()
    .replace(
      /^([^\p{L}\d]*)(\p{Ll})/u,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
  return [text, ...parts.slice(1)];
}

/** The model knows straight marks alone; who writes curly ones gets those of the other language. */
function matchQuotes(parts: Parts, source: string, to: Language): Parts {
  const isCurly = /[“”«»‘’]/.test(source);
  if (!isCurly) return parts;
  const [open, close] = to === 'en' ? ['“', '”'] : ['«', '»'];
  const count =
    parts
      .filter((part) => typeof part === 'string')
      .join('')
      .split('"').length - 1;
  let seen = 0;
  return parts.map((part) => {
    if (typeof part !== 'string') return part;
    const single = part.replaceAll("'", '’');
    return count % 2 === 1 ? single : single.replace(/"/g, () => (seen++ % 2 === 0 ? open : close));
  });
}
