import { findNextStep, writeCalendar, writeTable } from '@trayecto/core/applications';
import type { ApplicationFigures, ApplicationSummary } from '@trayecto/core/contract';
import { CalendarPlus, Table2 } from 'lucide-react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { saveFile } from '../../document/save-file';
import { type Translate, useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { listAllApplications } from '../use-applications';

/** Numbers that help, and everything as a table or a calendar. */
export function BoardFoot({ figures }: { figures: ApplicationFigures }) {
  const { t, formats, language } = useLanguage();
  const separator = language === 'es' ? ';' : ',';
  const [problem, setProblem] = useProblem();

  async function save(
    write: (all: readonly ApplicationSummary[], t: Translate) => string,
    ending: string,
  ) {
    setProblem(null);
    try {
      const bytes = new TextEncoder().encode(
        write((await listAllApplications('all')).applications, t),
      );
      const type = ending === 'csv' ? 'text/csv' : 'text/calendar';
      saveFile({ bytes, type, name: `${t('applications.tableFile')}.${ending}` });
    } catch (error) {
      setProblem(error);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-3">
      <ul
        aria-label={t('applications.figures')}
        className="flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]"
      >
        <li>{t('applications.figureSent', { count: figures.sent_this_month })}</li>
        {figures.sent > 0 && (
          <li>
            {t('applications.figureAnswered', { answered: figures.answered, sent: figures.sent })}
          </li>
        )}
        {figures.median_days_to_answer !== null && (
          <li>
            {t('applications.figureDays', {
              count: Math.max(1, Math.round(figures.median_days_to_answer)),
            })}
          </li>
        )}
      </ul>
      <div className="-mx-5 flex flex-wrap gap-1">
        <Button kind="ghost" onClick={() => void save((all) => toTable(all, t, separator), 'csv')}>
          <Table2 aria-hidden className="size-4.5" />
          {t('applications.exportTable')}
        </Button>
        <Button kind="ghost" onClick={() => void save(toCalendar, 'ics')}>
          <CalendarPlus aria-hidden className="size-4.5" />
          {t('applications.exportCalendar')}
        </Button>
      </div>
      {problem !== null && (
        <Alert kind="error" className="w-full" onDismiss={() => setProblem(null)}>
          {t('applications.downloadFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </div>
  );
}

function nameNext(application: ApplicationSummary, t: Translate): string {
  const step = findNextStep(application);
  if (step.kind === 'none') return '';
  return step.kind === 'own' ? step.words : t(`applications.next-${step.kind}`);
}

function toTable(all: readonly ApplicationSummary[], t: Translate, separator: ',' | ';'): string {
  const heads = [
    t('applications.factTitle'),
    t('applications.factCompany'),
    t('applications.factPlace'),
    t('applications.factSalary'),
    t('applications.factDeadline'),
    t('applications.columnStage'),
    t('applications.columnMatch'),
    t('applications.columnNext'),
    t('applications.columnNextOn'),
    t('applications.columnSent'),
    t('applications.columnAnswer'),
    t('applications.columnAdded'),
  ];
  const rows = [
    heads,
    ...all.map((one) => [
      one.title,
      one.company,
      one.place,
      one.salary,
      one.deadline,
      t(`applications.stage-${one.stage}`),
      one.match,
      nameNext(one, t),
      findNextStep(one).on,
      one.sent_on,
      one.answer && t(`applications.answer-${one.answer}`),
      one.created_at.slice(0, 10),
    ]),
  ];
  return writeTable(rows, separator);
}

function toCalendar(all: readonly ApplicationSummary[], t: Translate): string {
  const entries = all
    .filter(({ is_archived }) => !is_archived)
    .flatMap((one) => {
      const { on, time } = findNextStep(one);
      const name = [one.title || t('applications.untitled'), one.company]
        .filter(Boolean)
        .join(' · ');
      return on === null
        ? []
        : [{ id: one.id, title: `${nameNext(one, t)}: ${name}`, note: '', on, time }];
    });
  return writeCalendar(entries, new Date());
}
