import { isTooSmall } from '../reader-limits';
import { safeLink } from '../safe-link';
import type { WordBlock, WordCell, WordFrame, WordParagraph, WordPiece } from '../word/word-model';
import { arrangeFrames, type FramePlace, readPlace } from './arrange-frames';
import { childOf, elementsOf, holds, textOf, type XmlElement } from './parse-xml';
import {
  type CharacterStyle,
  isOn,
  isShade,
  isWhite,
  type ListKinds,
  type ParagraphStyle,
  readCharacterStyle,
  readParagraphStyle,
  type WordStyles,
} from './word-styles';

export interface BodyContext {
  readonly styles: WordStyles;
  readonly lists: ListKinds;
  /** Link targets by relationship id. */
  readonly targets: ReadonlyMap<string, string>;
  /** Counts the page breaks Word noted when it last drew the document. */
  readonly position: { page: number };
  /** What text is on: where it is not bare paper, white letters may well be seen. */
  readonly ground: 'paper' | 'painted';
  /** How far from the paper's edge the text begins, in the units of drawings. */
  readonly marginLeft: number;
}

/** Elements that only wrap others. */
const WRAPPERS = new Set([
  'sdt',
  'sdtContent',
  'ins',
  'moveTo',
  'smartTag',
  'customXml',
  'body',
  'hdr',
  'ftr',
]);
const SKIPPED = new Set(['del', 'moveFrom', 'pPr', 'rPr', 'sectPr', 'tblPr', 'tblGrid', 'sdtPr']);

export function readBlocks(parent: XmlElement, context: BodyContext): WordBlock[] {
  const blocks: WordBlock[] = [];
  for (const element of elementsOf(parent)) {
    if (element.name === 'p') blocks.push(...readParagraph(element, context));
    else if (element.name === 'tbl')
      blocks.push({ kind: 'table', rows: readRows(element, context) });
    else if (element.name === 'AlternateContent')
      blocks.push(...readBlocks(chooseAlternative(element), context));
    else if (WRAPPERS.has(element.name)) blocks.push(...readBlocks(element, context));
  }
  return blocks;
}

function readRows(table: XmlElement, context: BodyContext): WordCell[][] {
  const tableStyle = childOf(childOf(table, 'tblPr'), 'tblStyle')?.attributes.val;
  const isTablePainted = isPainted(table, 'tblPr') || context.styles.isShadedTable(tableStyle);
  const within = onGround(context, isTablePainted);
  return unwrapped(table, 'tr').map((row) =>
    unwrapped(row, 'tc').map((cell) => {
      const merge = childOf(childOf(cell, 'tcPr'), 'vMerge');
      const blocks = readBlocks(cell, onGround(within, isPainted(cell, 'tcPr')));
      if (!merge) return { blocks };
      return { blocks, merge: merge.attributes.val === 'restart' ? 'starts' : 'continues' };
    }),
  );
}

function onGround(context: BodyContext, isGroundPainted: boolean): BodyContext {
  return isGroundPainted ? { ...context, ground: 'painted' } : context;
}

function isPainted(element: XmlElement, properties: string): boolean {
  const shade = childOf(childOf(element, properties), 'shd');
  return shade !== undefined && isShade(shade);
}

function unwrapped(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return WRAPPERS.has(child.name) ? unwrapped(child, name) : [];
  });
}

/** Newer markup first, its older twin only when the newer holds nothing. */
function chooseAlternative(element: XmlElement): XmlElement {
  const choices = elementsOf(element);
  const choice = choices.find((one) => one.name === 'Choice' && textOf(one).trim() !== '');
  return choice ?? choices.find((one) => one.name === 'Fallback') ?? { ...element, children: [] };
}

function readParagraph(element: XmlElement, context: BodyContext): WordBlock[] {
  const properties = childOf(element, 'pPr');
  const styleId = childOf(properties, 'pStyle')?.attributes.val;
  const style: CharacterStyle & ParagraphStyle = {
    ...context.styles.defaults,
    ...context.styles.paragraph(styleId),
    ...readParagraphStyle(properties, context.lists),
  };
  const reader = new RunReader(style, context);
  const page = context.position.page;
  reader.read(element);
  const paragraph: WordParagraph = {
    kind: 'paragraph',
    pieces: reader.pieces,
    isListItem: style.isListItem === true,
    ...(style.headingLevel !== undefined && { headingLevel: style.headingLevel }),
    spaceBeforePt: style.spaceBeforePt ?? 0,
    spaceAfterPt: style.spaceAfterPt ?? 0,
    page,
  };
  return [...arrangeFrames(reader.frames), paragraph];
}

class RunReader {
  readonly pieces: WordPiece[] = [];
  readonly frames: WordFrame[] = [];
  /** Fields of the form HYPERLINK "…" speak first and show their text afterwards. */
  readonly #fields: { instruction: string; isShowing: boolean }[] = [];

  constructor(
    private readonly style: CharacterStyle & ParagraphStyle,
    private readonly context: BodyContext,
  ) {}

