import type { Cv } from '../cv';
import type { ColumnName } from './document-options';
import type { Figures, Region, Section } from './document-tree';
import { type LayoutContext, layoutSlot } from './layout-sections';
import { pickFigures } from './pick-figures';
import { findSectionTitle } from './section-titles';
import { type Slot, type TemplateName, templates } from './templates';

/** Every section of the CV in its place: what opens it, and its columns. */
export function layoutRegions(cv: Cv, context: LayoutContext): Region[] {
  const { template, options, language } = context;
  const order = options.sectionOrder ?? [];
  const layout = (slots: readonly (Slot | 'contact')[]) =>
    slots.flatMap((slot) => layoutSlot(cv, slot, context));
  const placed = moveBetween(
    layout(template.main),
    layout(template.aside?.sections ?? []),
    context,
  );
  const main = sortSections(placed.main, order);
  const aside = sortSections(placed.aside, order);
  const [first, ...others] = main;
  const figures = layoutFigures(cv, context);
  if (first === undefined || !isOpening(first, context))
    return [...figures, ...placeBeside(main, aside, context)];
  const isNamed = findSectionTitle(options.sectionTitles, first.id, language) !== undefined;
  const opening = isNamed ? first : { ...first, heading: '' };
  return [
    { kind: 'opening', sections: [opening] },
    ...figures,
    ...placeBeside(others, aside, context),
  ];
}

/** Whether a template has a place for the person's own figures. */
export const hasFigures = (name: TemplateName): boolean => templates[name].hasFigures;

function layoutFigures(cv: Cv, { template, options }: LayoutContext): Figures[] {
  const items = template.hasFigures && options.figures !== false ? pickFigures(cv) : [];
  return items.length > 0 ? [{ kind: 'figures', items }] : [];
}

/** What the person put into the other column goes there, after what is there by the template. */
function moveBetween(
  main: readonly Section[],
  aside: readonly Section[],
  { template, options }: LayoutContext,
): Record<ColumnName, readonly Section[]> {
  const columns = new Map(Object.entries(options.sectionColumns ?? {}));
  if (template.aside === null || columns.size === 0) return { main, aside };
  const isMoved = (to: ColumnName) => (section: Section) => columns.get(section.id) === to;
  return {
    main: [...main.filter((one) => !isMoved('aside')(one)), ...aside.filter(isMoved('main'))],
    aside: [...aside.filter((one) => !isMoved('main')(one)), ...main.filter(isMoved('aside'))],
  };
}

/** The profile opens the document unless the person put something else before it. */
function isOpening({ id }: Section, { template, options }: LayoutContext): boolean {
  const [chosen = 'summary'] = options.sectionOrder ?? [];
  return template.hasOpening && id === 'summary' && chosen === 'summary';
}

function placeBeside(
  main: readonly Section[],
  aside: readonly Section[],
  { template }: LayoutContext,
): Region[] {
  if (template.aside !== null && main.length > 0 && aside.length > 0) {
    const { side, widthPt, gapPt, ground } = template.aside;
    const narrow = aside.map(putDatesLast);
    return [{ kind: 'split', main, aside: narrow, side, asideWidthPt: widthPt, gapPt, ground }];
  }
  const sections = [...main, ...aside];
  return sections.length > 0 ? [{ kind: 'full', sections }] : [];
}

/** Beside its dates a name would be parted over and over in a narrow column: they end what is said below it. */
function putDatesLast(section: Section): Section {
  const blocks = section.blocks.map((block) => {
    if (block.kind !== 'entry' || block.dates === '' || block.lead === '') return block;
    const { detail, detailAt = [], dates, datesAt, ...entry } = block;
    const placesAt = datesAt === undefined ? detailAt : [...detailAt, datesAt];
    return { ...entry, detail: [...detail, dates], detailAt: placesAt, dates: '' };
  });
  return { ...section, blocks };
}

/** Sections the person put in order come first, in that order; the sort is stable for the others. */
function sortSections(sections: readonly Section[], order: readonly string[]): Section[] {
  const places = new Map(order.map((id, index) => [id, index]));
  const place = (section: Section) => places.get(section.id) ?? order.length;
  return sections.toSorted((a, b) => place(a) - place(b));
}
