import type { Cv } from '../cv';
import { appendToField, readField, writeField } from './cv-pointer';
import type { FieldSource } from './find-sources';
import type { Reading } from './reading';

export type DoubtQuestion =
  | 'job-or-company'
  | 'degree-or-school'
  | 'names'
  | 'still-there'
  | 'dates'
  | 'place'
  | 'skill'
  | 'level'
  | 'whole'
  | 'plain';

export type DoubtAnswer =
  | 'yes'
  | 'still'
  | 'is-title'
  | 'is-company'
  | 'is-degree'
  | 'is-institution'
  | 'swap'
  | 'clear'
  | 'move'
  | 'ended'
  | 'correct';

/** The question about a doubtful field, and the one-click answers. */
export interface Doubt {
  readonly question: DoubtQuestion;
  /** The words it is about: of a list the doubtful entry, otherwise the whole value. */
  readonly value: string;
  /** The first means that the reading is right. */
  readonly answers: readonly DoubtAnswer[];
}

const UNSURE_BELOW = 0.6;
const OPEN_END = /(?:actual\p{L}*|presente?|current\p{L}*|today|now|hoy|act\.?)\W*$/iu;

/** Undefined when there is nothing to ask about the field. */
export function askDoubt(
  cv: Cv,
  pointer: string,
  source: FieldSource | undefined,
  reading: Reading,
): Doubt | undefined {
  if (!source?.isUnsure) return undefined;
  const [, section = '', , name = ''] = pointer.split('/');
  const value = readField(cv, pointer);
  const of = (question: DoubtQuestion, ...answers: DoubtAnswer[]) => ({ question, value, answers });
  const isAlone = (other: string) => readField(cv, neighbour(pointer, other)).trim() === '';
  if (section === 'skills') {
    const doubtful = doubtfulEntry(value.split('\n'), source, reading);
    return { question: 'skill', value: doubtful, answers: ['yes', 'move', 'clear'] };
  }
  switch (name) {
    case 'title':
      return isAlone('company')
        ? of('job-or-company', 'is-title', 'is-company')
        : of('names', 'yes', 'swap');
    case 'company':
      return isAlone('title')
        ? of('job-or-company', 'is-company', 'is-title')
        : of('names', 'yes', 'swap');
    case 'degree':
      return isAlone('institution')
        ? of('degree-or-school', 'is-degree', 'is-institution')
        : of('names', 'yes', 'swap');
    case 'institution':
      return isAlone('degree')
        ? of('degree-or-school', 'is-institution', 'is-degree')
        : of('names', 'yes', 'swap');
    case 'dates':
      return OPEN_END.test(value)
        ? of('still-there', 'still', 'ended')
        : of('dates', 'yes', 'correct');
    case 'location':
      return of('place', 'yes', 'clear');
    case 'proficiency':
      return of('level', 'yes', 'clear');
    case 'description':
    case 'achievements':
      return of('whole', 'yes', 'correct');
    default:
      return pointer === '/personal/location'
        ? of('place', 'yes', 'clear')
        : of('plain', 'yes', 'correct');
  }
}

/** The CV after an answer. Answers that leave it as it is give the same one back. */
export function answerDoubt(
  cv: Cv,
  pointer: string,
  doubt: Doubt,
  answer: DoubtAnswer,
  otherHeading: string,
): Cv {
  switch (answer) {
    case 'is-title':
      return moveName(cv, pointer, 'title');
    case 'is-company':
      return moveName(cv, pointer, 'company');
    case 'is-degree':
      return moveName(cv, pointer, 'degree');
    case 'is-institution':
      return moveName(cv, pointer, 'institution');
    case 'swap':
      return swapNames(cv, pointer);
    case 'clear':
      return takeOut(cv, pointer, doubt.value);
    case 'move':
      return appendToField(
        takeOut(cv, pointer, doubt.value),
        `/additional/${otherHeading.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        'list',
        doubt.value,
      );
    default:
      return cv;
  }
}

const PARTNERS: Readonly<Record<string, string>> = {
  title: 'company',
  company: 'title',
  degree: 'institution',
  institution: 'degree',
};

function neighbour(pointer: string, name: string): string {
  return `${pointer.slice(0, pointer.lastIndexOf('/'))}/${name}`;
}

const nameIn = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

function moveName(cv: Cv, pointer: string, to: string): Cv {
  if (nameIn(pointer) === to) return cv;
  const value = readField(cv, pointer);
  return writeField(writeField(cv, pointer, 'line', ''), neighbour(pointer, to), 'line', value);
}

function swapNames(cv: Cv, pointer: string): Cv {
  const other = neighbour(pointer, PARTNERS[nameIn(pointer)] ?? nameIn(pointer));
  const [here, there] = [readField(cv, pointer), readField(cv, other)];
  return writeField(writeField(cv, pointer, 'line', there), other, 'line', here);
}

/** An entry out of its list, or all that is in a field. */
function takeOut(cv: Cv, pointer: string, value: string): Cv {
  if (!pointer.startsWith('/skills')) return writeField(cv, pointer, 'line', '');
  const entries = readField(cv, pointer).split('\n');
  const left = entries.filter((entry) => entry !== value);
  return writeField(cv, pointer, 'list', left.join('\n'));
}

function doubtfulEntry(
  entries: readonly string[],
  { place }: FieldSource,
  reading: Reading,
): string {
  const unsure = Object.entries(reading.provenance).flatMap(([key, { lines, confidence }]) =>
    key.startsWith(`${place}/`) && confidence < UNSURE_BELOW
      ? lines.map((line) => reading.lines[line - 1] ?? '')
      : [],
  );
  const isOnLine = (entry: string) => unsure.some((line) => line.includes(entry));
  const byPlace = Object.entries(reading.provenance).flatMap(([key, { confidence }]) => {
    const entry = entries[Number(key.slice(place.length + 1))];
    const isOf = key.startsWith(`${place}/`) && confidence < UNSURE_BELOW;
    return isOf && entry !== undefined && isOnLine(entry) ? [entry] : [];
  });
  return byPlace[0] ?? entries.find(isOnLine) ?? entries[0] ?? '';
}
