import type { Cv } from '../cv';
import {
  type DocumentOptions,
  documentOptionsSchema,
  pageSizesPt,
  textScales,
} from './document-options';
import type { DocumentTree, HeaderBlock, Region, Section } from './document-tree';
import { type DocumentLanguage, documentWords, type SectionName } from './document-words';
import { layoutAdditional, layoutSection } from './layout-sections';
import { linkContact } from './link-contact';
import { printableLine } from './printable-text';
import { readableAccent } from './readable-accent';
import { type Template, type TemplateName, templates } from './templates';
import type { Theme } from './theme';

/** A CV in a template, ready to be written on a screen, in a PDF, in a Word file or as plain text. */
export function layoutCv(
  cv: Cv,
  templateName: TemplateName,
  language: DocumentLanguage,
  chosen: DocumentOptions = {},
): DocumentTree {
  const template = templates[templateName];
  const options = documentOptionsSchema.parse(chosen);
  const name = printableLine(cv.personal.name);
  return {
    template: templateName,
    language,
    title: name === '' ? documentWords[language].untitled : name,
    author: name,
    page: { size: options.pageSize, ...pageSizesPt[options.pageSize] },
    theme: adaptTheme(template.theme, textScales[options.textSize], options.accent),
    header: layoutHeader(cv),
    regions: layoutRegions(cv, template, language, options.sectionOrder ?? []),
  };
}

/** Whether there is anything at all to print. */
export function isBlankDocument(tree: DocumentTree): boolean {
  return tree.header.length === 0 && tree.regions.length === 0;
}

export function layoutHeader(cv: Cv): HeaderBlock[] {
  const name = printableLine(cv.personal.name);
  const tagline = printableLine(cv.personal.title);
  const items = linkContact(cv.personal);
  const blocks: HeaderBlock[] = [];
  if (name !== '') blocks.push({ kind: 'name', text: name, at: '/personal/name' });
  if (tagline !== '') blocks.push({ kind: 'tagline', text: tagline, at: '/personal/title' });
  if (items.length > 0) blocks.push({ kind: 'contact', items });
  return blocks;
}

function layoutRegions(
  cv: Cv,
  template: Template,
  language: DocumentLanguage,
  order: readonly string[],
): Region[] {
  const layout = (name: SectionName | 'additional') =>
    name === 'additional' ? layoutAdditional(cv) : layoutSection(cv, name, { template, language });
  const main = sortSections(template.main.flatMap(layout), order);
  const aside = sortSections(template.aside?.sections.flatMap(layout) ?? [], order);
  if (template.aside !== null && main.length > 0 && aside.length > 0) {
    const { widthPt, gapPt } = template.aside;
    return [{ kind: 'split', main, aside, asideWidthPt: widthPt, gapPt }];
  }
  const sections = [...main, ...aside];
  return sections.length > 0 ? [{ kind: 'full', sections }] : [];
}

/** Sections the person put in order come first, in that order; the sort is stable for the others. */
function sortSections(sections: readonly Section[], order: readonly string[]): Section[] {
  const places = new Map(order.map((id, index) => [id, index]));
  const place = (section: Section) => places.get(section.id) ?? order.length;
  return sections.toSorted((a, b) => place(a) - place(b));
}

export function adaptTheme(theme: Theme, scale: number, accent: string | undefined): Theme {
  const scaled = Object.fromEntries(
    Object.entries(theme.sizesPt).map(([name, size]) => [name, Math.round(size * scale * 20) / 20]),
  );
  const colours =
    accent === undefined ? theme.colours : { ...theme.colours, accent: readableAccent(accent) };
  return { ...theme, sizesPt: { ...theme.sizesPt, ...scaled }, colours };
}
