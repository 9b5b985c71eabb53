import type { SectionKind } from '../catalog';
import { type Cv, emptyCv } from '../cv';
import { detectLanguage } from '../language';
import { raiseDates } from './dates/raise-dates';
import { zipDateColumn } from './dates/zip-date-column';
import { countLostSpans, findFaults, judgeReading } from './judge-reading';
import { type CvLine, withText } from './lines/cv-line';
import { classDropper } from './lines/drop-classes';
import { dropRepeatedFigures } from './lines/drop-repeated-figures';
import { joinParagraphs } from './lines/join-paragraphs';
import { nameColumns } from './lines/name-columns';
import { partCards } from './lines/part-cards';
import { partSideBySide } from './lines/part-side-by-side';
import { prepareLines } from './lines/prepare-lines';
import { type OpenWords, settleHyphens } from './lines/settle-hyphens';
import { listUnplaced, listWarnings } from './list-leftovers';
import { foldLanguageGrid } from './lists/language-grid';
import { areShouted, readAdditional } from './lists/read-additional';
import { isLanguageLine, listsLanguages, readLanguages } from './lists/read-languages';
import { readSkills, splitLabelledParts } from './lists/read-skills';
import { takeLabelledSkills } from './lists/take-labelled-skills';
import { takeListedSkills } from './lists/take-listed-skills';
import { takeSpoken } from './lists/take-spoken';
import type { ParsedCv } from './parsed-cv';
import { takeContactLines } from './person/contact-pieces';
import { keepLabelled, takeLabelled } from './person/keep-labelled';
import { mendScannedEmail } from './person/mend-scanned-email';
import { ContactReader } from './person/read-contact';
import { dropRepeatedName, findName } from './person/read-name';
import { takeFooter } from './person/take-footer';
import { HeadingLevels, type HeadingTrust } from './sections/heading-levels';
import { type Section, splitSections } from './sections/split-sections';
import type { SourceDocument } from './source-document';
import { takeLabelledCertificates } from './studies/certificate-table';
import { openCourses } from './studies/open-courses';
import { readCertifications } from './studies/read-certifications';
import { readEducation } from './studies/read-education';
import { takeCertificates } from './studies/take-certificates';
import { takeDegrees } from './studies/take-degrees';
import { takeLabelledLicences, takeLicences } from './studies/take-licences';
import { Trace } from './trace';
import { readWork } from './work/read-work';
import { takeBreaks } from './work/take-breaks';

/** How much better another reading must score before it replaces the usual one. */
export const LEAST_GAIN = 1;
const LOST_SPAN = 0.5;
const LEAST_LOST_SPANS = 2;
const MOST_LOST_SPANS = 6;

/**
 * Reads a CV: lines, language, name, sections, then each section's fields. What it cannot place it lists. Where lines look
 * as headings do but too few of them are known, both readings are made, and the one with fewer impossible answers is taken.
 * Where neither finds a job, or spans of time are left that date none, each line is asked what it is, whatever it is under.
 */
export function parseCv(source: SourceDocument, openWords?: OpenWords): ParsedCv {
  const document = settleHyphens(source, openWords);
  const usual = readWith(document, 'known');
  const reading = usual.hasOtherHeadings
    ? betterOf(usual, () => readWith(document, 'look'))
    : usual;
  const hasJobs = reading.parsed.cv.work_experience.length > 0;
  if (hasJobs && reading.lostSpans < LEAST_LOST_SPANS) return reading.parsed;
  return betterOf(reading, () => readWith(document, 'known', true)).parsed;
}

interface Reading {
  readonly parsed: ParsedCv;
  readonly hasOtherHeadings: boolean;
  readonly lostSpans: number;
}

function betterOf(usual: Reading, readOther: () => Reading): Reading {
  const faults = judge(usual);
  if (faults < LEAST_GAIN) return usual;
  const other = readOther();
  return judge(other) + LEAST_GAIN <= faults ? other : usual;
}

function judge({ parsed, lostSpans }: Reading): number {
  return judgeReading(parsed) + LOST_SPAN * Math.min(MOST_LOST_SPANS, lostSpans);
}

