import { describe, expect, it } from 'vitest';
import { plain, writeWide } from '../fixtures/drawn-glyphs';
import { layoutPages } from './layout-pages';
import type { GlyphStyle, PageContent } from './page-content';

const large: GlyphStyle = { ...plain, sizePt: 13, bold: true, color: '#7a3e8e' };

const main = [
  ['Work experience', 'Translator at Norte Services', 'Glasgow | 02.2013 – 11.2016', 'Legal texts'],
  ['Education', 'Degree in German', 'Aldea University', '2007 – 2010'],
  ['Projects', 'Words from the Harbour', 'A guide in three languages', 'Voice and script'],
];
const contact = ['+44 7700 900 376', 'ana@example.com', 'Brezo, Edinburgh'];
const aside = [
  ['Languages', 'Polish', 'English', 'German'],
  ['Skills', 'Trados', 'Subtitling', 'Revision'],
];

/** Contact lines begin right of their icons, the headings right of theirs, and all other lines at the edge. */
function draw(indentPt: number, shapes: PageContent['shapes']): readonly string[] {
  const glyphs = [
    ...main.flatMap((section, at) =>
      section.flatMap((text, row) =>
        writeWide(
          text,
          row === 0 ? 34 + indentPt : 34,
          120 + 75 * at + 15 * row,
          row === 0 ? large : plain,
        ),
      ),
    ),
    ...contact.flatMap((text, row) => writeWide(text, 422 + indentPt, 114 + 17 * row)),
    ...aside.flatMap((section, at) =>
      section.flatMap((text, row) =>
        writeWide(
          text,
          row === 0 ? 422 + indentPt : 422,
          184 + 80 * at + 17 * row,
          row === 0 ? large : plain,
        ),
      ),
    ),
  ];
  return layoutPages([{ widthPt: 595, heightPt: 842, glyphs, shapes, links: [] }]).map(
    ({ text }) => text,
  );
}

describe('a sidebar whose lines begin at several edges', () => {
  const whole = [...main.flat(), ...contact, ...aside.flat()];
  const panel = { leftPt: 403, rightPt: 595, topPt: 96, bottomPt: 808, filled: true };

  it.each([0, 8, 17, 26])('is read to its end, %i points behind its icons', (indentPt) => {
    expect(draw(indentPt, [])).toEqual(whole);
    expect(draw(indentPt, [panel])).toEqual(whole);
  });
});
