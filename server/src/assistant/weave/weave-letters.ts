import type {
  EmailTemplate,
  LetterKind,
  LettersInput,
  LettersResult,
} from '@trayecto/core/assistant';
import { emptyCv } from '@trayecto/core/cv';
import { detectDocumentLanguage } from '@trayecto/core/document';
import { createTextCheck, listCvTexts } from '@trayecto/core/improve';
import { translateCv } from '@trayecto/core/translate';
import { createTaker, type Taker } from './take-text';

export interface LettersWords {
  readonly letters: readonly {
    readonly type: LetterKind;
    readonly subject: string;
    readonly body: string;
  }[];
}

const LONGEST_SUBJECT = 150;
const SHORTEST_BODY = 150;
const LONGEST_BODY = 3_000;
const PLACEHOLDER = /\[[^\]\n]{1,60}\]|\{\{?[^}\n]{1,60}\}|<[^>\n]{1,60}>|\bX{3,}\b/u;

/** Accepts each model email whole or not at all. A rejected one is replaced by the built-in engine's. */
export function weaveLetters(
  input: LettersInput,
  measured: LettersResult,
  { letters }: LettersWords,
): LettersResult {
  const taker = createTaker();
  const check = createLetterCheck(input, measured);
  return {
    ...measured,
    templates: measured.templates.map((template) => {
      const said = letters.find(({ type }) => type === template.type);
      if (said !== undefined) return takeLetter(said, template, check, taker, measured);
      taker.passOver(template.type);
      return template;
    }),
    refused: taker.refused(),
    byBuiltin: taker.byBuiltin(),
  };
}

function takeLetter(
  { subject, body }: { readonly subject: string; readonly body: string },
  template: EmailTemplate,
  check: (text: string) => readonly string[],
  taker: Taker,
  { language }: LettersResult,
): EmailTemplate {
  const told = body.trim();
  const line = subject.replace(/\s+/g, ' ').trim();
  const text = `${line}\n${told}`;
  const isForeign = detectDocumentLanguage({ ...emptyCv(), summary: told }) !== language;
  const isWhole = line !== '' && line.length <= LONGEST_SUBJECT && told.length >= SHORTEST_BODY;
  const [placeholder] = PLACEHOLDER.exec(text) ?? [];
  const taken = taker.take({
    place: template.type,
    said: text,
    otherwise: '',
    most: LONGEST_BODY,
    problems: [
      ...check(text),
      ...(placeholder === undefined ? [] : [placeholder]),
      ...(isForeign || !isWhole ? [told.slice(0, 60)] : []),
    ],
  });
  if (taken === '') return template;
  return { ...template, subject: line, body: `${told}\n\n${readSignature(template)}` };
}

/** Farewell, name and contact details, which no model gets. */
function readSignature({ body }: EmailTemplate): string {
  return body.slice(body.lastIndexOf('\n\n') + 2);
}

/**
 * What the job description asks for is no ground for saying that the person has it: of the job description only its title and company
 * may be named, and its own words between quotation marks.
 */
function createLetterCheck({ cv, job }: LettersInput, measured: LettersResult) {
  const own = detectDocumentLanguage(cv);
  const { language } = measured;
  const translated =
    own === language ? [] : listCvTexts(translateCv({ cv, from: own, to: language }).cv);
  const numbers = [...listCvTexts(cv), ...translated];
  const written = measured.templates.flatMap(({ subject, body }) => [subject, body]);
  const check = createTextCheck({ names: [job.title, job.company, ...written], numbers });
  const posting = foldSpaces(job.description);
  return (text: string): readonly string[] =>
    check(
      text.replace(/["«“]([^"«»“”]+)["»”]/gu, (whole, quote: string) =>
        posting.includes(foldSpaces(quote)) ? '' : whole,
      ),
    ).map(({ quote }) => quote);
}

const foldSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
