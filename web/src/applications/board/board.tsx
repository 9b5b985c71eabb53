import { findNextStep, judgeUrgency, type Stage } from '@trayecto/core/applications';
import type { ApplicationSummary } from '@trayecto/core/contract';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { applicationPath } from '../../app/paths';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { useMedia } from '../../ui/use-media';
import { today } from '../days';
import { useApplications } from '../use-applications';
import { useMove } from '../use-move';
import { BoardArchive } from './board-archive';
import { BoardFoot } from './board-foot';
import { BoardList } from './board-list';
import { BoardColumns } from './columns';
import { RemovedNotice } from './removed-notice';

export { fetchApplicationsAhead } from '../use-applications';

interface BoardProps {
  readonly onDue: (words: string) => void;
  readonly waiting: ReactNode;
}

/** Every application by its stage, with what is due said in words. */
export default function Board({ onDue, waiting }: BoardProps) {
  const { t, formats } = useLanguage();
  const id = useId();
  const list = useApplications('active');
  const moving = useMove();
  const [isList, setIsList] = useState(false);
  const ordered = useMemo(() => orderByDate(list.data?.applications ?? []), [list.data]);
  const columns = useMemo(() => groupByStage(ordered), [ordered]);
  useMovedFocus(moving.moved, columns);
  const due = useDue(ordered);
  useEffect(() => onDue(due), [due, onDue]);
  const Icon = isList ? LayoutGrid : Rows3;
  const isWide = useMedia('(min-width: 900px)');
  const toggle = (
    <Button
      kind="ghost"
      className={isWide ? '-mr-5' : '-ml-5 self-start'}
      aria-pressed={isList}
      onClick={() => setIsList(!isList)}
    >
      <Icon aria-hidden className="size-4.5" />
      {t(isList ? 'applications.asBoard' : 'applications.asList')}
    </Button>
  );
  return (
    <section aria-labelledby={id} className="relative flex flex-col gap-4">
      <h2 id={id} className="sr-only">
        {t('applications.board')}
      </h2>
      <RemovedNotice />
      {moving.parts}
      {list.isError && (
        <Alert kind="error">
          <p>{t('applications.boardFailed', { reason: describeError(list.error, t, formats) })}</p>
          <Button className="mt-3" isBusy={list.isFetching} onClick={() => void list.refetch()}>
            {t('applications.retry')}
          </Button>
        </Alert>
      )}
      {list.isPending && waiting}
      {list.data && (
        <div className="relative flex flex-col gap-2">
          {/* On the line of stops, past the last one. */}
          {isWide && (
            <div className={isList ? 'self-end' : 'absolute -top-3.5 right-0 z-10'}>{toggle}</div>
          )}
          {isList ? (
            <BoardList applications={ordered} />
          ) : (
            <BoardColumns columns={columns} onMove={moving.ask} />
          )}
        </div>
      )}
      {list.data && !isWide && toggle}
      {list.data && <BoardArchive count={list.data.archived} />}
      {list.data && <BoardFoot figures={list.data.figures} />}
    </section>
  );
}

/** A card takes the focus along to its new column, so that the next key moves it on. */
function useMovedFocus(moved: RefObject<string | null>, columns: Columns) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card is another element now
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`a[href="${applicationPath(moved.current)}"]`)?.focus();
    moved.current = null;
  }, [columns]);
}

export type Columns = Readonly<Record<Stage, readonly ApplicationSummary[]>>;

/** What comes first is first; what has no day comes last, the newest before the older ones. */
function orderByDate(applications: readonly ApplicationSummary[]): readonly ApplicationSummary[] {
  const dayOf = (application: ApplicationSummary) => findNextStep(application).on ?? '9999';
  return applications.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

function groupByStage(applications: readonly ApplicationSummary[]): Columns {
  const of = (stage: Stage) => applications.filter((one) => one.stage === stage);
  return {
    preparing: of('preparing'),
    sent: of('sent'),
    interview: of('interview'),
    answer: of('answer'),
  };
}

/** What is due today and this week, for the greeting, where one looks first. */
function useDue(applications: readonly ApplicationSummary[]): string {
  const { t } = useLanguage();
  const urgencies = applications.map((one) => judgeUrgency(findNextStep(one), today()));
  const now = urgencies.filter((one) => one === 'late' || one === 'today').length;
  const week = urgencies.filter((one) => one === 'soon').length;
  if (now > 0 && week > 0) return t('applications.dueBoth', { count: now, week });
  if (now > 0) return t('applications.due', { count: now });
  return week > 0 ? t('applications.dueWeek', { count: week }) : '';
}
