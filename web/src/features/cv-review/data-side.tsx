import type { Reading, UnplacedLine } from '@trayecto/core/review';
import { useTranslate } from '../../i18n';
import { ProofPanel } from '../../proofread/proof-panel';
import { type Proofreading, ProofreadingProvider } from '../../proofread/use-proofreading';
import { classes } from '../../ui/classes';
import { LinesPart } from './lines-part';
import { PartList } from './part-list';
import type { ReviewDesk } from './review-desk';
import { UnfoldAll } from './review-head';
import type { ReviewModel } from './review-parts';
import type { OpenPoints } from './use-open-points';

interface DataSideProps {
  readonly desk: ReviewDesk;
  readonly model: ReviewModel;
  readonly walk: OpenPoints;
  readonly reading: Reading | null;
  readonly proofreading: Proofreading;
  /** While a second look runs: what is typed meanwhile would be lost. */
  readonly isInert: boolean;
  readonly leftOut: ReadonlySet<number>;
  readonly litKey: string | null;
  readonly onLight: (key: string | null) => void;
  readonly onLine: (line: UnplacedLine) => void;
}

/** What was read, part by part, and the lines that found no place. */
export function DataSide(props: DataSideProps) {
  const t = useTranslate();
  const { model, walk, proofreading, leftOut } = props;
  return (
    <section
      aria-label={t('review.data')}
      data-list
      inert={props.isInert}
      className={classes(
        'min-h-0 bg-surface px-4 pt-3 pb-8 sm:px-8 lg:overflow-y-auto',
        walk.side !== 'data' && 'hidden lg:block',
      )}
    >
      <div className="mb-3 empty:hidden">
        <ProofPanel proofreading={proofreading} onGoTo={walk.goToField} />
      </div>
      <ProofreadingProvider value={proofreading}>
        <PartList
          desk={props.desk}
          parts={model.parts}
          openKeys={walk.openKeys}
          litKey={props.litKey}
          onToggle={walk.toggle}
          onLight={props.onLight}
        />
      </ProofreadingProvider>
      <LinesPart
        open={model.open}
        leftOut={(props.reading?.unplaced ?? []).filter(({ line }) => leftOut.has(line))}
        onLine={props.onLine}
      />
      <UnfoldAll parts={model.parts} walk={walk} />
    </section>
  );
}
