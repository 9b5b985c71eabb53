import type { Density, DocumentOptions, FontPair, MarginWidth, TextSize } from './document-options';
import { readableAccent } from './readable-accent';
import type { FontFamily, Theme } from './theme';

const textScales: Readonly<Record<TextSize, number>> = { small: 0.92, normal: 1, large: 1.1 };
const gapScales: Readonly<Record<Density, number>> = { compact: 0.75, normal: 1, airy: 1.25 };
const marginScales: Readonly<Record<MarginWidth, number>> = { narrow: 0.75, normal: 1, wide: 1.2 };

/** Faces for the name, for headings and for text. */
const fontFaces: Readonly<Record<FontPair, readonly [FontFamily, FontFamily, FontFamily]>> = {
  'fraunces-figtree': ['Fraunces', 'Figtree', 'Figtree'],
  'source-serif': ['Source Serif 4', 'Source Serif 4', 'Source Serif 4'],
  inter: ['Inter', 'Inter', 'Inter'],
  'lora-source-sans': ['Lora', 'Lora', 'Source Sans 3'],
  'source-sans': ['Source Sans 3', 'Source Sans 3', 'Source Sans 3'],
  'fraunces-source-serif': ['Fraunces', 'Fraunces', 'Source Serif 4'],
};

/** Line spacing shrinks less than gaps, to keep the text readable. */
const LINE_SHARE = 0.35;

/** A template's theme with what the person chose instead. */
export function adaptTheme(theme: Theme, options: DocumentOptions): Theme {
  const { squeeze, density = 'normal', margins = 'normal', textSize = 'normal' } = options;
  const text = textScales[textSize] * (squeeze?.text ?? 1);
  const gaps = gapScales[density] * (squeeze?.spacing ?? 1);
  const sides = marginScales[margins] * (squeeze?.margins ?? 1);
  const leading = (theme.lineHeight - 1) * (1 + (gaps - 1) * LINE_SHARE);
  const { accent } = options;
  return {
    ...theme,
    fonts: options.fonts === undefined ? theme.fonts : nameFaces(options.fonts),
    sizesPt: scale(theme.sizesPt, text),
    lineHeight: Math.round((1 + leading) * 1000) / 1000,
    marginsPt: scale(theme.marginsPt, sides),
    gapsPt: scale(theme.gapsPt, gaps),
    colours:
      accent === undefined ? theme.colours : { ...theme.colours, accent: readableAccent(accent) },
  };
}

function nameFaces(pair: FontPair): Theme['fonts'] {
  const [name, heading, body] = fontFaces[pair];
  return { name, heading, body };
}

/** In twentieths of a point: Word knows no finer ones. */
function scale<Lengths extends Readonly<Record<string, number>>>(
  lengths: Lengths,
  by: number,
): Lengths {
  const scaled = Object.entries(lengths).map(([name, length]) => [
    name,
    Math.round(length * by * 20) / 20,
  ]);
  return { ...lengths, ...Object.fromEntries(scaled) };
}
