import type { Certification, Cv, EducationItem, WorkItem } from '../cv';
import { readField } from '../cv';
import { escapeStep } from '../review';
import type { DocumentOptions } from './document-options';
import type { Block, Bullets, Entry, Paragraph, Place, Section } from './document-tree';
import { type DocumentLanguage, documentWords, type SectionName } from './document-words';
import { linkContact } from './link-contact';
import { printableLine, printableParagraphs } from './printable-text';
import { findSectionTitle } from './section-titles';
import { showDates } from './show-dates';
import type { Slot, Template } from './templates';

export interface LayoutContext {
  readonly template: Template;
  readonly language: DocumentLanguage;
  readonly options: DocumentOptions;
}

const PROJECTS = /proye[ck]t|project/i;

/** The sections of one place in a template, with their headings; none where there is nothing to show. */
export function layoutSlot(cv: Cv, slot: Slot | 'contact', context: LayoutContext): Section[] {
  const { headings } = documentWords[context.language];
  switch (slot) {
    case 'projects':
    case 'additional':
      return Object.entries(cv.additional)
        .filter(([name]) => PROJECTS.test(name) === (slot === 'projects'))
        .flatMap(([name, lines]) => {
          const at = `/additional/${escapeStep(name)}`;
          const head = { id: name, heading: printableLine(name), at };
          return makeSection(head, layoutBullets(lines, at), context);
        });
    case 'contact': {
      const items = linkContact(cv.personal);
      const blocks: Block[] = items.length > 0 ? [{ kind: 'contact', items }] : [];
      return makeSection({ id: slot, heading: headings[slot] }, blocks, context);
    }
    default: {
      // The profile is one text, which has the section's own pointer.
      const at = slot === 'summary' ? '/summary/heading' : `/${slot}`;
      const head = { id: slot, heading: headings[slot], at };
      return makeSection(head, layoutBlocks(cv, slot, context), context);
    }
  }
}

function makeSection(
  head: Omit<Section, 'blocks'>,
  blocks: readonly Block[],
  { options, language }: LayoutContext,
): Section[] {
  const chosen = findSectionTitle(options.sectionTitles, head.id, language);
  const heading = chosen === undefined ? head.heading : printableLine(chosen);
  return blocks.length > 0 ? [{ ...head, heading, blocks }] : [];
}

function layoutBlocks(cv: Cv, name: SectionName, context: LayoutContext): Block[] {
  const { template } = context;
  switch (name) {
    case 'summary':
      return layoutParagraphs(cv.summary, '/summary', template.summary);
    case 'work_experience':
      return layoutPosts(cv.work_experience, context);
    case 'education':
      return cv.education.flatMap((item, index) =>
        layoutEducation(item, `/${name}/${index}`, context),
      );
    case 'certifications':
      return cv.certifications.flatMap((item, index) =>
        layoutCertification(item, `/${name}/${index}`, context),
      );
    case 'skills':
      return layoutSkills(cv.skills, template);
    case 'languages':
      return layoutLanguages(cv, template);
  }
}

interface Post {
  readonly item: WorkItem;
  readonly at: Place;
}

/** One employer's jobs, one after the other, are under its name when the person wishes so. */
function layoutPosts(items: readonly WorkItem[], context: LayoutContext): Entry[] {
  const posts = items.map((item, index) => ({ item, at: `/work_experience/${index}` }));
  const groups =
    context.options.groupPosts === true ? groupPosts(posts) : posts.map((post) => [post]);
  // Beside employers with several jobs under them, one with a single job leads too.
  const isLed = groups.some((group) => group.length > 1);
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length === 1)
      return group.flatMap((post) => layoutWork(post, context, isLed));
    const isOnePlace = group.every(({ item }) => item.location === first.item.location);
    const head = makeEntry(
      { ...first.item, dates: '' },
      first.at,
      ['company', isOnePlace ? 'location' : ''],
      [],
      context,
    );
    const own = ['title', isOnePlace ? '' : 'location'];
    const parts = group.flatMap(({ item, at }) =>
      makeEntry(item, at, own, layoutStory(item, at), context),
    );
    return [...head, ...parts.map((entry) => ({ ...entry, isGrouped: true }))];
  });
}

function groupPosts(posts: readonly Post[]): Post[][] {
  const groups: Post[][] = [];
  for (const post of posts) {
    const last = groups.at(-1);
    const company = foldName(post.item.company);
    if (last?.[0] !== undefined && company !== '' && foldName(last[0].item.company) === company)
      last.push(post);
    else groups.push([post]);
  }
  return groups;
}

const foldName = (name: string) => printableLine(name).toLowerCase();

function layoutWork({ item, at }: Post, context: LayoutContext, isLed: boolean): Entry[] {
  const names = ['title', 'company'];
  if (isLed || context.template.jobBegins === 'organisation') names.reverse();
  return makeEntry(item, at, [...names, 'location'], layoutStory(item, at), context);
}

function layoutStory({ description, achievements }: WorkItem, at: Place) {
  return [
    ...layoutParagraphs(description, `${at}/description`, 'body'),
    ...layoutBullets(achievements, `${at}/achievements`),
  ];
}

function layoutEducation(item: EducationItem, at: Place, context: LayoutContext): Entry[] {
  // "Grado en Estadística" has said it already.
  const isSaid = item.degree.toLowerCase().includes(item.field_of_study.toLowerCase());
  const field = isSaid ? '' : 'field_of_study';
  const blocks = layoutParagraphs(item.description, `${at}/description`, 'body');
  return makeEntry(item, at, ['degree', 'institution', field, 'location'], blocks, context);
}

function layoutCertification(item: Certification, at: Place, context: LayoutContext): Entry[] {
  return makeEntry(item, at, ['name', 'issuer'], [], context, 'date');
}

/** The first field that is given leads; the others say more about it. */
function makeEntry(
  item: object,
  at: Place,
  fields: readonly string[],
  blocks: readonly (Paragraph | Bullets)[],
  { options, language }: LayoutContext,
  datesField = 'dates',
): Entry[] {
  const read = (field: string) => printableLine(String(readField(item, field)));
  const [lead, ...detail] = fields
    .map((field) => ({ text: read(field), at: `${at}/${field}` }))
    .filter(({ text }) => text !== '');
  const dates = showDates(read(datesField), options.dates ?? 'written', language);
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
