import type { DocumentTree } from '@trayecto/core/document';
import { type RefObject, useEffect, useState } from 'react';
import type { MarkedSkill } from './use-fit';
import { bringIntoView, type Linked } from './use-linked';

const NAMES = ['evidence-shown', 'evidence-near', 'evidence-chosen', 'evidence-slot'] as const;

/** Words on the page that belong to a skill, and where they lie on the sheet. */
export interface EvidenceBox {
  readonly key: string;
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Where the line begins that they are in. */
  readonly indent: number;
  /** The same words show something else, and lead there. */
  readonly isCovered: boolean;
}

interface Evidence {
  readonly boxes: readonly EvidenceBox[];
  /** Where the one that is looked at would be told. */
  readonly slot: EvidenceBox | null;
}

const NOTHING: Evidence = { boxes: [], slot: null };

/** Marks the words of a CV that show a skill, on the page as it is drawn, and brings those that are looked at into view. */
export function useEvidence(
  sheet: RefObject<HTMLElement | null>,
  tree: DocumentTree | null,
  skills: readonly MarkedSkill[],
  { lit, from }: Linked,
  /** Words on the page that say where the one looked at would be told. */
  slot: string | null,
): Evidence {
  const [evidence, setEvidence] = useState(NOTHING);
  useEffect(() => {
    const holder = sheet.current;
    if (!holder || !tree) return setEvidence(NOTHING);
    const texts = listTexts(holder);
    const found = skills.map((skill) => ({ skill, ranges: findRanges(texts, skill) }));
    const place = slot === null ? undefined : findRange(texts, slot, slot);
    const measure = () =>
      setEvidence({
        boxes: noteCovered(
          found.flatMap(({ skill, ranges }) => measureAll(holder, skill.id, ranges)),
        ),
        slot: place ? measureSlot(holder, lit ?? '', place) : null,
      });
    const watch = new ResizeObserver(measure);
    watch.observe(holder);
    const unmark = markRanges(found, lit, place);
    return () => {
      watch.disconnect();
      unmark();
    };
  }, [sheet, tree, skills, lit, slot]);

  useEffect(() => {
    if (lit === null || from === 'page') return;
    const first = [evidence.slot, ...evidence.boxes].find((box) => box?.id === lit);
    if (first)
      bringIntoView(
        sheet.current?.querySelector<HTMLElement>(`[data-evidence="${CSS.escape(first.key)}"]`),
      );
  }, [sheet, evidence, lit, from]);
  return evidence;
}

interface Found {
  readonly skill: MarkedSkill;
  readonly ranges: readonly Range[];
}

function markRanges(found: readonly Found[], lit: string | null, slot: Range | undefined) {
  const registry = CSS.highlights;
  // A browser without highlights shows the page unmarked; the list beside it says the same.
  if (!registry) return () => undefined;
  const rangesOf = (isWanted: (skill: MarkedSkill) => boolean) =>
    found.flatMap(({ skill, ranges }) => (isWanted(skill) ? ranges : []));
  const layers = {
    'evidence-near': rangesOf(({ mark }) => mark === 'near'),
    'evidence-shown': rangesOf(({ mark }) => mark === 'shown'),
    'evidence-chosen': rangesOf(({ id }) => id === lit),
    'evidence-slot': slot ? [slot] : [],
  };
  // What shows one thing may come near another: the stronger mark lies on top.
  Object.entries(layers).forEach(([name, ranges], priority) => {
    const highlight = new Highlight(...ranges);
    highlight.priority = priority;
    registry.set(name, highlight);
  });
  return () => {
    for (const name of NAMES) registry.delete(name);
  };
}

function measureAll(
  holder: HTMLElement,
  id: string,
  ranges: readonly Range[],
): readonly EvidenceBox[] {
  const whole = holder.getBoundingClientRect();
  return ranges.flatMap((range, index) => {
    // Words over two lines are taken by the first; their line begins where the text does.
    const [place] = range.getClientRects();
    if (!place) return [];
    const line = range.startContainer.parentElement?.getBoundingClientRect() ?? place;
    return {
      key: `${id} ${index}`,
      id,
      left: place.left - whole.left,
      top: place.top - whole.top,
      width: place.width,
      height: place.height,
      indent: Math.min(line.left, place.left) - whole.left,
      isCovered: false,
    };
  });
}

/** In a narrow column the words take several lines, and the frame goes around all of them. */
function measureSlot(holder: HTMLElement, id: string, range: Range): EvidenceBox | null {
  const [first] = measureAll(holder, id, [range]);
  if (!first) return null;
  const whole = holder.getBoundingClientRect();
  const { left, top, width, height } = range.getBoundingClientRect();
  return { ...first, left: left - whole.left, top: top - whole.top, width, height };
}

/** The same words may show several things: what is shown comes before what is only near. */
function noteCovered(boxes: readonly EvidenceBox[]): readonly EvidenceBox[] {
  const seen = new Set<string>();
  return boxes.map((box) => {
    const place = `${Math.round(box.left)} ${Math.round(box.top)}`;
    const isCovered = seen.has(place);
    seen.add(place);
    return { ...box, isCovered };
  });
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

const findRanges = (texts: readonly DrawnText[], { cvPlaces }: MarkedSkill) =>
  cvPlaces.flatMap(({ line, quote }) => findRange(texts, line, quote) ?? []);

/** The quote inside the line it belongs to; where the page words the line otherwise, the quote wherever it is. */
function findRange(texts: readonly DrawnText[], line: string, quote: string): Range | undefined {
  const [wanted, whole] = [plain(quote), plain(line).trim()];
  const holder =
    // A skill on its own is a line too, and the same word in a sentence is another.
    texts.find(({ text }) => text.includes(wanted) && text.trim() === whole) ??
    texts.find(({ text }) => text.includes(wanted) && text.includes(whole)) ??
    texts.find(({ text }) => text.includes(wanted));
  if (!holder || wanted === '') return undefined;
  const start = holder.text.indexOf(wanted);
  const range = new Range();
  range.setStart(holder.node, start);
  range.setEnd(holder.node, start + wanted.length);
  return range;
}
