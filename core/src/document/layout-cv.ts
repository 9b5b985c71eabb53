import type { Cv } from '../cv';
import { adaptTheme } from './adapt-theme';
import { showsPhoto } from './choose-photo';
import { type DocumentOptions, documentOptionsSchema, pageSizesPt } from './document-options';
import type { DocumentTree, HeaderBlock, Photo } from './document-tree';
import { type DocumentLanguage, documentWords } from './document-words';
import { layoutRegions } from './layout-regions';
import { linkContact } from './link-contact';
import { printableLine } from './printable-text';
import { type Template, type TemplateName, templates } from './templates';

/** A CV in a template, ready to be written on a screen, in a PDF, in a Word file or as plain text. */
export function layoutCv(
  cv: Cv,
  templateName: TemplateName,
  language: DocumentLanguage,
  chosen: DocumentOptions = {},
  photo: Photo | null = null,
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
    theme: adaptTheme(template.theme, options),
    hasIcons: options.icons,
    photo: showsPhoto({ ...options, template: templateName }, language) ? photo : null,
    photoText: name === '' ? documentWords[language].photo : name,
    header: layoutHeader(cv, template),
    regions: layoutRegions(cv, { template, language, options }),
  };
}

/** Whether there is anything at all to print. */
export function isBlankDocument(tree: DocumentTree): boolean {
  return tree.header.length === 0 && tree.regions.length === 0;
}

export function layoutHeader(cv: Cv, template: Template): HeaderBlock[] {
  const name = printableLine(cv.personal.name);
  const tagline = printableLine(cv.personal.title);
  const isBeside = template.aside?.sections.includes('contact') === true;
  const items = isBeside ? [] : linkContact(cv.personal);
  const blocks: HeaderBlock[] = [];
  if (name !== '') blocks.push({ kind: 'name', text: name, at: '/personal/name' });
  if (tagline !== '') blocks.push({ kind: 'tagline', text: tagline, at: '/personal/title' });
  if (items.length > 0) blocks.push({ kind: 'contact', items });
  return blocks;
}
