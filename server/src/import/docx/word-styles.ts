import { LEAST_CONTRAST } from '../reader-limits';
import { childOf, elementsOf, holds, type XmlElement } from './parse-xml';

export interface CharacterStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly hidden?: boolean;
  readonly caps?: boolean;
  readonly sizePt?: number;
  readonly color?: string;
  /** Something other than the paper lies right behind it. */
  readonly isMarked?: boolean;
}

export interface ParagraphStyle {
  readonly headingLevel?: number;
  readonly isListItem?: boolean;
  readonly spaceBeforePt?: number;
  readonly spaceAfterPt?: number;
  readonly hasSameStyleSpacing?: boolean;
  readonly isShaded?: boolean;
}

export interface WordStyles {
  readonly defaults: CharacterStyle & ParagraphStyle;
  paragraph(id: string | undefined): CharacterStyle & ParagraphStyle;
  character(id: string | undefined): CharacterStyle;
  /** Whether a style for tables paints any of their cells. */
  isShadedTable(id: string | undefined): boolean;
}

const DEEPEST_PARENT = 12;
const HEADING_NAME = /^(?:heading|t[ií]tulo|encabezado)\s*(\d)$/i;

export function readStyles(root: XmlElement | undefined, lists: ListKinds): WordStyles {
  const byId = new Map<string, XmlElement>();
  let defaultParagraph: string | undefined;
  for (const style of elementsOf(root)) {
    const id = style.attributes.styleId;
    if (style.name !== 'style' || id === undefined) continue;
    byId.set(id, style);
    if (style.attributes.type === 'paragraph' && isOn(style.attributes.default))
      defaultParagraph = id;
  }
  const docDefaults = childOf(root, 'docDefaults');
  const defaults = {
    ...readCharacterStyle(childOf(childOf(docDefaults, 'rPrDefault'), 'rPr')),
    ...readParagraphStyle(childOf(childOf(docDefaults, 'pPrDefault'), 'pPr'), lists),
  };
  const cache = new Map<string, CharacterStyle & ParagraphStyle>();

  const resolve = (id: string, depth: number): CharacterStyle & ParagraphStyle => {
    const known = cache.get(id);
    if (known) return known;
    const style = byId.get(id);
    if (!style || depth > DEEPEST_PARENT) return {};
    const parent = childOf(style, 'basedOn')?.attributes.val;
    const name = childOf(style, 'name')?.attributes.val ?? '';
    const level =
      HEADING_NAME.exec(name)?.[1] ?? (/^(?:title|t[ií]tulo)$/i.test(name) ? '1' : undefined);
    const resolved = {
      ...(parent === undefined ? {} : resolve(parent, depth + 1)),
      ...readCharacterStyle(childOf(style, 'rPr')),
      ...readParagraphStyle(childOf(style, 'pPr'), lists),
      ...(level !== undefined && { headingLevel: Number(level) }),
    };
    cache.set(id, resolved);
    return resolved;
  };

  return {
    defaults,
    paragraph: (id) => resolve(id ?? defaultParagraph ?? '', 0),
    character: (id) => (id === undefined ? {} : resolve(id, 0)),
    isShadedTable(id) {
      for (let style = byId.get(id ?? ''), depth = 0; style && depth < DEEPEST_PARENT; depth++) {
        if (holds(style, (one) => one.name === 'shd' && isShade(one))) return true;
        style = byId.get(childOf(style, 'basedOn')?.attributes.val ?? '');
      }
      return false;
    },
  };
}

export function readCharacterStyle(properties: XmlElement | undefined): CharacterStyle {
  const style: { -readonly [Key in keyof CharacterStyle]: CharacterStyle[Key] } = {};
  for (const property of elementsOf(properties)) {
    const value = property.attributes.val;
    if (property.name === 'b') style.bold = isOn(value ?? '1');
    else if (property.name === 'i') style.italic = isOn(value ?? '1');
    else if (property.name === 'vanish') style.hidden = isOn(value ?? '1');
    else if (property.name === 'caps') style.caps = isOn(value ?? '1');
    else if (property.name === 'sz' && Number(value) > 0) style.sizePt = Number(value) / 2;
    else if (property.name === 'color' && /^[\da-f]{6}$/i.test(value ?? ''))
      style.color = `#${value?.toLowerCase()}`;
    else if (property.name === 'highlight') style.isMarked = isOn(value ?? 'none');
    else if (property.name === 'shd') style.isMarked = isShade(property);
  }
  return style;
}

export function readParagraphStyle(
  properties: XmlElement | undefined,
  lists: ListKinds,
): ParagraphStyle {
  const style: { -readonly [Key in keyof ParagraphStyle]: ParagraphStyle[Key] } = {};
  for (const property of elementsOf(properties)) {
    if (property.name === 'outlineLvl') {
      const level = Number(property.attributes.val);
      if (level >= 0 && level < 9) style.headingLevel = level + 1;
    } else if (property.name === 'numPr') {
      const list = childOf(property, 'numId')?.attributes.val;
      const level = childOf(property, 'ilvl')?.attributes.val ?? '0';
      if (list !== undefined) style.isListItem = lists.isListItem(list, level);
    } else if (property.name === 'spacing') {
      const { before, after } = property.attributes;
      if (before !== undefined) style.spaceBeforePt = Number(before) / 20 || 0;
      if (after !== undefined) style.spaceAfterPt = Number(after) / 20 || 0;
    } else if (property.name === 'contextualSpacing')
      style.hasSameStyleSpacing = isOn(property.attributes.val ?? '1');
    else if (property.name === 'shd') style.isShaded = isShade(property);
  }
  return style;
}

/** Whether a shading paints anything that white letters could be read on. */
export function isShade({ attributes }: XmlElement): boolean {
  const { val = 'clear', fill = 'auto', themeFill } = attributes;
  if (val === 'nil') return false;
  return val !== 'clear' || themeFill !== undefined || !(fill === 'auto' || isWhite(`#${fill}`));
}

/** White, or so near it that nobody sees it on paper. */
export function isWhite(color: string): boolean {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1) ?? [];
  return (
    channels.length === 3 &&
    channels.every((one) => 255 - Number.parseInt(one, 16) < LEAST_CONTRAST)
  );
}

export interface ListKinds {
  isListItem(list: string, level: string): boolean;
}

/** Lists without any sign or number are only indented text. */
export function readListKinds(root: XmlElement | undefined): ListKinds {
  const abstracts = new Map<string, Map<string, string>>();
  const lists = new Map<string, string>();
  for (const element of elementsOf(root)) {
    const { abstractNumId, numId } = element.attributes;
    if (element.name === 'abstractNum' && abstractNumId !== undefined) {
      const levels = elementsOf(element).filter((child) => child.name === 'lvl');
      abstracts.set(
        abstractNumId,
        new Map(
          levels.map((level) => [
            level.attributes.ilvl ?? '0',
            childOf(level, 'numFmt')?.attributes.val ?? 'none',
          ]),
        ),
      );
    } else if (element.name === 'num' && numId !== undefined)
      lists.set(numId, childOf(element, 'abstractNumId')?.attributes.val ?? '');
  }
  return {
    isListItem(list, level) {
      if (list === '0') return false;
      const levels = abstracts.get(lists.get(list) ?? '');
      return levels === undefined || (levels.get(level) ?? 'bullet') !== 'none';
    },
  };
}

export function isOn(value: string | undefined): boolean {
  return (
    value !== undefined && value !== '0' && value !== 'false' && value !== 'off' && value !== 'none'
  );
}
