import { findNextStep, stages } from '@trayecto/core/applications';
import type { ApplicationSummary } from '@trayecto/core/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { applicationPath } from '../../app/paths';
import { useLanguage } from '../../i18n';
import { formatDay } from '../days';
import { useParts } from './more-button';

const COLUMNS = ['title', 'stage', 'match', 'next', 'sent'] as const;
type Column = (typeof COLUMNS)[number];
const NAMES = {
  title: 'factTitle',
  stage: 'columnStage',
  match: 'columnMatch',
  next: 'columnNext',
  sent: 'columnSent',
} as const;

/** The same as the board, as a table that can be sorted. */
export function BoardList({ applications }: { applications: readonly ApplicationSummary[] }) {
  const { t } = useLanguage();
  const [order, setOrder] = useState<{ column: Column; isDown: boolean }>({
    column: 'next',
    isDown: false,
  });
  const rows = useMemo(() => {
    const sign = order.isDown ? -1 : 1;
    return applications.toSorted(
      (a, b) => sign * compare(cellOf(a, order.column), cellOf(b, order.column)),
    );
  }, [applications, order]);
  const { shown, more } = useParts(rows);
  const Arrow = order.isDown ? ArrowDown : ArrowUp;
  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by keyboard too */}
      <div tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="w-full text-left text-[0.9375rem]">
          <thead>
            <tr className="border-b border-line">
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={
                    order.column !== column ? 'none' : order.isDown ? 'descending' : 'ascending'
                  }
                >
                  <button
                    type="button"
                    className="flex min-h-11 items-center gap-1.5 px-4 font-semibold whitespace-nowrap"
                    onClick={() =>
                      setOrder({ column, isDown: order.column === column && !order.isDown })
                    }
                  >
                    {t(`applications.${NAMES[column]}`)}
                    {order.column === column && <Arrow aria-hidden className="size-4" />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((application) => (
              <BoardRow key={application.id} application={application} />
            ))}
          </tbody>
        </table>
      </div>
      {more}
    </div>
  );
}

function BoardRow({ application }: { application: ApplicationSummary }) {
  const { t, formats, language } = useLanguage();
  const { id, title, company, stage, match, sent_on: sentOn } = application;
  const step = findNextStep(application);
  const words = step.kind === 'own' ? step.words : t(`applications.next-${step.kind}`);
  return (
    <tr>
      <td className="px-4 py-2.5">
        <Link href={applicationPath(id)} className="font-semibold hover:text-terracotta">
          <span translate="no">{title || t('applications.untitled')}</span>
        </Link>
        <span translate="no" className="block text-sm text-muted">
          {company}
        </span>
      </td>
      <td className="px-4">{t(`applications.stage-${stage}`)}</td>
      <td className="px-4 tabular-nums">{match === null ? '' : formats.percent(match / 100)}</td>
      <td className="px-4">
        {words}
        <span className="block text-sm text-muted">{step.on && formatDay(step.on, language)}</span>
      </td>
      <td className="px-4 whitespace-nowrap">{sentOn && formatDay(sentOn, language)}</td>
    </tr>
  );
}

function cellOf(application: ApplicationSummary, column: Column): string | number {
  switch (column) {
    case 'title':
      return application.title;
    case 'stage':
      return stages.indexOf(application.stage);
    case 'match':
      return application.match ?? -1;
    case 'next':
      return findNextStep(application).on ?? '9999';
    case 'sent':
      return application.sent_on ?? '9999';
  }
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : `${a}`.localeCompare(`${b}`);
}
