import type { Personal } from '../../cv';
import type { CvLine } from '../lines/cv-line';
import type { Trace } from '../trace';
import { CUT_MARK } from './contact-pieces';

const LONGEST_PLACE = 160;
/** Europass says after each address and number what it is for. */
const PURPOSE = / ?\((?:domicilio|home|trabajo|work|m[oó]vil|mobile|personal)\)$/i;

export interface ContactReading {
  readonly personal: Personal;
  /** Personal data with its own label: nationality, date of birth … */
  readonly labelled: readonly {
    readonly label: string;
    readonly value: string;
    readonly lines: readonly number[];
  }[];
  readonly languageLines: readonly CvLine[];
  /** Sentences in the header: a summary without a heading. */
  readonly prose: readonly CvLine[];
}

/** What is known of the person so far, each field with its lines. */
export class PersonalDraft {
  readonly personal: Personal = {
    name: '',
    email: '',
    phone: '',
    linkedin: '',
    github: '',
    website: '',
    location: '',
    title: '',
  };

  constructor(private readonly trace: Trace) {}

  set(field: keyof Personal, text: string, lines: readonly number[], confidence: number): void {
    this.personal[field] = text.replaceAll(CUT_MARK, ' ').replace(PURPOSE, '').trim();
    this.trace.note(`/personal/${field}`, lines, confidence);
  }

  append(field: keyof Personal, text: string, lines: readonly number[]): void {
    if (this.personal[field].includes(text) || this.personal[field].length > LONGEST_PLACE)
      this.trace.note(`/personal/${field}`, lines, 0.8);
    else this.set(field, `${this.personal[field]}, ${text}`, lines, 0.8);
  }
}
