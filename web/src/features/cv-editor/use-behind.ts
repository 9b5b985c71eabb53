import type { CvMark } from '@trayecto/core/cv';
import { useMemo } from 'react';
import type { CvText } from '../../cvs/cv-text';
import type { Behind } from './behind-note';

const name = (section: string, index: number, field: string) => `${section}/${index}/${field}`;

/** The same object while the same places are behind, so that cards nobody touches are not drawn again. */
export function useBehind(
  text: CvText,
  marks: readonly CvMark[],
  bring: (marks: readonly CvMark[]) => void,
): Behind {
  return useMemo(() => {
    const byName = new Map(marks.map((mark) => [name(mark.section, mark.index, mark.field), mark]));
    return {
      text,
      has: (...place) => byName.has(name(...place)),
      bring: (...place) => {
        const mark = byName.get(name(...place));
        if (mark) bring([mark]);
      },
    };
  }, [text, marks, bring]);
}
