import type { CvRecord } from '@trayecto/core/contract';
import {
  type FieldSource,
  findSources,
  listOpenLines,
  type Reading,
  type UnplacedLine,
} from '@trayecto/core/review';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { describeError } from '../../api/describe-error';
import { useLeaveGuard } from '../../app/leave-guard';
import { StoredRawText } from '../../cvs/raw-text';
import { useCvReading } from '../../cvs/use-cvs';
import { DOCUMENT_WORDS } from '../../document/document-words';
import { type PlainKey, useLanguage } from '../../i18n';
import { ProofPanel } from '../../proofread/proof-panel';
import { ProofreadingProvider, useProofreading } from '../../proofread/use-proofreading';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { LeaveDialog } from '../../ui/leave-dialog';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { PageHeading } from '../../ui/page-heading';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { LineDialog } from './line-dialog';
import { ReviewActions, ReviewBackLink, ReviewNotices } from './review-actions';
import { ReviewCounts } from './review-counts';
import { ReviewForm } from './review-form';
import { SecondLookBar } from './second-look-bar';
import { SourcePane } from './source-pane';
import { useReview } from './use-review';
import { useSecondLook } from './use-second-look';

interface ReviewScreenProps {
  readonly record: CvRecord;
  readonly onFinish: (news: PlainKey | null) => void;
}

/** What was read beside where it was read. */
export default function ReviewScreen({ record, onFinish }: ReviewScreenProps) {
  const { t, formats } = useLanguage();
  const reading = useCvReading(record.id);
  if (reading.isPending) {
    return (
      <div className="flex min-h-[60dvh] items-center justify-center">
        <LoadingIndicator />
      </div>
    );
  }
  if (reading.isError) {
    return (
      <div className="page-width max-w-2xl py-12">
        <h1 className="sr-only">{t('review.heading')}</h1>
        <Alert kind="error">
          <p>{t('review.loadFailed', { reason: describeError(reading.error, t, formats) })}</p>
          <Button className="mt-3" onClick={() => void reading.refetch()}>
            {t('review.retry')}
          </Button>
        </Alert>
      </div>
    );
  }
  return <ReviewDesk record={record} reading={reading.data} onFinish={onFinish} />;
}

type Pane = 'source' | 'data';

