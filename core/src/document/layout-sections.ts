import type { Certification, Cv, EducationItem, WorkItem } from '../cv';
import type { Block, Bullets, Entry, Paragraph, Section } from './document-tree';
import { type DocumentLanguage, documentWords, type SectionName } from './document-words';
import { printableItems, printableLine, printableParagraphs } from './printable-text';
import type { Template } from './templates';

interface LayoutContext {
  readonly template: Template;
  readonly language: DocumentLanguage;
}

/** A section of the CV with its heading, or none when there is nothing to show in it. */
export function layoutSection(cv: Cv, name: SectionName, context: LayoutContext): Section[] {
  const heading = documentWords[context.language].headings[name];
  return makeSection(name, heading, layoutBlocks(cv, name, context));
}

export function layoutAdditional(cv: Cv): Section[] {
  return Object.entries(cv.additional).flatMap(([name, lines]) =>
    makeSection(name, printableLine(name), layoutBullets(lines)),
  );
}

function makeSection(id: string, heading: string, blocks: readonly Block[]): Section[] {
  return blocks.length > 0 ? [{ id, heading, blocks }] : [];
}

function layoutBlocks(cv: Cv, name: SectionName, { template }: LayoutContext): Block[] {
  switch (name) {
    case 'summary':
      return layoutParagraphs(cv.summary, template.summary);
    case 'work_experience':
      return cv.work_experience.flatMap((item) => layoutWork(item, template));
    case 'education':
      return cv.education.flatMap((item) => layoutEducation(item, template));
    case 'certifications':
      return cv.certifications.flatMap(layoutCertification);
    case 'skills':
      return layoutSkills(cv.skills, template);
    case 'languages':
      return layoutLanguages(cv, template);
  }
}

function layoutWork(item: WorkItem, template: Template): Entry[] {
  const [first, second] = orderNames(item.title, item.company, template);
  return makeEntry([first, second, item.location], item.dates, [
    ...layoutParagraphs(item.description, 'body'),
    ...layoutBullets(item.achievements),
  ]);
}

function layoutEducation(item: EducationItem, template: Template): Entry[] {
  const [first, second] = orderNames(item.degree, item.institution, template);
  // "Grado en Estadística" has said it already.
  const isSaid = item.degree.toLowerCase().includes(item.field_of_study.toLowerCase());
  const field = isSaid ? '' : item.field_of_study;
  return makeEntry([first, second, field, item.location], item.dates, [
    ...layoutParagraphs(item.description, 'body'),
  ]);
}

function layoutCertification({ name, issuer, date }: Certification): Entry[] {
  return makeEntry([name, issuer], date, []);
}

function orderNames(title: string, organisation: string, template: Template): [string, string] {
  return template.entryBegins === 'title' ? [title, organisation] : [organisation, title];
}

/** The first part that is given leads; the others say more about it. */
function makeEntry(
  parts: readonly string[],
  dates: string,
  blocks: readonly (Paragraph | Bullets)[],
): Entry[] {
  const [lead = '', ...detail] = parts.map(printableLine).filter((part) => part !== '');
  const when = printableLine(dates);
  const isEmpty = lead === '' && when === '' && blocks.length === 0;
  return isEmpty ? [] : [{ kind: 'entry', lead, detail, dates: when, blocks }];
}

function layoutParagraphs(text: string, tone: Paragraph['tone']): Paragraph[] {
  return printableParagraphs(text).map((line) => ({ kind: 'paragraph', text: line, tone }));
}

function layoutBullets(lines: readonly string[]): Bullets[] {
  const items = printableItems(lines);
  return items.length > 0 ? [{ kind: 'bullets', items }] : [];
}

function layoutSkills(skills: readonly string[], template: Template): Block[] {
  const items = printableItems(skills);
  return items.length > 0 ? [{ kind: 'tags', items, arrangement: template.skills }] : [];
}

function layoutLanguages(cv: Cv, template: Template): Block[] {
  const items = cv.languages
    .map(({ language, proficiency }) => ({
      label: printableLine(language),
      value: printableLine(proficiency),
    }))
    .filter(({ label, value }) => label !== '' || value !== '');
  return items.length > 0 ? [{ kind: 'facts', items, arrangement: template.languages }] : [];
}
