import { normaliseText, type SourceDocument } from '@trayecto/core/import/layout';
import { childOf, elementsOf, parseXml, textOf, type XmlElement } from '../docx/parse-xml';
import { ZipArchive } from '../docx/read-zip';
import { isWhite } from '../docx/word-styles';
import { ReadFailure } from '../read-failure';
import { isTooSmall } from '../reader-limits';
import { safeLink } from '../safe-link';
import { wordLines } from '../word/word-lines';
import type { WordBlock, WordCell, WordFrame, WordParagraph, WordPiece } from '../word/word-model';
import { readTextStyles, type TextStyle, type TextStyles } from './text-styles';

/** What LibreOffice and others write: OpenDocument Text. */
export function readOdt(bytes: Uint8Array): SourceDocument {
  const archive = new ZipArchive(bytes);
  const partOf = (name: string): XmlElement | undefined => {
    const part = archive.read(name);
    return part && parseXml(part);
  };
  const content = partOf('content.xml');
  const text = childOf(childOf(content, 'body'), 'text');
  if (!content || !text) throw new ReadFailure('file_unsupported');
  const kept = partOf('styles.xml');
  const reader = new BodyReader(readTextStyles([kept, content]));
  const [headers, footers] = readMargins(kept, reader);
  const blocks = [...headers, ...reader.readBlocks(text), ...footers];
  const metadata = readProperties(partOf('meta.xml'));
  return {
    format: 'docx',
    lines: wordLines(blocks),
    pages: reader.page,
    ...(metadata && { metadata }),
  };
}

/** Headers and footers of all kinds of pages, each text once. */
function readMargins(kept: XmlElement | undefined, reader: BodyReader): [WordFrame[], WordFrame[]] {
  const margins: [WordFrame[], WordFrame[]] = [[], []];
  const seen = new Set<string>();
  for (const page of elementsOf(childOf(kept, 'master-styles')))
    for (const margin of elementsOf(page)) {
      const isFooter = margin.name.startsWith('footer');
      if (!isFooter && !margin.name.startsWith('header')) continue;
      const whole = textOf(margin).trim();
      if (whole === '' || seen.has(whole)) continue;
      seen.add(whole);
      const blocks = reader.readBlocks(margin);
      if (isFooter) margins[1].push({ kind: 'frame', blocks, isFooter: true });
      else margins[0].push({ kind: 'frame', blocks });
    }
  return margins;
}

function readProperties(meta: XmlElement | undefined) {
  const about = childOf(meta, 'meta');
  const read = (name: string) => normaliseText(textOf(childOf(about, name))).slice(0, 300);
  const [title, author] = [read('title'), read('initial-creator') || read('creator')];
  if (title === '' && author === '') return undefined;
  return { ...(title !== '' && { title }), ...(author !== '' && { author }) };
}

/** What was struck out, said aside, or is no text. */
const SKIPPED = new Set([
  'tracked-changes',
  'note',
  'annotation',
  'sequence-decls',
  'variable-decls',
  'forms',
]);
const LONGEST_SPACE = 200;

class BodyReader {
  page = 1;

  constructor(private readonly styles: TextStyles) {}

