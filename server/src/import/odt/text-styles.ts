import { childOf, elementsOf, type XmlElement } from '../docx/parse-xml';

/** How a stretch of text or a paragraph looks, as far as a reader of CVs asks. */
export interface TextStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly hidden?: boolean;
  readonly caps?: boolean;
  readonly sizePt?: number;
  readonly color?: string;
  /** Something other than the paper lies behind it. */
  readonly isMarked?: boolean;
  readonly spaceBeforePt?: number;
  readonly spaceAfterPt?: number;
  readonly headingLevel?: number;
}

export interface TextStyles {
  readonly defaults: TextStyle;
  /** What a style adds to `base`; sizes may be shares of that. */
  apply(base: TextStyle, name: string | undefined): TextStyle;
}

const DEEPEST_PARENT = 12;

/** The styles that a file names, and those that its program made for single places. */
export function readTextStyles(parts: readonly (XmlElement | undefined)[]): TextStyles {
  const named = new Map<string, XmlElement>();
  let defaults: TextStyle = {};
  for (const part of parts)
    for (const group of elementsOf(part))
      for (const style of elementsOf(group)) {
        const { family, name } = style.attributes;
        if (style.name === 'default-style' && family === 'paragraph')
          defaults = readStyle(style, {});
        else if (style.name === 'style' && name !== undefined) named.set(name, style);
      }
  const apply = (base: TextStyle, name: string | undefined, depth = 0): TextStyle => {
    const style = name === undefined ? undefined : named.get(name);
    if (style === undefined || depth > DEEPEST_PARENT) return base;
    const above = apply(base, style.attributes['parent-style-name'], depth + 1);
    return readStyle(style, above);
  };
  return { defaults, apply: (base, name) => apply(base, name) };
}

function readStyle(style: XmlElement, base: TextStyle): TextStyle {
  const text = childOf(style, 'text-properties')?.attributes ?? {};
  const paragraph = childOf(style, 'paragraph-properties')?.attributes ?? {};
  const cell = childOf(style, 'table-cell-properties')?.attributes ?? {};
  const found: { -readonly [Key in keyof TextStyle]: TextStyle[Key] } = { ...base };
  const weight = text['font-weight'];
  if (weight !== undefined) found.bold = weight === 'bold' || Number(weight) >= 600;
  if (text['font-style'] !== undefined) found.italic = text['font-style'] !== 'normal';
  if (text['text-transform'] !== undefined) found.caps = text['text-transform'] === 'uppercase';
  if (text.display !== undefined) found.hidden = text.display === 'none';
  const sizePt = readSize(text['font-size'], base.sizePt);
  if (sizePt !== undefined) found.sizePt = sizePt;
  if (/^#[\da-f]{6}$/i.test(text.color ?? '')) found.color = text.color?.toLowerCase() ?? '';
  for (const ground of [text, paragraph, cell]) {
    const color = ground['background-color'];
    if (color !== undefined) found.isMarked = color !== 'transparent';
  }
  const before = readSize(paragraph['margin-top'] ?? paragraph.margin);
  const after = readSize(paragraph['margin-bottom'] ?? paragraph.margin);
  if (before !== undefined) found.spaceBeforePt = before;
  if (after !== undefined) found.spaceAfterPt = after;
  const level = Number(style.attributes['default-outline-level']);
  if (level > 0) found.headingLevel = level;
  return found;
}

const POINTS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
  pc: 12,
};

/** "12pt", "0.212cm", "150%" of what is above. */
function readSize(text: string | undefined, basePt?: number): number | undefined {
  const [, number = '', unit = ''] =
    /^(-?\d+(?:\.\d+)?)(pt|in|cm|mm|px|pc|%)$/.exec(text ?? '') ?? [];
  if (number === '') return undefined;
  if (unit === '%') return basePt === undefined ? undefined : (basePt * Number(number)) / 100;
  return Number(number) * (POINTS[unit] ?? 1);
}