function ReviewDesk({
  record,
  reading,
  onFinish,
}: ReviewScreenProps & { readonly reading: Reading | null }) {
  const { t, language } = useLanguage();
  const [, navigate] = useLocation();
  const review = useReview(record);
  const look = useSecondLook(record.id, review.draft, review.change);
  const leaving = useLeaveGuard(review.isChanged, navigate);
  const [pane, setPane] = useState<Pane>('data');
  const [focused, setFocused] = useState<string | null>(null);
  const [asked, setAsked] = useState<UnplacedLine | null>(null);
  const { isDone } = review;
  useEffect(() => {
    if (isDone) onFinish('cv.updated');
  }, [isDone, onFinish]);
  const desk = useRef<HTMLDivElement>(null);
  const { draft, decisions } = review;
  const proofreading = useProofreading(draft, false);
  const { fields: confirmed, lines: leftOut } = decisions.decided;

  const sources = useMemo(
    (): ReadonlyMap<string, FieldSource> => (reading ? findSources(reading, draft) : new Map()),
    [reading, draft],
  );
  const open = useMemo(
    () => (reading ? listOpenLines(reading, draft, leftOut) : []),
    [reading, draft, leftOut],
  );
  const unsure = [...sources.values()].filter(
    ({ isUnsure, place }) => isUnsure && !confirmed.has(place),
  );

  /** Anyone who says so has looked at everything: fields are right, and lines left over stay out. */
  async function settleAll() {
    const isKept = await review.settle({
      fields: Object.fromEntries(unsure.map(({ place }) => [place, true])),
      lines: Object.fromEntries(open.map(({ line }) => [line, true])),
    });
    if (isKept) onFinish(null);
  }

  /** Shows the pane first: what is hidden cannot take the focus. */
  function goTo(where: Pane, selector: string) {
    setPane(where);
    // Two frames: a dialog that closes gives the focus back first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const found = desk.current?.querySelector<HTMLElement>(selector);
        found?.focus({ preventScroll: true });
        found?.scrollIntoView({ block: 'center' });
      }),
    );
  }

  const words = DOCUMENT_WORDS[record.metadata.language ?? language];
  return (
    <div ref={desk} className="flex grow flex-col">
      <div className="border-y border-line">
        <div className="bar-width flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
          <div className="min-w-0 grow basis-80">
            <ReviewBackLink record={record} />
            <PageHeading page={t('review.page')} className="text-[1.75rem] leading-tight">
              {t('review.heading')}
            </PageHeading>
            <p className="mt-1 text-[0.9375rem] text-muted">{t('review.lead')}</p>
          </div>
          <ReviewCounts
            unsureCount={unsure.length}
            openCount={open.length}
            onFields={() => goTo('data', '[data-unsure]')}
            onLines={() => goTo('source', '[data-unplaced]')}
          />
          <ReviewActions
            review={review}
            onFinish={onFinish}
            onAllFine={() => void settleAll()}
            className="hidden lg:flex"
          />
        </div>
      </div>
      <ReviewNotices review={review} />
      <SecondLookBar look={look} />
      <div className="bar-width pt-4 lg:hidden">
        <SegmentedChoice
          className="flex w-full"
          legend={t('review.panes')}
          value={pane}
          onChange={setPane}
          options={[
            { value: 'source', label: t('review.source') },
            { value: 'data', label: t('review.data') },
          ]}
        />
      </div>
      <div className="mx-auto grid w-full max-w-[90rem] grow lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <section
          aria-label={t('review.source')}
          className={classes('bg-desk p-4 sm:p-6', pane !== 'source' && 'hidden lg:block')}
        >
          <div className="lg:sticky lg:top-20">
            <h2 className="hidden font-serif text-heading font-semibold lg:block">
              {t('review.source')}
            </h2>
            <p className="mt-0.5 mb-3 text-sm text-muted">
              {t(reading ? 'review.sourceHint' : 'review.noReading')}
            </p>
            {reading ? (
              <div
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
                tabIndex={0}
                data-source
                className="relative rounded-sheet bg-sheet shadow-float lg:max-h-[calc(100dvh-12rem)] lg:overflow-y-auto"
              >
                <SourcePane
                  reading={reading}
                  marked={sources.get(focused ?? '')?.lines ?? NO_LINES}
                  open={open}
                  leftOut={leftOut}
                  onOpenLine={setAsked}
                />
              </div>
            ) : (
              <StoredRawText id={record.id} />
            )}
          </div>
        </section>
        <section
          aria-label={t('review.data')}
          // What is typed meanwhile would be lost.
          inert={look.isRunning}
          className={classes(
            '@container bg-surface px-4 py-6 sm:px-8',
            pane !== 'data' && 'hidden lg:block',
          )}
        >
          <div className="mb-6 empty:hidden">
            <ProofPanel
              proofreading={proofreading}
              onGoTo={(pointer) => goTo('data', selectField(pointer))}
            />
          </div>
          <ProofreadingProvider value={proofreading}>
            <ReviewForm
              cv={draft}
              sources={sources}
              confirmed={confirmed}
              onChange={review.change}
              onFocus={setFocused}
              onConfirm={(place) => void decisions.decide({ fields: { [place]: true } })}
            />
          </ProofreadingProvider>
        </section>
      </div>
      <div className="sticky bottom-0 z-20 border-t border-line bg-surface px-5 py-3 lg:hidden">
        <ReviewActions
          review={review}
          onFinish={onFinish}
          onAllFine={() => void settleAll()}
          className="flex"
        />
      </div>
      {asked && (
        <LineDialog
          line={asked}
          cv={draft}
          otherHeading={words.other}
          isLeftOut={leftOut.has(asked.line)}
          onPlace={(target) => {
            review.place(asked, target);
            setAsked(null);
            goTo('data', `[data-pointer="${CSS.escape(target.pointer)}"]`);
          }}
          onLeaveOut={(isLeftOut) => {
            void decisions.decide({ lines: { [asked.line]: isLeftOut } });
            setAsked(null);
            const next = open.length > 1 ? '[data-unplaced]' : '[data-source]';
            goTo('source', isLeftOut ? next : `[data-unplaced="${asked.line}"]`);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <LeaveDialog
        isOpen={leaving.isAsking}
        onStay={leaving.stay}
        onLeave={() => {
          review.forget();
          leaving.leave();
        }}
        title={t('review.leaveTitle')}
        line={t('review.leaveLine')}
        stayLabel={t('review.leaveStay')}
        leaveLabel={t('review.leaveGo')}
      />
    </div>
  );
}

const NO_LINES: readonly number[] = [];

/** A field, or the one that the line of a list is in. */
function selectField(pointer: string): string {
  const places = [pointer, pointer.replace(/\/\d+$/, '')];
  return places.map((place) => `[data-pointer="${CSS.escape(place)}"]`).join(', ');
}
