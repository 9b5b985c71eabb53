import type { Certification, Cv, EducationItem, WorkItem } from '../cv';
import { readField } from '../cv';
import { escapeStep } from '../review';
import type { Block, Bullets, Entry, Paragraph, Place, Section } from './document-tree';
import { type DocumentLanguage, documentWords, type SectionName } from './document-words';
import { printableLine, printableParagraphs } from './printable-text';
import type { Template } from './templates';

interface LayoutContext {
  readonly template: Template;
  readonly language: DocumentLanguage;
}

/** A section of the CV with its heading, or none when there is nothing to show in it. */
export function layoutSection(cv: Cv, name: SectionName, context: LayoutContext): Section[] {
  const heading = documentWords[context.language].headings[name];
  return makeSection({ id: name, heading, at: `/${name}` }, layoutBlocks(cv, name, context));
}

export function layoutAdditional(cv: Cv): Section[] {
  return Object.entries(cv.additional).flatMap(([name, lines]) => {
    const at = `/additional/${escapeStep(name)}`;
    return makeSection({ id: name, heading: printableLine(name), at }, layoutBullets(lines, at));
  });
}

function makeSection(head: Omit<Section, 'blocks'>, blocks: readonly Block[]): Section[] {
  return blocks.length > 0 ? [{ ...head, blocks }] : [];
}

function layoutBlocks(cv: Cv, name: SectionName, { template }: LayoutContext): Block[] {
  switch (name) {
    case 'summary':
      return layoutParagraphs(cv.summary, '/summary', template.summary);
    case 'work_experience':
      return cv.work_experience.flatMap((item, index) =>
        layoutWork(item, `/${name}/${index}`, template),
      );
    case 'education':
      return cv.education.flatMap((item, index) =>
        layoutEducation(item, `/${name}/${index}`, template),
      );
    case 'certifications':
      return cv.certifications.flatMap((item, index) =>
        layoutCertification(item, `/${name}/${index}`),
      );
    case 'skills':
      return layoutSkills(cv.skills, template);
    case 'languages':
      return layoutLanguages(cv, template);
  }
}

function layoutWork(item: WorkItem, at: Place, template: Template): Entry[] {
  const [first, second] = orderNames(['title', 'company'], template);
  return makeEntry(
    item,
    at,
    [first, second, 'location'],
    [
      ...layoutParagraphs(item.description, `${at}/description`, 'body'),
      ...layoutBullets(item.achievements, `${at}/achievements`),
    ],
  );
}

function layoutEducation(item: EducationItem, at: Place, template: Template): Entry[] {
  const [first, second] = orderNames(['degree', 'institution'], template);
  // "Grado en Estadística" has said it already.
  const isSaid = item.degree.toLowerCase().includes(item.field_of_study.toLowerCase());
  const field = isSaid ? '' : 'field_of_study';
  return makeEntry(
    item,
    at,
    [first, second, field, 'location'],
    [...layoutParagraphs(item.description, `${at}/description`, 'body')],
  );
}

function layoutCertification(item: Certification, at: Place): Entry[] {
  return makeEntry(item, at, ['name', 'issuer'], [], 'date');
}

type Names = readonly [what: string, where: string];

function orderNames([what, where]: Names, { entryBegins }: Template): Names {
  return entryBegins === 'title' ? [what, where] : [where, what];
}

/** The first field that is given leads; the others say more about it. */
function makeEntry(
  item: object,
  at: Place,
  fields: readonly string[],
  blocks: readonly (Paragraph | Bullets)[],
  datesField = 'dates',
): Entry[] {
  const read = (field: string) => printableLine(String(readField(item, field)));
  const [lead, ...detail] = fields
    .map((field) => ({ text: read(field), at: `${at}/${field}` }))
    .filter(({ text }) => text !== '');
  const dates = read(datesField);
  if (lead === undefined && dates === '' && blocks.length === 0) return [];
  return [
    {
      kind: 'entry',
      at,
      lead: lead?.text ?? '',
      ...(lead && { leadAt: lead.at }),
      detail: detail.map(({ text }) => text),
      detailAt: detail.map((part) => part.at),
      dates,
      datesAt: `${at}/${datesField}`,
      blocks,
    },
  ];
}

function layoutParagraphs(text: string, at: Place, tone: Paragraph['tone']): Paragraph[] {
  return printableParagraphs(text).map((line) => ({ kind: 'paragraph', text: line, at, tone }));
}

/** Each line with its place in the list: what is empty is not printed, and what is broken is several. */
function listItems(lines: readonly string[], at: Place) {
  const items = lines.flatMap((line, index) =>
    printableParagraphs(line).map((text) => ({ text, at: `${at}/${index}` })),
  );
  return { items: items.map(({ text }) => text), itemsAt: items.map((item) => item.at) };
}

function layoutBullets(lines: readonly string[], at: Place): Bullets[] {
  const listed = listItems(lines, at);
  return listed.items.length > 0 ? [{ kind: 'bullets', ...listed }] : [];
}

function layoutSkills(skills: readonly string[], template: Template): Block[] {
  const listed = listItems(skills, '/skills');
  return listed.items.length > 0 ? [{ kind: 'tags', ...listed, arrangement: template.skills }] : [];
}

function layoutLanguages(cv: Cv, template: Template): Block[] {
  const items = cv.languages
    .map(({ language, proficiency }, index) => ({
      label: printableLine(language),
      labelAt: `/languages/${index}/language`,
      value: printableLine(proficiency),
      valueAt: `/languages/${index}/proficiency`,
    }))
    .filter(({ label, value }) => label !== '' || value !== '');
  return items.length > 0 ? [{ kind: 'facts', items, arrangement: template.languages }] : [];
}
