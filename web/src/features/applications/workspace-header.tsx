import { judgeUrgency, type Stage } from '@trayecto/core/applications';
import type { ApplicationRecord } from '@trayecto/core/contract';
import { ArrowLeft, Send } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../app/paths';
import { formatDate, formatDay, today } from '../../applications/days';
import { StageLine } from '../../applications/stage-line';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';
import { PageHeading } from '../../ui/page-heading';
import type { NextStep } from './use-next-step';

interface WorkspaceHeaderProps {
  readonly application: ApplicationRecord;
  readonly canSend: boolean;
  readonly onStage: (stage: Stage) => void;
  readonly next: NextStep;
  readonly onSend: () => void;
}

/** Which job it is, where it is, what comes next, and the one action. */
export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { application, canSend, onStage, onSend } = props;
  const { t, language } = useLanguage();
  const { title, company, place, deadline, stage } = application;
  const name = title || t('applications.untitled');
  const isReady = application.tailored_cv_id !== null && application.has_letter;
  const isClosed = deadline !== null && deadline < today();
  // A line does not begin with the point between them.
  const names = [company, place].filter((part) => part !== '').join('\u00a0· ');
  const until =
    deadline === null
      ? ''
      : t(isClosed ? 'applications.closed' : 'applications.closes', {
          date: formatDate(deadline, language),
        });
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 sm:gap-x-6 sm:gap-y-3 sm:py-4 lg:px-6">
        <Link
          href={paths.home}
          aria-label={t('applications.backHome')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-line bg-surface hover:border-edge"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <div className="min-w-56 flex-1 basis-56 sm:basis-64">
          <PageHeading page={name} className="text-[1.375rem] leading-tight sm:text-[1.625rem]">
            {/* Whole in the card beside it; here a long one must not push the work out of sight. */}
            <span translate="no" title={name} className="line-clamp-2 wrap-anywhere">
              {name}
            </span>
          </PageHeading>
          <p
            translate="no"
            className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-muted"
          >
            <span className="min-w-0 wrap-anywhere sm:line-clamp-2">
              {/* However long the names, a phone shows until when. */}
              <span title={names} className="max-sm:line-clamp-1">
                {names}
              </span>
              {names !== '' && until !== '' && <span className="max-sm:hidden">{'\u00a0· '}</span>}
              {until}
            </span>
            {application.is_archived && <Chip>{t('applications.archived')}</Chip>}
          </p>
        </div>
        <StageLine current={stage} onChoose={onStage} isShort={stage === 'preparing'} />
        <Next next={props.next} />
        {stage === 'preparing' && (
          <Button
            // One primary on a screen: until everything is ready it is the step that comes before.
            kind={isReady ? 'primary' : 'secondary'}
            size="large"
            className="max-sm:ml-auto max-sm:min-h-11 max-sm:px-4 max-sm:text-base"
            disabled={!canSend}
            onClick={onSend}
          >
            <Send aria-hidden className="size-4.5 max-sm:hidden" />
            {t('applications.prepare')}
          </Button>
        )}
      </div>
    </header>
  );
}

/** The way to it. What is ready to be sent has the button beside it. */
function Next({ next }: { next: NextStep }) {
  const { t, language } = useLanguage();
  if (next.kind === 'none' || next.kind === 'send') return null;
  const urgency = judgeUrgency(next, today());
  const date =
    next.on && (urgency === 'today' ? t('applications.today') : formatDay(next.on, language));
  return (
    <button
      type="button"
      onClick={next.open}
      className="flex min-h-12 flex-col items-start justify-center rounded-control border border-line bg-surface px-4 py-1.5 text-left hover:border-edge max-sm:hidden"
    >
      <span className={classes('text-sm', urgency === 'late' ? 'text-sun-ink' : 'text-muted')}>
        {date
          ? t('applications.nextOn', { date: next.time ? `${date}, ${next.time}` : date })
          : t('applications.next')}
      </span>
      <span translate={next.kind === 'own' ? 'no' : undefined} className="font-semibold">
        {next.words}
      </span>
    </button>
  );
}
