import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../i18n';
import { markText } from '../../text/mark-text';
import { classes } from '../../ui/classes';
import { MARK_NAMES, SIGNS } from './marks';
import { type PostingLine, readPostingLines } from './posting-lines';
import type { Mark, MarkedSkill } from './use-fit';
import { bringIntoView, type Linked, markActions } from './use-linked';

const LOOKS: Record<Mark, string> = {
  shown: 'bg-olive-soft text-olive decoration-olive',
  near: 'bg-sun-soft text-sun-ink decoration-sun',
  missing: 'bg-terracotta-soft text-terracotta decoration-terracotta decoration-dashed',
};
const CHOSEN: Record<Mark, string> = {
  shown: 'bg-olive text-paper',
  near: 'bg-sun text-[#1e2430]',
  missing: 'bg-terracotta text-on-terracotta',
};

interface PostingTextProps {
  readonly text: string;
  readonly skills: readonly MarkedSkill[];
  readonly linked: Linked;
}

/** The words as they were pasted, with headings and lists drawn as such and what the job asks for marked. */
export function PostingText({ text, skills, linked }: PostingTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => readPostingLines(text), [text]);
  const pieces = useMemo(() => {
    const marks = skills.flatMap(({ id, postingPlaces }) =>
      postingPlaces.map(({ start, end }) => ({ start, end, id })),
    );
    return markText(text, marks);
  }, [text, skills]);
  useEffect(() => {
    if (linked.from === 'posting' || linked.lit === null) return;
    const named = CSS.escape(linked.lit);
    bringIntoView(holder.current?.querySelector<HTMLElement>(`[data-asked="${named}"]`));
  }, [linked.lit, linked.from]);

  const draw = ({ start, end }: PostingLine) =>
    keepStops(
      pieces
        .filter((piece) => piece.start < end && piece.start + piece.text.length > start)
        .map(({ start: from, text: whole, ids }) => ({
          from,
          words: whole.slice(Math.max(0, start - from), end - from),
          stop: '',
          skill: skills.find(({ id }) => ids.includes(id)),
        })),
    ).map(({ from, words, stop, skill }) => {
      if (!skill || words.trim() === '') return <Fragment key={from}>{words}</Fragment>;
      return <AskedMark key={from} words={words} stop={stop} skill={skill} linked={linked} />;
    });
  return (
    <div ref={holder} translate="no" className="flex flex-col gap-0.5 leading-7 wrap-anywhere">
      {groupItems(lines).map((group) => {
        const [first] = group;
        if (first.kind === 'item') {
          return (
            <ul key={first.start} className="list-disc pl-5 marker:text-muted">
              {group.map((line) => (
                <li key={line.start}>{draw(line)}</li>
              ))}
            </ul>
          );
        }
        return <Line key={first.start} kind={first.kind} words={draw(first)} />;
      })}
    </div>
  );
}

function Line({ kind, words }: { kind: PostingLine['kind']; words: ReactNode }) {
  if (kind === 'blank') return <div className="h-2.5" />;
  return <p className={kind === 'heading' ? 'font-semibold' : undefined}>{words}</p>;
}

type Group = readonly [PostingLine, ...PostingLine[]];

/** Items that follow each other are one list. */
function groupItems(lines: readonly PostingLine[]): readonly Group[] {
  const groups: [PostingLine, ...PostingLine[]][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.kind === 'item' && last?.[0].kind === 'item') last.push(line);
    else groups.push([line]);
  }
  return groups;
}

interface Piece {
  readonly from: number;
  readonly words: string;
  readonly stop: string;
  readonly skill: MarkedSkill | undefined;
}

/** A mark of two lines takes the whole width: the full stop behind it goes with its last word, outside the mark. */
function keepStops(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, at) => {
    const stopOf = (words = '') => /^[.,;:)]+/u.exec(words)?.[0] ?? '';
    const before = pieces[at - 1];
    if (piece.skill)
      return { ...piece, stop: pieces[at + 1]?.skill ? '' : stopOf(pieces[at + 1]?.words) };
    return before?.skill
      ? { ...piece, words: piece.words.slice(stopOf(piece.words).length) }
      : piece;
  });
}

interface AskedMarkProps {
  readonly words: string;
  readonly stop: string;
  readonly skill: MarkedSkill;
  readonly linked: Linked;
}

function AskedMark({ words, stop, skill, linked }: AskedMarkProps) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      data-asked={skill.id}
      aria-pressed={skill.id === linked.chosen}
      aria-label={t(MARK_NAMES[skill.mark], { name: words })}
      {...markActions(linked, skill.id, 'posting')}
      className="rounded-sheet text-left align-top whitespace-pre-line"
    >
      <span
        className={classes(
          'rounded-sheet box-decoration-clone px-1 py-0.5 font-semibold underline decoration-2 underline-offset-3',
          skill.id === linked.lit ? CHOSEN[skill.mark] : LOOKS[skill.mark],
        )}
      >
        {words}
        <sup aria-hidden className="ml-0.5 font-bold no-underline">
          {SIGNS[skill.mark]}
        </sup>
      </span>
      {stop}
    </button>
  );
}
