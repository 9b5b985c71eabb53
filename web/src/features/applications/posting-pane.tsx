import type { ApplicationRecord } from '@trayecto/core/contract';
import { Pencil } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { formatDate } from '../../applications/days';
import { useLanguage } from '../../i18n';
import { markText } from '../../text/mark-text';
import { Alert } from '../../ui/alert';
import { classes } from '../../ui/classes';
import { FactsForm } from './facts-form';
import type { Fit, Mark, MarkedSkill } from './use-fit';

const SIGNS: Record<Mark, string> = { shown: '✓', near: '≈', missing: '?' };
const LOOKS: Record<Mark, string> = {
  shown: 'bg-olive-soft text-olive decoration-olive',
  near: 'bg-sun-soft text-sun-ink decoration-sun',
  missing: 'bg-terracotta-soft text-terracotta decoration-terracotta decoration-dashed',
};
const CHOSEN: Record<Mark, string> = {
  shown: 'bg-olive text-paper',
  near: 'bg-sun text-[#1e2430]',
  missing: 'bg-terracotta text-on-terracotta',
};
const NAMES = { shown: 'markShown', near: 'markNear', missing: 'markMissing' } as const;

interface PostingPaneProps {
  readonly application: ApplicationRecord;
  readonly fit: Fit | undefined;
  readonly skills: readonly MarkedSkill[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The job description as it was pasted, with what it asks for marked; each mark says whether the CV shows it. */
export function PostingPane({ application, fit, skills, chosen, onChoose }: PostingPaneProps) {
  const { t, language, formats } = useLanguage();
  const [isEditing, setIsEditing] = useState(false);
  const counts = (mark: Mark) => skills.filter((skill) => skill.mark === mark).length;
  const outcome = fit?.result.posting.outcome;
  return (
    <section aria-labelledby="posting-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="posting-title" className="font-semibold">
          {t('applications.posting')}
        </h2>
        {skills.length > 0 && (
          <p className="flex gap-x-3 text-sm font-semibold">
            {(['shown', 'near', 'missing'] as const)
              .filter((mark) => counts(mark) > 0)
              .map((mark) => (
                <span key={mark} className={classes('whitespace-nowrap', TEXTS[mark])}>
                  <span aria-hidden>{SIGNS[mark]} </span>
                  {t(`applications.${mark}`, { count: counts(mark) })}
                </span>
              ))}
          </p>
        )}
      </div>
      {isEditing ? (
        <FactsForm application={application} onDone={() => setIsEditing(false)} />
      ) : (
        <Facts application={application} onEdit={() => setIsEditing(true)} />
      )}
      {(outcome === 'too-short' || outcome === 'empty') && (
        <Alert kind="warning">{t('applications.tooShort')}</Alert>
      )}
      {outcome === 'other-language' && <Alert kind="info">{t('applications.otherLanguage')}</Alert>}
      <p translate="no" className="leading-7 wrap-anywhere whitespace-pre-line">
        {fit ? (
          <MarkedPosting
            text={fit.result.posting.text}
            skills={skills}
            chosen={chosen}
            onChoose={onChoose}
          />
        ) : (
          application.posting
        )}
      </p>
      <p className="text-sm text-muted">
        {t('applications.pastedOn', {
          date: formatDate(application.created_at.slice(0, 10), language),
        })}
        {application.match !== null && (
          <span className="sr-only">
            {' '}
            {t('applications.matchOf', { percent: formats.percent(application.match / 100) })}
          </span>
        )}
      </p>
    </section>
  );
}

const TEXTS: Record<Mark, string> = {
  shown: 'text-olive',
  near: 'text-sun-ink',
  missing: 'text-terracotta',
};

interface MarkedPostingProps {
  readonly text: string;
  readonly skills: readonly MarkedSkill[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function MarkedPosting({ text, skills, chosen, onChoose }: MarkedPostingProps) {
  const { t } = useLanguage();
  const byId = useMemo(() => new Map(skills.map((skill) => [skill.id, skill])), [skills]);
  const pieces = useMemo(() => {
    const marks = skills.flatMap(({ id, postingPlaces }) =>
      postingPlaces.map(({ start, end }) => ({ start, end, id })),
    );
    return markText(text, marks);
  }, [text, skills]);
  return pieces.map(({ start, text: words, ids }) => {
    const skill = ids.map((id) => byId.get(id)).find((one) => one !== undefined);
    if (!skill || words.trim() === '') return <Fragment key={start}>{words}</Fragment>;
    const isChosen = skill.id === chosen;
    return (
      <button
        key={start}
        type="button"
        aria-pressed={isChosen}
        aria-label={t(`applications.${NAMES[skill.mark]}`, { name: words })}
        onClick={() => onChoose(skill.id)}
        className={classes(
          'rounded-sheet px-1 text-left font-semibold whitespace-pre-line underline decoration-2 underline-offset-3',
          isChosen ? CHOSEN[skill.mark] : LOOKS[skill.mark],
        )}
      >
        {words}
        <sup aria-hidden className="ml-0.5 font-bold no-underline">
          {SIGNS[skill.mark]}
        </sup>
      </button>
    );
  });
}

/** What was read from it, each by its name; the person knows better and can say so. */
function Facts({ application, onEdit }: { application: ApplicationRecord; onEdit: () => void }) {
  const { t, language } = useLanguage();
  const { company, place, salary, deadline, url } = application;
  const rows = [
    ['factCompany', company],
    ['factPlace', place],
    [
      'factLanguage',
      application.language === null ? '' : t(`applications.language-${application.language}`),
    ],
    ['factSalary', salary],
    ['factDeadline', deadline === null ? '' : formatDate(deadline, language)],
  ] as const;
  return (
    <div className="border-b border-line pb-2">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-[0.9375rem]">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-muted">{t(`applications.${name}`)}</dt>
            <dd
              translate={value === '' ? undefined : 'no'}
              className={value === '' ? 'text-muted' : 'wrap-anywhere'}
            >
              {value === '' ? t('applications.notSaid') : value}
            </dd>
          </Fragment>
        ))}
      </dl>
      {/^https?:\/\//.test(url) && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          translate="no"
          className="mt-1 block truncate text-[0.9375rem] text-sea underline underline-offset-4"
        >
          {url}
        </a>
      )}
      <button
        type="button"
        onClick={onEdit}
        className="inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold text-sea"
      >
        <Pencil aria-hidden className="size-4" />
        {t('applications.correct')}
      </button>
    </div>
  );
}
