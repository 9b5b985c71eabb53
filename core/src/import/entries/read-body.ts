import { bodyLabels, deedWords } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { type CvLine, countWords } from '../lines/cv-line';
import { joinParagraphs } from '../lines/join-paragraphs';

interface ReadBody {
  readonly description: string;
  readonly descriptionNumbers: readonly number[];
  readonly achievements: readonly { readonly text: string; readonly numbers: readonly number[] }[];
  readonly labelNumbers: readonly number[];
}

const labels = new Lexicon(bodyLabels);
const deeds = new Lexicon(deedWords);

/** Bullets and what is under "Logros" are achievements; prose is the description. */
export function readBody(lines: readonly CvLine[], listsAreBulleted: boolean): ReadBody {
  const paragraphs = joinParagraphs(lines);
  const description: CvLine[] = [];
  const achievements: { text: string; numbers: readonly number[] }[] = [];
  const labelNumbers: number[] = [];
  const isPlainList =
    !listsAreBulleted &&
    paragraphs.length > 1 &&
    !paragraphs.some((paragraph) => paragraph.bullet || isLabel(paragraph.text));
  let afterLabel = false;
  for (const paragraph of paragraphs) {
    if (isLabel(paragraph.text)) {
      labelNumbers.push(...paragraph.numbers);
      afterLabel = true;
      continue;
    }
    const isItem = paragraph.bullet || afterLabel || (isPlainList && isDeed(paragraph.text));
    if (isItem) achievements.push({ text: paragraph.cells.join(' '), numbers: paragraph.numbers });
    else description.push(paragraph);
  }
  return {
    description: description.map((paragraph) => paragraph.text).join('\n'),
    descriptionNumbers: description.flatMap((paragraph) => paragraph.numbers),
    achievements,
    labelNumbers,
  };
}

/** One sentence that begins with what was done: "Coordinación de …", "Reduje …", "Managed …". */
function isDeed(text: string): boolean {
  if (countWords(text) > 40 || /[.!?] \p{Lu}/u.test(text)) return false;
  const first = foldText(text.split(' ', 1)[0] ?? '');
  return (
    deeds.startsWith(text) ||
    /(?:cion|miento|aje|sion|ncia|ando|iendo|ed|ing|ar|er|ir)$/.test(first) ||
    /[éí]$/.test(text.split(' ', 1)[0] ?? '')
  );
}

function isLabel(text: string): boolean {
  return labels.has(text.replace(/ ?:$/, ''));
}
