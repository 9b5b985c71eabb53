import {
  findNextStep,
  isForInterview,
  judgeUrgency,
  type Stage,
  stages,
} from '@trayecto/core/applications';
import type { ApplicationSummary } from '@trayecto/core/contract';
import {
  Archive,
  ArrowRight,
  CalendarPlus,
  Check,
  Circle,
  EllipsisVertical,
  FilePen,
  FileUp,
  type LucideIcon,
  Mail,
  Pencil,
  UserRound,
} from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { applicationPath } from '../../app/paths';
import { useLanguage } from '../../i18n';
import { classes } from '../../ui/classes';
import { Disclosure } from '../../ui/disclosure';
import { Percent } from '../../ui/percent';
import { formatDay, today } from '../days';
import { changeApplication } from '../use-applications';
import { CARD_TYPE } from './columns';

interface ApplicationCardProps {
  readonly application: ApplicationSummary;
  readonly onMove: (stage: Stage) => void;
}

/** One application: which job, how well it fits, what is ready and what comes next. Dragged, or moved by its menu or keys. */
export function ApplicationCard({ application, onMove }: ApplicationCardProps) {
  const { t } = useLanguage();
  const { id, title, company, place, stage, tailored_cv_id: copy, cv_id: cv } = application;

  /** The keys act only while the card's own link has the focus. */
  function moveByKey(event: KeyboardEvent) {
    const by = { '[': -1, ']': 1 }[event.key];
    const next = by === undefined ? undefined : stages[stages.indexOf(stage) + by];
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  }

  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(CARD_TYPE, id)}
      className="rounded-card border border-line bg-surface transition-colors focus-within:border-edge hover:border-edge"
    >
      <div className="flex items-start gap-2 px-4 pt-4">
        <div className="min-w-0 grow">
          <p className="font-semibold">
            <Link
              href={applicationPath(id)}
              onKeyDown={moveByKey}
              aria-keyshortcuts="[ ]"
              translate="no"
              title={title}
              className="line-clamp-2 wrap-anywhere hover:text-terracotta"
            >
              {title || t('applications.untitled')}
            </Link>
          </p>
          <p translate="no" className="line-clamp-2 text-sm text-muted wrap-anywhere">
            {/* A line does not begin with the point between them. */}
            {[company, place].filter((part) => part !== '').join('\u00a0· ')}
          </p>
        </div>
        <Match application={application} />
      </div>
      <div className="relative flex items-center justify-between gap-2 pr-1.5 pb-1 pl-4">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {copy === null ? (
            <State
              icon={cv === null ? Circle : Pencil}
              text={t(cv === null ? 'applications.cvNone' : 'applications.cvBase')}
            />
          ) : (
            <State icon={Check} isReady text={t('applications.cvReady')} />
          )}
          <State
            icon={application.has_letter ? Check : Circle}
            isReady={application.has_letter}
            text={t(
              application.has_letter ? 'applications.letterReady' : 'applications.letterNone',
            )}
          />
        </p>
        <CardMenu application={application} onMove={onMove} />
      </div>
      <CardFoot application={application} />
    </li>
  );
}

function State(props: {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly isReady?: boolean;
}) {
  const { icon: Icon, text, isReady = false } = props;
  return (
    <span className={classes('inline-flex items-center gap-1.5', !isReady && 'text-muted')}>
      <Icon aria-hidden className={classes('size-3.5', isReady && 'text-olive')} />
      {text}
    </span>
  );
}

function Match({ application: { match } }: { application: ApplicationSummary }) {
  const { t } = useLanguage();
  if (match === null) return null;
  return (
    <p className="w-13 shrink-0 text-right">
      <span className="font-serif text-[1.1875rem] font-semibold tabular-nums">
        <Percent of={match / 100} />
      </span>
      <span aria-hidden className="mt-0.5 flex h-1 overflow-hidden rounded-full bg-desk">
        <span className="bg-olive" style={{ width: `${match}%` }} />
      </span>
      <span className="text-xs text-muted">{t('applications.match')}</span>
    </p>
  );
}

function CardMenu({ application, onMove }: ApplicationCardProps) {
  const { t } = useLanguage();
  const name = application.title || t('applications.untitled');
  const item =
    'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left whitespace-nowrap hover:bg-ink/6';
  return (
    <Disclosure
      icon={EllipsisVertical}
      label={t('applications.moveMenu', { title: name })}
      className="shrink-0"
    >
      <ul>
        {stages
          .filter((stage) => stage !== application.stage)
          .map((stage) => (
            <li key={stage}>
              <button type="button" className={item} onClick={() => onMove(stage)}>
                {t('applications.moveTo', { stage: t(`applications.stage-${stage}`) })}
              </button>
            </li>
          ))}
        <li>
          <button
            type="button"
            className={item}
            onClick={() => void changeApplication(application, { is_archived: true })}
          >
            <Archive aria-hidden className="size-4" />
            {t('applications.archive')}
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}

const STEP_ICONS = {
  choose: FileUp,
  tailor: FilePen,
  write: Pencil,
  send: ArrowRight,
  follow: Mail,
  interview: UserRound,
  own: CalendarPlus,
} as const;

/** The next action and its day; the tint says today, late, or an interview. */
function CardFoot({ application }: { application: ApplicationSummary }) {
  const { t, language } = useLanguage();
  const step = findNextStep(application);
  const urgency = judgeUrgency(step, today());
  const isInterview = isForInterview(application, step);
  if (step.kind === 'none') {
    return application.answer === null ? null : (
      <p className="rounded-b-card border-t border-line px-4 py-2.5 text-sm font-semibold">
        {t(`applications.answer-${application.answer}`)}
      </p>
    );
  }
  const words = step.kind === 'own' ? step.words : t(`applications.next-${step.kind}`);
  const Icon = STEP_ICONS[step.kind];
  const day = step.on && formatDay(step.on, language);
  const told = {
    late: day && t('applications.since', { date: day }),
    today: t('applications.today'),
    soon: day,
    later: day,
    none: '',
  }[urgency];
  return (
    <p
      className={classes(
        'flex items-center justify-between gap-3 rounded-b-card border-t border-line px-4 py-2.5 text-sm',
        urgency === 'today' && 'bg-terracotta-soft',
        urgency === 'late' && 'bg-sun-soft',
        isInterview && urgency !== 'today' && urgency !== 'late' && 'bg-sea-soft',
      )}
    >
      <span
        translate={step.kind === 'own' ? 'no' : undefined}
        className="flex min-w-0 items-start gap-2 wrap-anywhere"
      >
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        {words}
      </span>
      <span
        className={classes(
          'shrink-0 font-semibold',
          urgency === 'today' && 'text-terracotta',
          urgency === 'late' && 'text-sun-ink',
          urgency !== 'today' && urgency !== 'late' && isInterview && 'text-sea',
        )}
      >
        {step.time && told ? `${told}, ${step.time}` : told}
      </span>
    </p>
  );
}
