import type { Theme } from '@trayecto/core/document';
import { AlignmentType, type IPropertiesOptions, LevelFormat } from 'docx';
import { styleIds } from './style-names';
import { hex, twips } from './word-units';

export const BULLETS = 'bullets';

/** We write the first; a person may indent points below others. */
const LEVELS = 3;

/** One real list for the document; the style List Bullet belongs to it. */
export function makeNumbering({
  bullet,
  colours,
  entry,
  fonts,
}: Theme): NonNullable<IPropertiesOptions['numbering']> {
  return {
    config: [
      {
        reference: BULLETS,
        levels: Array.from({ length: LEVELS }, (_, level) => ({
          level,
          format: LevelFormat.BULLET,
          text: bullet.sign,
          alignment: AlignmentType.LEFT,
          style: {
            ...(level === 0 && { style: styleIds.bullet }),
            run: { color: hex(colours.accent), font: fonts.body, bold: false, italics: false },
            paragraph: {
              indent: {
                left: twips(entry.gutterPt + bullet.indentPt * (level + 1)),
                hanging: twips(bullet.indentPt),
              },
            },
          },
        })),
      },
    ],
  };
}
