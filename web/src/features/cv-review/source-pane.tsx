import type { Reading, UnplacedLine } from '@trayecto/core/review';
import { memo, useEffect, useRef } from 'react';
import { keyed } from '../../document/keyed';
import { useTranslate } from '../../i18n';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';
import { PartBadge } from './part-badge';
import type { ReviewPart } from './review-parts';

interface SourcePaneProps {
  readonly reading: Reading;
  readonly parts: readonly ReviewPart[];
  readonly marked: readonly number[];
  readonly open: readonly UnplacedLine[];
  readonly leftOut: ReadonlySet<number>;
  readonly onOpenLine: (line: UnplacedLine) => void;
}

/** The file's own lines: those behind the field in hand are marked, those nobody placed can be pressed. */
export const SourcePane = memo(function SourcePane(props: SourcePaneProps) {
  const { reading, marked } = props;
  const list = useRef<HTMLOListElement>(null);
  const first = marked[0];

  useEffect(() => {
    const box = list.current?.parentElement;
    const line = list.current?.querySelector<HTMLElement>(`[data-line="${first}"]`);
    if (!box || !line) return;
    const isSeen =
      line.offsetTop >= box.scrollTop &&
      line.offsetTop + line.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTo({ top: Math.max(0, line.offsetTop - box.clientHeight / 3) });
  }, [first]);

  const openLines = new Set(props.open.map(({ line }) => line));
  // A line that was left out can be decided about again.
  const openByLine = new Map(
    reading.unplaced
      .filter(({ line }) => openLines.has(line) || props.leftOut.has(line))
      .map((line) => [line.line, line]),
  );
  const furniture = new Set(
    reading.unplaced.filter(({ reason }) => reason === 'page-furniture').map(({ line }) => line),
  );
  const partByLine = new Map(
    [...props.parts].reverse().flatMap((part) => part.lines.map((line) => [line, part] as const)),
  );
  return (
    <ol ref={list} className="flex flex-col py-5 text-[0.875rem] leading-[1.5]">
      {keyed(reading.lines).map(({ key, item: text }, index) => (
        <SourceLine
          key={key}
          line={index + 1}
          text={text}
          isMarked={marked.includes(index + 1)}
          isFirstMarked={first === index + 1}
          isFurniture={furniture.has(index + 1)}
          isLeftOut={props.leftOut.has(index + 1)}
          unplaced={openByLine.get(index + 1)}
          part={beginsAt(partByLine, index + 1)}
          onOpenLine={props.onOpenLine}
        />
      ))}
    </ol>
  );
});

/** The part whose first line this is, of those that are together. */
function beginsAt(parts: ReadonlyMap<number, ReviewPart>, line: number): ReviewPart | undefined {
  const part = parts.get(line);
  return part === parts.get(line - 1) ? undefined : part;
}

interface SourceLineProps {
  readonly part: ReviewPart | undefined;
  readonly line: number;
  readonly text: string;
  readonly isMarked: boolean;
  readonly isFirstMarked: boolean;
  readonly isFurniture: boolean;
  readonly isLeftOut: boolean;
  readonly unplaced: UnplacedLine | undefined;
  readonly onOpenLine: (line: UnplacedLine) => void;
}

const SourceLine = memo(function SourceLine(props: SourceLineProps) {
  const t = useTranslate();
  const { line, text, unplaced } = props;
  if (text.trim() === '') return <li aria-hidden className="h-3" />;
  if (unplaced) {
    return (
      <li data-line={line} className="px-3 py-1">
        <button
          type="button"
          data-unplaced={props.isLeftOut ? undefined : line}
          onClick={() => props.onOpenLine(unplaced)}
          className={classes(
            'flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control border border-dashed px-2.5 py-2 text-left hover:border-solid',
            props.isLeftOut ? 'border-line text-muted' : 'border-sun bg-sun-soft',
          )}
        >
          <span translate="no" className="min-w-0 wrap-anywhere">
            {text}
          </span>
          {props.isLeftOut ? (
            <Chip>{t('review.leftOut')}</Chip>
          ) : (
            <span className="text-[0.8125rem] font-semibold text-sun-ink">
              {t('review.unplaced')}
            </span>
          )}
          <span className="sr-only">{t('review.placeLine')}</span>
        </button>
      </li>
    );
  }
  return (
    <li
      data-line={line}
      className={classes(
        'relative flex flex-wrap items-baseline justify-between gap-x-3 border-l-3 py-0.5 pr-5 pl-11 transition-colors',
        props.isMarked ? 'border-sea bg-sea-soft' : 'border-transparent',
        props.isFurniture && 'text-muted',
      )}
    >
      {props.part && (
        <span aria-hidden className="absolute top-0.5 left-2.5">
          <PartBadge part={props.part} />
        </span>
      )}
      <span translate="no" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
        {text.trim()}
      </span>
      {props.isFirstMarked && (
        <span className="text-[0.8125rem] font-semibold text-sea">{t('review.fromHere')}</span>
      )}
      {props.isFurniture && <Chip>{t('review.furniture')}</Chip>}
    </li>
  );
});
