import { findNextStep, judgeUrgency, type Stage, stages } from '@trayecto/core/applications';
import type { ApplicationSummary } from '@trayecto/core/contract';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { today } from '../days';
import { useApplications } from '../use-applications';
import { useMove } from '../use-move';
import { BoardArchive } from './board-archive';
import { BoardFoot } from './board-foot';
import { BoardList } from './board-list';
import { BoardColumns } from './columns';
import { RemovedNotice } from './removed-notice';

/** Every application by its stage, with what is due said in words. */
export default function Board() {
  const { t, formats } = useLanguage();
  const id = useId();
  const list = useApplications('active');
  const moving = useMove();
  const [isList, setIsList] = useState(false);
  const ordered = useMemo(() => orderByDate(list.data?.applications ?? []), [list.data]);
  const columns = useMemo(() => groupByStage(ordered), [ordered]);
  const Icon = isList ? LayoutGrid : Rows3;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="font-serif text-heading font-semibold">
            {t('applications.board')}
          </h2>
          <Due applications={ordered} />
        </div>
        <Button
          kind="ghost"
          className="max-sm:-ml-5"
          aria-pressed={isList}
          onClick={() => setIsList(!isList)}
        >
          <Icon aria-hidden className="size-4.5" />
          {t(isList ? 'applications.asBoard' : 'applications.asList')}
        </Button>
      </div>
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
      {list.isPending && <Waiting />}
      {list.data &&
        (isList ? (
          <BoardList applications={ordered} />
        ) : (
          <BoardColumns columns={columns} onMove={moving.ask} />
        ))}
      {list.data && <BoardArchive count={list.data.archived} />}
      {list.data && <BoardFoot figures={list.data.figures} />}
    </section>
  );
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

function Due({ applications }: { applications: readonly ApplicationSummary[] }) {
  const { t } = useLanguage();
  const urgencies = applications.map((one) => judgeUrgency(findNextStep(one), today()));
  const now = urgencies.filter((one) => one === 'late' || one === 'today').length;
  const week = urgencies.filter((one) => one === 'soon').length;
  const told = [
    now > 0 ? t('applications.due', { count: now }) : '',
    week > 0 ? t('applications.dueWeek', { count: week }) : '',
  ].filter((part) => part !== '');
  return told.length === 0 ? null : <p className="font-semibold">{told.join(' ')}</p>;
}

const WAITING = [3, 2, 1, 0] as const;

function Waiting() {
  return (
    <div className="grid gap-5 md:grid-cols-4">
      {stages.map((stage, index) => (
        <div key={stage} className="flex flex-col gap-3">
          {['a', 'b', 'c'].slice(0, WAITING[index]).map((name) => (
            <Skeleton key={name} className="h-36" />
          ))}
        </div>
      ))}
    </div>
  );
}
