import type { CvRecord } from '@trayecto/core/contract';
import { partKeyOf, type Reading, type UnplacedLine } from '@trayecto/core/review';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DOCUMENT_WORDS } from '../../document/document-words';
import { TieCurve } from '../../document/tie-curve';
import { useLanguage } from '../../i18n';
import { useProofreading } from '../../proofread/use-proofreading';
import { classes } from '../../ui/classes';
import { useMedia } from '../../ui/use-media';
import { findBoxTie } from './box-tie';
import { DataSide } from './data-side';
import { LineQuestion } from './line-question';
import { makeReviewDesk } from './make-review-desk';
import { ReviewActions, ReviewNotices } from './review-actions';
import { ReviewHead } from './review-head';
import { ReviewLeave } from './review-leave';
import { describeReview, type ReviewPart } from './review-parts';
import type { ReviewScreenProps } from './review-screen';
import { SecondLookBar } from './second-look-bar';
import { SourceSide } from './source-side';
import { type OpenPoints, useOpenPoints } from './use-open-points';
import { useReview } from './use-review';
import { useSecondLook } from './use-second-look';

interface ReviewTableProps extends ReviewScreenProps {
  readonly reading: Reading | null;
}

/** The page on one side, what was read of it on the other. */
export function ReviewTable({ record, reading, onFinish }: ReviewTableProps) {
  const { language } = useLanguage();
  const { review, table, model, walk, actions } = useReviewWork(record, reading, onFinish);
  const look = useSecondLook(record.id, review.draft, review.change);
  const isNarrow = useMedia('(width < 64rem)');
  const [inHand, setInHand] = useState<string | null>(null);
  const [litKey, setLitKey] = useState<string | null>(null);
  const [asked, setAsked] = useState<UnplacedLine | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const proofreading = useProofreading(review.draft, false);
  const otherHeading = DOCUMENT_WORDS[record.metadata.language ?? language].other;
  const geometry = isMissing ? undefined : reading?.geometry;
  const tied = findTied(model.parts, walk, inHand);
  const { lines: leftOut } = review.decisions.decided;
  const work = { review, model, walk, otherHeading };
  const desk = makeReviewDesk({ ...work, record, reading, geometry, isNarrow, setInHand });

  return (
    <div className="flex grow flex-col lg:h-[calc(100dvh-3.5625rem)] lg:min-h-144 lg:grow-0">
      <ReviewHead record={record} model={model} walk={walk} actions={actions} />
      <ReviewNotices review={review} />
      <SecondLookBar look={look} />
      <div
        ref={table}
        className="relative mx-auto grid w-full max-w-[90rem] min-h-0 grow grid-cols-[minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:overflow-hidden lg:grid-cols-[minmax(0,26fr)_minmax(0,29fr)]"
      >
        <SourceSection isShown={walk.side === 'source'}>
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
        </SourceSection>
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
        <TieCurve
          around={table}
          tied={tied}
          findEnds={findBoxTie}
          parts="[data-source] > *, [data-card]"
          className="hidden text-terracotta lg:block"
        />
      </div>
      <div className="sticky bottom-0 z-20 border-t border-line bg-surface px-5 py-3 lg:hidden">
        <ReviewActions {...actions} className="flex" />
      </div>
      {asked && <LineQuestion {...work} line={asked} onClose={() => setAsked(null)} />}
      <ReviewLeave review={review} />
    </div>
  );
}

/** The CV under review, what is open of it, the way through that, and how it is ended. */
function useReviewWork(
  record: CvRecord,
  reading: Reading | null,
  onFinish: ReviewScreenProps['onFinish'],
) {
  const review = useReview(record);
  const { isDone, draft, decisions } = review;
  const { fields, lines } = decisions.decided;
  useEffect(() => {
    if (isDone) onFinish('cv.updated');
  }, [isDone, onFinish]);
  const table = useRef<HTMLDivElement>(null);
  const model = useMemo(
    () => describeReview(reading, draft, fields, lines),
    [reading, draft, fields, lines],
  );
  const { points } = model;
  const walk = useOpenPoints(table, points);

  /** Anyone who says so has looked at everything: fields are right, and lines left over stay out. */
  async function settleAll() {
    const places = points.flatMap((point) => (point.kind === 'field' ? [point.source.place] : []));
    const isKept = await review.settle({
      fields: Object.fromEntries(places.map((place) => [place, true])),
      lines: Object.fromEntries(model.open.map(({ line }) => [line, true])),
    });
    if (isKept) onFinish(null);
  }

  const onAllFine = () => void settleAll();
  const actions = { review, onFinish, onAllFine, isFocused: points.length === 0 };
  return { review, table, model, walk, actions };
}

/** The part that a line is drawn to: the one in hand if it is open, or else the first that is. */
function findTied(parts: readonly ReviewPart[], { openKeys }: OpenPoints, inHand: string | null) {
  const openKey = parts.find(({ key }) => openKeys.has(key))?.key ?? null;
  const handKey = inHand === null ? null : partKeyOf(inHand);
  return handKey !== null && openKeys.has(handKey) ? handKey : openKey;
}

function SourceSection({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <section
      aria-label={t('review.source')}
      className={classes('flex min-h-0 bg-desk', isShown ? 'min-h-[70dvh]' : 'hidden lg:flex')}
    >
      {children}
    </section>
  );
}