function readWith(document: SourceDocument, trust: HeadingTrust, opensAll = false): Reading {
  const trace = new Trace();
  const prepared = prepareLines(document);
  const language = detectLanguage(prepared.lines);
  const name = findName(prepared.lines);
  const { lines, running, furniture } = dropRepeatedFigures(dropRepeatedName(prepared, name));
  const levels = new HeadingLevels(lines, name?.line ?? null, trust);
  const cut = takeListedSkills(
    takeFooter(splitSections(lines, name?.line ?? null, levels, opensAll)),
  );
  const { sections, spoken } = takeSpoken(
    takeLabelledSkills(
      takeLicences(takeCertificates(takeDegrees(openCourses(takeBreaks(cut, language))))),
    ),
  );
  const cv = emptyCv();
  const byKind = groupByKind(sections);
  const of = (kind: SectionKind): readonly Section[] => byKind.get(kind) ?? [];

  const contact = new ContactReader(trace);
  const summary = takeContactLines(of('summary').flatMap((section) => section.lines));
  const blocks = [...of('header'), ...of('personal'), ...of('profiles')].map(
    (section) => section.lines,
  );
  const reading = contact.read(name, [...blocks, summary.contact, running]);
  contact.readMissing(lines.slice(0, 400));
  cv.personal = reading.personal;
  if (document.format === 'image')
    cv.personal.email = mendScannedEmail(cv.personal.email, cv.personal.name);
  cv.summary = readSummary(summary.rest, reading.prose, trace);
  const ownLines = classDropper(sections, trace);
  const rowsOf = (section: Section) =>
    partSideBySide(
      raiseDates(zipDateColumn(partCards(nameColumns(ownLines(section), section.kind, trace)))),
    );
  for (const section of of('work')) readWork(rowsOf(section), cv.work_experience, trace);
  for (const section of of('education'))
    readEducation(rowsOf(section), cv.education, trace, {
      heading: section.label,
      items: cv.certifications,
    });
  for (const section of of('certifications')) {
    const rest = takeLabelledCertificates(section.lines, cv.certifications, trace);
    readCertifications(rowsOf({ ...section, lines: rest }), cv.certifications, trace);
  }
  readLanguages([...reading.languageLines, ...spoken], cv.languages, trace);
  for (const section of of('languages'))
    readLanguages(takeGrid(section.lines, trace), cv.languages, trace);
  const skillPlaces = new Map<string, number>();
  const told = of('skills').map(takeLabelled);
  for (const { section } of told)
    readSkillSection(section, cv, skillPlaces, of('languages').length === 0, trace);
  const isLoud = areShouted(sections);
  for (const section of [...of('additional'), ...of('interests')])
    readAdditional(section, cv.additional, isLoud, trace);
  const labelled = takeLabelledLicences(
    [...reading.labelled, ...told.flatMap(({ taken }) => taken)],
    cv.certifications,
    trace,
  );
  keepLabelled(labelled, sections, language, cv.additional, trace);
  for (const section of sections) trace.note(`/${section.kind}`, section.headingNumbers, 0.95);

  for (const { pointer, weight } of findFaults(cv)) if (weight >= 0.5) trace.doubt(pointer);
  const provenance = trace.toRecord();
  const ofPaper = [...furniture, ...running.flatMap(({ numbers }) => numbers)];
  const unplaced = listUnplaced(document, trace.placedLines(), ofPaper);
  const warnings = listWarnings(document, cv, sections, unplaced, provenance);
  const parsed = { cv, language, provenance, unplaced, warnings };
  return {
    parsed,
    lostSpans: countLostSpans(lines, parsed),
    hasOtherHeadings: levels.hasDoubtfulLooks(),
  };
}

function groupByKind(sections: readonly Section[]): ReadonlyMap<Section['kind'], Section[]> {
  const groups = new Map<Section['kind'], Section[]>();
  for (const section of sections) {
    const group = groups.get(section.kind);
    if (group) group.push(section);
    else groups.set(section.kind, [section]);
  }
  return groups;
}

function readSummary(lines: readonly CvLine[], prose: readonly CvLine[], trace: Trace): string {
  const chosen = lines.length > 0 ? lines : [...new Set(prose)];
  if (chosen.length > 0)
    trace.note(
      '/summary',
      chosen.flatMap((line) => line.numbers),
      lines.length > 0 ? 0.95 : 0.7,
    );
  return joinParagraphs(chosen)
    .map((line) => line.text)
    .join('\n');
}

function takeGrid(source: readonly CvLine[], trace: Trace): readonly CvLine[] {
  const { lines, frame } = foldLanguageGrid(source);
  for (const line of frame) trace.note('/languages', line.numbers, 0.8);
  return lines;
}

/** Under "Skills" people also write their languages when they have no section for them. */
function readSkillSection(
  section: Section,
  cv: Cv,
  places: Map<string, number>,
  mayHoldLanguages: boolean,
  trace: Trace,
): void {
  const lines = splitLabelledParts(
    mayHoldLanguages ? takeGrid(section.lines, trace) : section.lines,
  );
  const hasKnown = mayHoldLanguages && lines.some(({ text }) => isLanguageLine(text, false));
  const isSpoken = (line: CvLine) =>
    hasKnown && isLanguageLine(line.text) && listsLanguages(line.text);
  const spoken = new Set(lines.filter(isSpoken));
  const unlabelled = [...spoken].map((line) =>
    withText(line, line.text.replace(/^[^:]{3,20}:(?= .*[(,:])/, '').trim()),
  );
  readLanguages(unlabelled, cv.languages, trace);
  readSkills(
    lines.filter((line) => !spoken.has(line)),
    cv.skills,
    places,
    trace,
  );
}
