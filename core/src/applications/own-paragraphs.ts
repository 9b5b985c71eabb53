import { type KeptLetter, LONGEST_OWN } from './application';

/** A greeting or a farewell is no paragraph to use again. */
const SHORTEST = 40;
const MOST = 20;

const split = (body: string) =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const listAll = ({ templates }: Pick<KeptLetter, 'templates'>) =>
  templates.flatMap(({ body }) => split(body));

/** The paragraphs of a changed letter that its engine did not write. */
export function listOwnParagraphs(before: KeptLetter, after: KeptLetter): string[] {
  const written = new Set(listAll(before));
  const own = new Set(before.own);
  return [...new Set(listAll(after))]
    .filter((paragraph) => own.has(paragraph) || !written.has(paragraph))
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST_OWN)
    .slice(0, MOST);
}

/** The text with one more paragraph, before the farewell. */
export function addParagraph(body: string, paragraph: string): string {
  const all = split(body);
  return [...all.slice(0, -1), paragraph, ...all.slice(-1)].join('\n\n');
}

/** Whether a letter has that paragraph already, in any tone. */
export function hasParagraph(letter: Pick<KeptLetter, 'templates'>, paragraph: string): boolean {
  return listAll(letter).includes(paragraph);
}
