import table from '../../../data/cues/cv-headings.tsv' with { type: 'text' };
import { coOfficialHeadings, ownHeadings, type SectionKind, sectionHeadings } from '../../catalog';
import { foldText, Lexicon, rememberByText } from '../../language';
import { readCues, readWrittenCues } from '../../tables';

export type NamedKind = Exclude<SectionKind, 'header'>;

const cueKinds = [
  'work',
  'education',
  'certifications',
  'languages',
  'skills',
  'summary',
  'interests',
  'gathering',
  'other',
  'continued',
] as const;
const CUES = readCues(table, cueKinds);
const CONTINUED = new RegExp(
  String.raw` ?\(${readWrittenCues(table, cueKinds).continued}\.?\)$`,
  'i',
);

const kinds = new Map<string, NamedKind>();
for (const kind of [
  'additional',
  'profiles',
  'personal',
  'interests',
  'certifications',
  'languages',
  'skills',
  'summary',
  'education',
  'work',
  'frame',
] as const) {
  for (const heading of [...coOfficialHeadings[kind], ...sectionHeadings[kind]])
    kinds.set(unify(heading), kind);
}
const singularKinds = new Map([...kinds].map(([heading, kind]) => [singular(heading), kind]));
const LONGEST_HEADING = 60;
const MOST_PARTS = 4;

/** Writes every "and" the same way. */
function unify(folded: string): string {
  return ` ${folded} `.replace(/ (?:and|y|e|i|eta|&|\/|\+) /g, ' & ').trim();
}

/** "Educational qualification" heads the same section as "Educational qualifications". */
function singular(folded: string): string {
  return folded.includes(' ') ? folded.replace(/(?<=\p{L}{3})s\b/gu, '') : folded;
}

/** The kind of section a text is a heading of, or null. */
export const matchHeading = rememberByText(readHeading);

function readHeading(text: string): NamedKind | null {
  if (text.length > LONGEST_HEADING) return null;
  const plain = plainLabel(text)
    .replace(/[^\p{L})]+$/u, '')
    .replace(CONTINUED, '');
  const folded = unify(foldText(plain.replace(/, (?=\p{L})/gu, ' & ')));
  const exact = kinds.get(folded) ?? singularKinds.get(singular(folded));
  if (exact !== undefined) return exact;
  const parts = folded.split(' & ');
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const partKinds = parts.map((part) => kinds.get(part) ?? singularKinds.get(singular(part)));
  if (!partKinds.every((kind) => kind !== undefined)) return null;
  // "Skills, languages and interests": rows that say what they are, the skills without a label.
  if (parts.length > 2 && partKinds.includes('skills')) return 'skills';
  if (plain.includes(',') && !partKinds.includes('languages')) return null;
  if (GATHERINGS.test(folded)) return 'additional';
  // "Projects and work experience": what is read entry by entry rather than kept as it is.
  return partKinds.find((kind) => kind !== 'additional') ?? partKinds[0] ?? null;
}

/** At "Congresos y seminarios" one spoke; "Cursos y seminarios" were taken. */
const GATHERINGS = new RegExp(`^${CUES.gathering}`);

/** The heading's words without number, sign or colon. */
export function plainLabel(text: string): string {
  return text
    .replace(/^(?:\d{1,2}|[IVX]{1,4})\s*[.)-]\s*/, '')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:]+$/, '')
    .replace(/(?<=^[^.]*\p{Ll}{3})\.$/u, '');
}

const KEYWORDS = (
  ['work', 'education', 'certifications', 'languages', 'skills', 'summary', 'interests'] as const
).map((kind) => [new RegExp(String.raw`\b${CUES[kind]}`), kind] as const);

/** The kind of an unlisted heading, from its most telling word or else from the way it is put. */
export function guessKind(text: string): NamedKind {
  const byWord = guessByWord(text);
  return byWord === 'additional' ? guessByPhrase(text) : byWord;
}

export function guessByWord(text: string): NamedKind {
  const folded = foldText(text);
  if (isAboutOther(folded)) return 'additional';
  return KEYWORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? 'additional';
}

/** "Me manejo con", "What I'm after": a heading in the person's own words. */
export function guessByPhrase(text: string): NamedKind {
  if (text.length > LONGEST_HEADING || isAboutOther(foldText(text))) return 'additional';
  return PHRASES.find(([phrases]) => phrases.contains(text))?.[1] ?? 'additional';
}

const OTHERS = new RegExp(String.raw`\b${CUES.other}`);

function isAboutOther(folded: string): boolean {
  const isOther = OTHERS.test(folded) || /^ref(?:erenc|\b)/.test(folded);
  // "Experiencia en docencia, investigación y asesoría" still heads a section of jobs.
  return isOther && !/^experiencias? (?:\w+ )?en (?!proyect|volunt)/.test(folded);
}

const PHRASES = (
  ['interests', 'languages', 'summary', 'skills', 'certifications', 'education', 'work'] as const
).map((kind) => [new Lexicon(ownHeadings[kind]), kind] as const);
