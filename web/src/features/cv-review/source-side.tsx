import type { CvRecord } from '@trayecto/core/contract';
import { boxOfLine, linesInside, type Reading, type UnplacedLine } from '@trayecto/core/review';
import { StoredRawText } from '../../cvs/raw-text';
import { useTranslate } from '../../i18n';
import { PagePane } from './page-pane';
import type { ReviewModel } from './review-parts';
import { SourcePane } from './source-pane';

interface SourceSideProps {
  readonly record: CvRecord;
  readonly reading: Reading | null;
  readonly model: ReviewModel;
  readonly leftOut: ReadonlySet<number>;
  /** The field in hand. */
  readonly inHand: string | null;
  readonly hasPicture: boolean;
  readonly litKey: string | null;
  readonly openKey: string | null;
  readonly onLight: (key: string | null) => void;
  readonly onPick: (key: string) => void;
  readonly onLine: (line: UnplacedLine) => void;
  readonly onMissing: () => void;
}

/** The person's own file: its pages as they are, or its text where there are none. */
export function SourceSide({ record, reading, model, ...props }: SourceSideProps) {
  const t = useTranslate();
  const marked = model.sources.get(props.inHand ?? '')?.lines ?? NO_LINES;
  const { geometry } = reading ?? {};
  if (!reading) {
    return (
      <div className="overflow-y-auto p-4 sm:p-6">
        <p className="mb-3 text-sm text-muted">{t('review.noReading')}</p>
        <StoredRawText id={record.id} />
      </div>
    );
  }
  if (geometry && props.hasPicture) {
    const boxes = (lines: readonly number[]) =>
      lines.flatMap((line) => boxOfLine(geometry, line) ?? []);
    return (
      <PagePane
        cvId={record.id}
        geometry={geometry}
        parts={model.parts}
        marks={model.marks}
        inHand={boxes(marked)}
        leftOver={model.open.flatMap(({ line }) => {
          const box = boxOfLine(geometry, line);
          return box ? [{ line, box }] : [];
        })}
        litKey={props.litKey}
        openKey={props.openKey}
        onLight={props.onLight}
        onPick={props.onPick}
        onLine={(line) => {
          const found = model.open.find((one) => one.line === line);
          if (found) props.onLine(found);
        }}
        onFrame={(frame) => {
          const lines = linesInside(geometry, frame);
          const text = lines.map((line) => (reading.lines[line - 1] ?? '').trim()).join('\n');
          const [line] = lines;
          if (line !== undefined) props.onLine({ line, text, reason: 'framed' });
        }}
        onMissing={props.onMissing}
      />
    );
  }
  return (
    <div className="flex min-h-0 grow flex-col p-4 sm:p-6">
      <p className="mb-3 text-sm text-muted">{t('review.sourceHint')}</p>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        data-source
        className="relative min-h-0 rounded-sheet bg-sheet shadow-float lg:overflow-y-auto"
      >
        <SourcePane
          reading={reading}
          parts={model.parts}
          marked={marked}
          open={model.open}
          leftOut={props.leftOut}
          onOpenLine={props.onLine}
        />
      </div>
    </div>
  );
}

const NO_LINES: readonly number[] = [];
