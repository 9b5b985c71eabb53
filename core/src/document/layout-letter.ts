import type { Cv } from '../cv';
import { adaptTheme } from './adapt-theme';
import type { DocumentLetter } from './document-letter';
import { type DocumentOptions, documentOptionsSchema, pageSizesPt } from './document-options';
import type { Block, DocumentTree } from './document-tree';
import { type DocumentLanguage, documentWords } from './document-words';
import { layoutHeader } from './layout-cv';
import { linkContact } from './link-contact';
import { printableLine } from './printable-text';
import { type Template, type TemplateName, templates } from './templates';
import type { Theme } from './theme';

const LETTER_SCALE = 1.1;
/** As a share of the text's size. */
const PARAGRAPH_GAP = 0.8;

/** A letter with the head of a CV, in the same look, for the same writers. */
export function layoutLetter(
  cv: Cv,
  letter: DocumentLetter,
  templateName: TemplateName,
  language: DocumentLanguage,
  chosen: DocumentOptions = {},
): DocumentTree {
  const options = documentOptionsSchema.parse(chosen);
  const subject = printableLine(letter.subject);
  const template = templates[templateName];
  const blocks = layoutBody(letter.body, cv);
  const lead: Block[] =
    subject === '' ? [] : [{ kind: 'paragraph', text: subject, tone: 'subject' }];
  const head = layoutBody(letter.head ?? '', cv).map(standUnder);
  const sections = [
    { id: 'head', heading: '', blocks: head },
    { id: 'subject', heading: '', blocks: lead },
    { id: 'letter', heading: '', blocks },
  ].filter((section) => section.blocks.length > 0);
  return {
    template: templateName,
    language,
    title: subject === '' ? documentWords[language].untitledLetter : subject,
    author: printableLine(cv.personal.name),
    page: { size: options.pageSize, ...pageSizesPt[options.pageSize] },
    theme: adaptToLetter(template, adaptTheme(template.theme, { ...options, squeeze: undefined })),
    hasIcons: options.icons,
    photo: null,
    photoText: '',
    header: layoutHeader(cv, { ...template, aside: null }),
    regions: sections.length === 0 ? [] : [{ kind: 'full', sections }],
  };
}

/** The day, and apart from it whom the letter is to, line under line. */
function standUnder(block: Block, at: number): Block {
  return block.kind === 'paragraph' && at > 1 ? { ...block, tone: 'line' } : block;
}

/**
 * A letter has no dates that would need their own column; it is read word by word, so its text is larger. The ground of a
 * column that it doesn't have is that of its head.
 */
function adaptToLetter({ aside }: Template, theme: Theme): Theme {
  const { sizesPt, gapsPt, entry, header, colours } = theme;
  const band = aside?.ground
    ? {
        ground: 'band' as const,
        bandGround: aside.ground,
        bandInk: colours.ink,
        bandMuted: colours.muted,
        bandAccent: colours.accent,
      }
    : {};
  const body = sizesPt.body * LETTER_SCALE;
  return {
    ...theme,
    sizesPt: { ...sizesPt, body, lead: Math.max(sizesPt.lead, body) },
    header: { ...header, ...band, place: 'page', isIndented: false },
    entry: { ...entry, dates: 'right', gutterPt: 0, isTimeline: false },
    gapsPt: { ...gapsPt, paragraph: Math.max(gapsPt.paragraph, body * PARAGRAPH_GAP) },
  };
}

function layoutBody(body: string, cv: Cv): Block[] {
  const contact = new Set(linkContact(cv.personal).map(({ text }) => text));
  const blocks: Block[] = [];
  for (const raw of body.split(/\r\n?|\n/)) {
    const line = printableLine(raw);
    // The page header already has the contact details.
    if (line === '' || line.split(' · ').every((part) => contact.has(part))) continue;
    const [, item] = /^[-–•*] +(.+)$/u.exec(line) ?? [];
    const last = blocks.at(-1);
    if (item === undefined) blocks.push({ kind: 'paragraph', text: line, tone: 'body' });
    else if (last?.kind === 'bullets')
      blocks[blocks.length - 1] = { kind: 'bullets', items: [...last.items, item] };
    else blocks.push({ kind: 'bullets', items: [item] });
  }
  return blocks;
}