  read(parent: XmlElement, href?: string): void {
    for (const element of elementsOf(parent)) {
      if (element.name === 'r') this.#readRun(element, href);
      else if (element.name === 'hyperlink') {
        const target = this.context.targets.get(element.attributes.id ?? '');
        this.read(element, target ?? href);
      } else if (element.name === 'fldSimple')
        this.read(element, fieldTarget(element.attributes.instr ?? '') ?? href);
      else if (element.name === 'AlternateContent') this.read(chooseAlternative(element), href);
      else if (!SKIPPED.has(element.name)) this.read(element, href);
    }
  }

  #readRun(run: XmlElement, href: string | undefined): void {
    const properties = childOf(run, 'rPr');
    const styleId = childOf(properties, 'rStyle')?.attributes.val;
    const style = {
      ...this.style,
      ...this.context.styles.character(styleId),
      ...readCharacterStyle(properties),
    };
    for (const element of elementsOf(run)) this.#readRunPart(element, style, href);
  }

  #readRunPart(element: XmlElement, style: CharacterStyle, href: string | undefined): void {
    switch (element.name) {
      case 't':
        this.#add(textOf(element), style, href);
        break;
      case 'tab':
      case 'ptab':
        this.#add('\t', style, href);
        break;
      case 'br':
        if (element.attributes.type === 'page') this.context.position.page++;
        this.#add('\n', style, href);
        break;
      case 'cr':
        this.#add('\n', style, href);
        break;
      case 'lastRenderedPageBreak':
        this.context.position.page++;
        break;
      case 'noBreakHyphen':
        this.#add('-', style, href);
        break;
      case 'sym':
        this.#add(symbolSign(element.attributes.char), style, href);
        break;
      case 'instrText': {
        const field = this.#fields.at(-1);
        if (field) field.instruction += textOf(element);
        break;
      }
      case 'fldChar':
        this.#switchField(element.attributes.fldCharType);
        break;
      case 'AlternateContent':
        for (const child of elementsOf(chooseAlternative(element)))
          this.#readRunPart(child, style, href);
        break;
      case 'drawing':
      case 'pict':
      case 'object':
        this.#readFrames(element);
        break;
    }
  }

  #add(text: string, style: CharacterStyle, href: string | undefined): void {
    const field = this.#fields.at(-1);
    if (this.#isUnseen(style) || text === '' || (field && !field.isShowing)) return;
    const target = href ?? (field && fieldTarget(field.instruction));
    this.pieces.push({
      text: style.caps ? text.toUpperCase() : text,
      bold: style.bold === true,
      italic: style.italic === true,
      ...(style.sizePt !== undefined && { sizePt: style.sizePt }),
      ...(style.color !== undefined && { color: style.color }),
      ...(target !== undefined && { href: target }),
    });
  }

  #isUnseen({ hidden, sizePt, color, isMarked }: CharacterStyle): boolean {
    if (hidden || isTooSmall(sizePt)) return true;
    const isOnPaper = this.context.ground === 'paper' && !this.style.isShaded && !isMarked;
    return isOnPaper && color !== undefined && isWhite(color);
  }

  #switchField(type: string | undefined): void {
    if (type === 'begin') this.#fields.push({ instruction: '', isShowing: false });
    else if (type === 'end') this.#fields.pop();
    else {
      const field = this.#fields.at(-1);
      if (field) field.isShowing = true;
    }
  }

  #readFrames(
    element: XmlElement,
    isFilled = holds(element, paintsItself),
    place?: FramePlace,
  ): void {
    for (const child of elementsOf(element)) {
      const own = child.name === 'anchor' ? readPlace(child, this.context.marginLeft) : place;
      if (child.name === 'txbxContent')
        this.frames.push({
          kind: 'frame',
          blocks: readBlocks(child, onGround(this.context, isFilled)),
          ...(place && { place }),
        });
      else
        this.#readFrames(
          child.name === 'AlternateContent' ? chooseAlternative(child) : child,
          isFilled,
          own,
        );
    }
  }
}

const FILLS = new Set(['solidFill', 'gradFill', 'blipFill', 'pattFill', 'fillRef', 'fill']);

/** A shape with a filling, in newer markup or in older. */
function paintsItself({ name, attributes }: XmlElement): boolean {
  return FILLS.has(name) || attributes.fillcolor !== undefined;
}

/** A picture or shape behind the text, or a page with its own colour. */
export function liesBehindText({ name, attributes }: XmlElement): boolean {
  if (name === 'anchor') return isOn(attributes.behindDoc);
  return name === 'background' || /z-index:\s*-/.test(attributes.style ?? '');
}

function fieldTarget(instruction: string): string | undefined {
  const target = /HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
  return target === undefined ? undefined : safeLink(target);
}

/** Symbol fonts: the signs people put before list items; other pictures say nothing in text. */
function symbolSign(code: string | undefined): string {
  return code !== undefined && isOn(code) ? '• ' : '';
}
