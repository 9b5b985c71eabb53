import type { DocumentTree } from '@trayecto/core/document';
import { type RefObject, useEffect } from 'react';
import type { MarkedSkill } from './use-fit';

const NAMES = ['evidence-shown', 'evidence-near', 'evidence-chosen', 'evidence-slot'] as const;

/** Marks the words of a CV that show a skill, on the page as it is drawn, and brings those of the chosen one into view. */
export function useEvidence(
  sheet: RefObject<HTMLElement | null>,
  tree: DocumentTree | null,
  skills: readonly MarkedSkill[],
  chosen: string | null,
  /** Words on the page that say where the chosen one would be told. */
  slot: string | null = null,
) {
  useEffect(() => {
    const registry = CSS.highlights;
    // A browser without highlights shows the page unmarked; the list beside it says the same.
    if (!registry || !sheet.current || !tree) return;
    const texts = listTexts(sheet.current);
    const rangesOf = (some: readonly MarkedSkill[]) =>
      some.flatMap(({ cvPlaces }) =>
        cvPlaces.flatMap(({ line, quote }) => findRange(texts, line, quote) ?? []),
      );
    const active = rangesOf(skills.filter(({ id }) => id === chosen));
    const place = slot === null ? undefined : findRange(texts, slot, slot);
    const layers = {
      'evidence-near': rangesOf(skills.filter(({ mark }) => mark === 'near')),
      'evidence-shown': rangesOf(skills.filter(({ mark }) => mark === 'shown')),
      'evidence-chosen': active,
      'evidence-slot': place ? [place] : [],
    };
    // What shows one thing may come near another: the stronger mark lies on top.
    Object.entries(layers).forEach(([name, ranges], priority) => {
      const highlight = new Highlight(...ranges);
      highlight.priority = priority;
      registry.set(name, highlight);
    });
    bringIntoView(active[0] ?? place);
    return () => {
      for (const name of NAMES) registry.delete(name);
    };
  }, [sheet, tree, skills, chosen, slot]);
}

interface DrawnText {
  readonly node: Text;
  readonly text: string;
}

/** Blanks that must not break are blanks all the same. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function listTexts(sheet: HTMLElement): readonly DrawnText[] {
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const texts: DrawnText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push({ node, text: plain(node.data) });
  return texts;
}

/** The quote inside the line it belongs to; where the page words the line otherwise, the quote wherever it is. */
function findRange(texts: readonly DrawnText[], line: string, quote: string): Range | undefined {
  const [wanted, whole] = [plain(quote), plain(line).trim()];
  const holder =
    texts.find(({ text }) => text.includes(wanted) && text.includes(whole)) ??
    texts.find(({ text }) => text.includes(wanted));
  if (!holder || wanted === '') return undefined;
  const start = holder.text.indexOf(wanted);
  const range = new Range();
  range.setStart(holder.node, start);
  range.setEnd(holder.node, start + wanted.length);
  return range;
}

function bringIntoView(range: Range | undefined): void {
  const element = range?.startContainer.parentElement;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
