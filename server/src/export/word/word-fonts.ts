import { readFileSync } from 'node:fs';
import type { FontFamily, Theme } from '@trayecto/core/document';
import type { IPropertiesOptions } from 'docx';
import { fontFiles } from '../fonts';

type EmbeddedFonts = NonNullable<IPropertiesOptions['fonts']>;

const files = new Map<string, Buffer>();

/**
 * The fonts a theme uses, to travel inside the document. Word knows a family's regular, bold and italic faces only, so a
 * semibold weight is written as bold: it stays bold where another font has to stand in.
 */
export function embedFonts({ fonts, entry }: Theme): EmbeddedFonts {
  const families = new Set<FontFamily>([fonts.body, fonts.heading, fonts.name]);
  return [...families].map((name) => ({
    name,
    data: readFont(fontFiles[name].regular),
    bold: readFont(fontFiles[name].bold),
    ...(entry.detail === 'italic' && { italic: readFont(fontFiles[name].italic) }),
  }));
}

function readFont(path: string): Buffer {
  const known = files.get(path);
  if (known) return known;
  const bytes = readFileSync(path);
  files.set(path, bytes);
  return bytes;
}
