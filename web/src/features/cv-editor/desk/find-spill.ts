import type { PlacedText } from '@trayecto/core/document';
import type { LivePages } from '../../../document/live-drawing';

/** What is on the last page. */
interface Spill {
  /** How many lines, in all columns. */
  readonly lines: number;
  /** The section, entry or line that it begins with, as it is printed. */
  readonly begins: string;
}

type Pages = Pick<LivePages, 'texts'> & {
  readonly picture: Pick<LivePages['picture'], 'pages' | 'places' | 'pageHeightPt'>;
};

const SAME_LINE_PT = 3;

/** None where there is one page only, or nothing of the CV is on the last. */
export function findSpill({ texts, picture }: Pages): Spill | null {
  const { pages, places, pageHeightPt } = picture;
  const last = pages.length - 1;
  if (last < 1) return null;
  const onLast = texts.flatMap((text) =>
    (places.get(text.at) ?? [])
      .filter(({ y }) => Math.floor(y / pageHeightPt) === last)
      .map(({ y }) => ({ text, y })),
  );
  const [first, ...others] = onLast;
  if (!first) return null;
  const highest = others.reduce((top, one) => (one.y < top.y - SAME_LINE_PT ? one : top), first);
  const lines = new Set(
    onLast.map(({ text, y }) => `${text.column} ${Math.round(y / SAME_LINE_PT)}`),
  );
  return { lines: lines.size, begins: name(highest.text, texts) };
}

/** An entry goes by what it begins with, whichever of its texts comes first. */
function name(text: PlacedText, texts: readonly PlacedText[]): string {
  const lead = texts.find(({ kind, entry }) => kind === 'lead' && entry === text.entry);
  return (text.entry !== null && lead ? lead : text).texts.join(' ');
}

/** How many pages there were before the change that made them more; null while none has. */
export function followSpill(before: number | null, from: number, to: number): number | null {
  if (to > from) return before ?? from;
  return before !== null && to > before ? before : null;
}
