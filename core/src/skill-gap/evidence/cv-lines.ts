import type { CvPlace } from '../../assistant';
import { judgeLine, type LineVerdict, LineWords, weighLine } from '../../evidence';
import { rememberByText } from '../../language';
import { foldAccents } from './fold-accents';
import { InitialsOfLines } from './initials';
import type { CvField } from './list-cv-fields';
import { isFaultless, isPraised } from './praise';
import { type CvLine, readCvLines } from './read-cv-lines';

interface LivedLine {
  readonly place: CvPlace;
  readonly folded: string;
}

type Verdicts = ReadonlyMap<number, ReadonlyMap<number, LineVerdict>>;

export const SECTIONS: ReadonlySet<string> = new Set([
  'personal',
  'summary',
  'work_experience',
  'education',
  'skills',
  'certifications',
  'additional',
]);
export const MOST_PLACES = 3;
const FEWEST_STEMS = 2;

export const judgeText = rememberByText((text) => judgeLine(weighLine(text)));

/** The lines of a CV and what is looked up in them, each made when the first requirement asks. */
export class CvLines {
  private everything: readonly CvLine[] | null = null;
  private several: readonly CvLine[] | null = null;
  private kinds: readonly CvLine[] | null = null;
  private stems: LineWords | null = null;
  private codes: LineWords | null = null;
  private letters: InitialsOfLines | null = null;
  private own: readonly LivedLine[] | null = null;
  private judged: Verdicts | null = null;

  constructor(private readonly fields: readonly CvField[]) {}

  get sentences(): readonly CvLine[] {
    this.everything ??= this.fields
      .filter(({ section }) => SECTIONS.has(section))
      .flatMap(readCvLines);
    return this.everything;
  }

  /** Those of more than one word that means something. */
  get telling(): readonly CvLine[] {
    this.several ??= this.sentences.filter(({ stems }) => stems.length >= FEWEST_STEMS);
    return this.several;
  }

  /** All of them, with the kinds of the things they name. */
  get withKinds(): readonly CvLine[] {
    this.kinds ??= this.sentences.some(({ kinds }) => kinds.length > 0)
      ? this.sentences.map((line) => ({ ...line, stems: [...line.stems, ...line.kinds] }))
      : this.sentences;
    return this.kinds;
  }

  /** The words of the telling lines. */
  get words(): LineWords {
    this.stems ??= new LineWords(this.telling.map(({ held }) => held));
    return this.stems;
  }

  /** The same as they are written, with numbers. */
  get written(): LineWords {
    this.codes ??= new LineWords(
      this.telling.map(({ place }) => place.quote.toLowerCase().split(/[^\p{L}\d]+/u)),
    );
    return this.codes;
  }

  get initials(): InitialsOfLines {
    this.letters ??= new InitialsOfLines(this.telling.map(({ place }) => place.quote));
    return this.letters;
  }

  /** What the person lives or does, titles apart. */
  get lived(): readonly LivedLine[] {
    this.own ??= this.sentences.flatMap(({ isDeed, isTitle, isUnowned, place }) => {
      const { quote } = place;
      const isOwn = isDeed || (!isUnowned && (isFaultless(quote) || isPraised(quote)));
      return isOwn && !isTitle ? [{ place, folded: foldAccents(quote) }] : [];
    });
    return this.own;
  }

  /** By skill, what the telling lines say of it that say anything. */
  get verdicts(): Verdicts {
    this.judged ??= gatherVerdicts(this.telling);
    return this.judged;
  }

  /** The first of these telling lines that will do. */
  take(
    lines: readonly number[],
    isRight: (line: CvLine) => boolean = () => true,
  ): readonly CvPlace[] {
    return takeFirst(
      lines.flatMap((at) => this.telling[at] ?? []),
      isRight,
    );
  }
}

export function takeFirst(
  lines: readonly CvLine[],
  isRight: (line: CvLine) => boolean,
): readonly CvPlace[] {
  const found: CvPlace[] = [];
  for (const line of lines) {
    if (isRight(line)) found.push(line.place);
    if (found.length === MOST_PLACES) break;
  }
  return found;
}

function gatherVerdicts(lines: readonly CvLine[]): Verdicts {
  const bySkill = new Map<number, Map<number, LineVerdict>>();
  lines.forEach(({ place }, at) => {
    for (const [skill, verdict] of judgeText(place.quote)) {
      const known = bySkill.get(skill);
      if (known === undefined) bySkill.set(skill, new Map([[at, verdict]]));
      else known.set(at, verdict);
    }
  });
  return bySkill;
}