  readBlocks(parent: XmlElement, isListItem = false, ground: TextStyle = {}): WordBlock[] {
    const blocks: WordBlock[] = [];
    for (const element of elementsOf(parent)) {
      const { name, attributes } = element;
      if (SKIPPED.has(name)) continue;
      if (name === 'p' || name === 'h')
        blocks.push(...this.#readParagraph(element, isListItem, ground));
      else if (name === 'list-item') blocks.push(...this.readBlocks(element, true, ground));
      else if (name === 'list-header') blocks.push(...this.readBlocks(element, false, ground));
      else if (name === 'table')
        blocks.push({ kind: 'table', rows: this.#readRows(element, ground) });
      else if (name === 'frame' || name === 'custom-shape' || name === 'g')
        blocks.push(...this.#readFrame(element, ground));
      else if (name === 'soft-page-break') this.page += 1;
      else if (name !== 'table-column')
        blocks.push(
          ...this.readBlocks(
            element,
            isListItem,
            this.styles.apply(ground, attributes['style-name']),
          ),
        );
    }
    return blocks;
  }

  #readRows(table: XmlElement, ground: TextStyle): WordCell[][] {
    return elementsOf(table).flatMap((part) => {
      if (part.name === 'table-row') return [this.#readCells(part, ground)];
      return /^table-(?:header-)?row/.test(part.name) ? this.#readRows(part, ground) : [];
    });
  }

  #readCells(row: XmlElement, ground: TextStyle): WordCell[] {
    return elementsOf(row).flatMap((cell): WordCell[] => {
      if (cell.name === 'covered-table-cell') return [];
      if (cell.name !== 'table-cell') return [];
      const own = this.styles.apply(ground, cell.attributes['style-name']);
      return [{ blocks: this.readBlocks(cell, false, own) }];
    });
  }

  #readFrame(element: XmlElement, ground: TextStyle): WordFrame[] {
    const own = this.styles.apply(ground, element.attributes['style-name']);
    const blocks = this.readBlocks(element, false, { ...own, isMarked: true });
    return blocks.length === 0 ? [] : [{ kind: 'frame', blocks }];
  }

  #readParagraph(element: XmlElement, isListItem: boolean, ground: TextStyle): WordBlock[] {
    const base = { ...this.styles.defaults, ...(ground.isMarked && { isMarked: true }) };
    const style = this.styles.apply(base, element.attributes['style-name']);
    const own = Number(element.attributes['outline-level']);
    const level = element.name === 'h' && own > 0 ? own : style.headingLevel;
    const pieces: WordPiece[] = [];
    const frames: WordFrame[] = [];
    const page = this.page;
    this.#readPieces(element, style, undefined, { pieces, frames });
    const paragraph: WordParagraph = {
      kind: 'paragraph',
      pieces,
      isListItem,
      ...(level !== undefined && { headingLevel: level }),
      spaceBeforePt: style.spaceBeforePt ?? 0,
      spaceAfterPt: style.spaceAfterPt ?? 0,
      page,
    };
    return [...frames, paragraph];
  }

  #readPieces(
    parent: XmlElement,
    style: TextStyle,
    href: string | undefined,
    found: { readonly pieces: WordPiece[]; readonly frames: WordFrame[] },
  ): void {
    const add = (text: string) => {
      if (text === '' || isUnseen(style)) return;
      found.pieces.push({
        text: style.caps ? text.toUpperCase() : text,
        bold: style.bold === true,
        italic: style.italic === true,
        ...(style.sizePt !== undefined && { sizePt: style.sizePt }),
        ...(style.color !== undefined && { color: style.color }),
        ...(href !== undefined && { href }),
      });
    };
    for (const child of parent.children) {
      if (typeof child === 'string') add(child.replace(/[\t\n\r ]+/g, ' '));
      else if (SKIPPED.has(child.name)) continue;
      else if (child.name === 's')
        add(' '.repeat(Math.min(LONGEST_SPACE, Number(child.attributes.c ?? 1) || 1)));
      else if (child.name === 'tab') add('\t');
      else if (child.name === 'line-break') add('\n');
      else if (child.name === 'soft-page-break') this.page += 1;
      else if (/^(?:frame|custom-shape|g|text-box|rect)$/.test(child.name))
        found.frames.push(...this.#readFrame(child, style));
      else if (child.name === 'a')
        this.#readPieces(child, style, safeLink(child.attributes.href ?? '') ?? href, found);
      else
        this.#readPieces(
          child,
          this.styles.apply(style, child.attributes['style-name']),
          href,
          found,
        );
    }
  }
}

function isUnseen({ hidden, sizePt, color, isMarked }: TextStyle): boolean {
  if (hidden || isTooSmall(sizePt)) return true;
  return !isMarked && color !== undefined && isWhite(color);
}
