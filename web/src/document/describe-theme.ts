import type { DocumentTree, FontFamily } from '@trayecto/core/document';
import type { CSSProperties } from 'react';

type Variables = CSSProperties & Record<`--${string}`, string | number>;

const PIXELS_PER_POINT = 4 / 3;

/** A theme as the variables that document.css is written with: lengths in points, to be multiplied by --pt. */
export function describeTheme({ page, theme }: DocumentTree, zoom: number): Variables {
  return {
    '--pt': `${PIXELS_PER_POINT * zoom}px`,
    '--page-width': page.widthPt,
    '--page-height': page.heightPt,
    ...prefix('font', mapValues(theme.fonts, nameFont)),
    ...prefix('size', theme.sizesPt),
    ...prefix('weight', theme.weights),
    ...prefix('colour', theme.colours),
    ...prefix('margin', theme.marginsPt),
    ...prefix('gap', theme.gapsPt),
    '--line-height': theme.lineHeight,
    '--band-ground': theme.header.bandGround,
    '--band-ink': theme.header.bandInk,
    '--band-muted': theme.header.bandMuted,
    '--band-accent': theme.header.bandAccent,
    '--band-edge': theme.header.bandEdge ?? 'transparent',
    '--tagline-colour': theme.colours[theme.header.taglineColour],
    '--photo': theme.header.photoPt,
    '--heading-colour': theme.colours[theme.heading.colour],
    '--heading-tracking': `${theme.heading.trackingEm}em`,
    '--heading-align': theme.heading.align,
    '--gutter': theme.entry.gutterPt,
    '--bullet-sign': JSON.stringify(theme.bullet.sign),
    '--bullet-indent': theme.bullet.indentPt,
  };
}

const nameFont = (family: FontFamily) => `"${family} Variable", "${family}"`;

function mapValues<V>(values: Readonly<Record<string, V>>, change: (value: V) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function prefix(group: string, values: Readonly<Record<string, string | number>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${group}-${name}`, value]),
  );
}
