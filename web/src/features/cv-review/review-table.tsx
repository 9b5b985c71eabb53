import {
  answerDoubt,
  boxesOfWords,
  boxOfLine,
  partKeyOf,
  type Reading,
  type UnplacedLine,
  unite,
  writeField,
} from '@trayecto/core/review';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DOCUMENT_WORDS } from '../../document/document-words';
import { useLanguage } from '../../i18n';
import { useProofreading } from '../../proofread/use-proofreading';
import { classes } from '../../ui/classes';
import { DataSide } from './data-side';
import { LineQuestion } from './line-question';
import { PageCrop } from './page-crop';
import { ReviewActions, ReviewNotices } from './review-actions';
import type { ReviewDesk } from './review-desk';
import { ReviewHead } from './review-head';
import { ReviewLeave } from './review-leave';
import { describeReview } from './review-parts';
import type { ReviewScreenProps } from './review-screen';
import { SecondLookBar } from './second-look-bar';
import { SourceSide } from './source-side';
import { TieCurve } from './tie-curve';
import { useIsNarrow } from './use-is-narrow';
import { useOpenPoints } from './use-open-points';
import { useReview } from './use-review';
import { useSecondLook } from './use-second-look';

interface ReviewTableProps extends ReviewScreenProps {
  readonly reading: Reading | null;
}

/** The page on one side, what was read of it on the other. */
export function ReviewTable({ record, reading, onFinish }: ReviewTableProps) {
  const { t, language } = useLanguage();
  const review = useReview(record);
  const look = useSecondLook(record.id, review.draft, review.change);
  const isNarrow = useIsNarrow();
  const [inHand, setInHand] = useState<string | null>(null);
  const [litKey, setLitKey] = useState<string | null>(null);
  const [asked, setAsked] = useState<UnplacedLine | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { isDone, draft, decisions } = review;
  useEffect(() => {
    if (isDone) onFinish('cv.updated');
  }, [isDone, onFinish]);
  const table = useRef<HTMLDivElement>(null);
  const proofreading = useProofreading(draft, false);
  const { fields: confirmed, lines: leftOut } = decisions.decided;
  const model = useMemo(
    () => describeReview(reading, draft, confirmed, leftOut),
    [reading, draft, confirmed, leftOut],
  );
  const { points, parts, sources } = model;
  const walk = useOpenPoints(table, points);
  const words = DOCUMENT_WORDS[record.metadata.language ?? language];
  const geometry = isMissing ? undefined : reading?.geometry;
  const openKey = parts.find(({ key }) => walk.openKeys.has(key))?.key ?? null;
  const handKey = inHand === null ? null : partKeyOf(inHand);
  const tied = handKey !== null && walk.openKeys.has(handKey) ? handKey : openKey;

  /** Anyone who says so has looked at everything: fields are right, and lines left over stay out. */
  async function settleAll() {
    const places = points.flatMap((point) => (point.kind === 'field' ? [point.source.place] : []));
    const isKept = await review.settle({
      fields: Object.fromEntries(places.map((place) => [place, true])),
      lines: Object.fromEntries(model.open.map(({ line }) => [line, true])),
    });
    if (isKept) onFinish(null);
  }

  const desk: ReviewDesk = {
    cv: draft,
    isNarrow,
    change: review.change,
    setInHand,
    add(section, field) {
      const at = draft[section].length;
      review.change(writeField(draft, `/${section}/${at}/${field}`, 'line', ''));
      walk.unfold(partKeyOf(`/${section}/${at}`));
      walk.focus(`[data-pointer="/${section}/${at}/${field}"]`);
    },
    pointOf(pointer) {
      const point = points.find((one) => one.kind === 'field' && one.pointer === pointer);
      return point?.kind === 'field' ? point : undefined;
    },
    answer(point, answer) {
      if (answer === 'ended' || answer === 'correct') {
        walk.goToField(point.pointer);
        return;
      }
      const next = answerDoubt(draft, point.pointer, point.doubt, answer, words.other);
      if (next !== draft) review.change(next);
      void decisions.decide({ fields: { [point.source.place]: true } });
      walk.goOn(point);
    },
    cropOf(pointer, point) {
      const source = sources.get(pointer);
      const boxes = geometry
        ? (source?.lines ?? []).flatMap((line) => boxOfLine(geometry, line) ?? [])
        : [];
      const [first, ...rest] = boxes;
      if (!reading || !geometry || !first || !source) return null;
      const together = rest.filter(({ page }) => page === first.page).reduce(unite, first);
      return (
        <PageCrop
          cvId={record.id}
          geometry={geometry}
          box={together}
          lineHeight={first.height}
          marks={point ? boxesOfWords(reading, source.lines, point.doubt.value) : []}
          text={source.text}
        />
      );
    },
  };
  const actions = {
    review,
    onFinish,
    onAllFine: () => void settleAll(),
    isFocused: points.length === 0,
  };

  return (
    <div className="flex grow flex-col lg:h-[calc(100dvh-4.0625rem)] lg:min-h-144 lg:grow-0">
      <ReviewHead record={record} model={model} walk={walk} actions={actions} />
      <ReviewNotices review={review} />
      <SecondLookBar look={look} />
      <div
        ref={table}
        className="relative mx-auto grid w-full max-w-[90rem] min-h-0 grow grid-cols-[minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:overflow-hidden lg:grid-cols-[minmax(0,26fr)_minmax(0,29fr)]"
      >
        <section
          aria-label={t('review.source')}
          className={classes(
            'flex min-h-0 bg-desk',
            walk.side === 'source' ? 'min-h-[70dvh]' : 'hidden lg:flex',
          )}
        >
          <SourceSide
            record={record}
            reading={reading}
            model={model}
            leftOut={leftOut}
            inHand={inHand}
            hasPicture={geometry !== undefined}
            litKey={litKey}
            openKey={tied}
            onLight={setLitKey}
            onPick={(key) => {
              walk.setAll([key]);
              setInHand(null);
              walk.focus(`[data-part="${CSS.escape(key)}"]`);
            }}
            onLine={setAsked}
            onMissing={() => setIsMissing(true)}
          />
        </section>
        <DataSide
          desk={desk}
          model={model}
          walk={walk}
          reading={reading}
          proofreading={proofreading}
          isInert={look.isRunning}
          leftOut={leftOut}
          litKey={litKey}
          onLight={setLitKey}
          onLine={setAsked}
        />
        <TieCurve desk={table} openKey={tied} />
      </div>
      <div className="sticky bottom-0 z-20 border-t border-line bg-surface px-5 py-3 lg:hidden">
        <ReviewActions {...actions} className="flex" />
      </div>
      {asked && (
        <LineQuestion
          line={asked}
          review={review}
          model={model}
          walk={walk}
          otherHeading={words.other}
          onClose={() => setAsked(null)}
        />
      )}
      <ReviewLeave review={review} />
    </div>
  );
}
