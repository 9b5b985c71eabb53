import { childOf, elementsOf, type XmlElement } from './parse-xml';

export interface CharacterStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly hidden?: boolean;
  readonly caps?: boolean;
  readonly sizePt?: number;
  readonly color?: string;
}

export interface ParagraphStyle {
  readonly headingLevel?: number;
  readonly isListItem?: boolean;
  readonly spaceBeforePt?: number;
  readonly spaceAfterPt?: number;
  readonly hasSameStyleSpacing?: boolean;
}

export interface WordStyles {
  readonly defaults: CharacterStyle & ParagraphStyle;
  paragraph(id: string | undefined): CharacterStyle & ParagraphStyle;
  character(id: string | undefined): CharacterStyle;
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
  }
  return style;
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
