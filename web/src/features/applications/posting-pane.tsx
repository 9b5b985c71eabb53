import type { ApplicationRecord } from '@trayecto/core/contract';
import { Pencil } from 'lucide-react';
import { Fragment } from 'react';
import { formatDate } from '../../applications/days';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { classes } from '../../ui/classes';
import { FactsForm } from './facts-form';
import { MARK_TEXTS, SIGNS } from './marks';
import { PostingText } from './posting-text';
import type { Fit, Mark, MarkedSkill } from './use-fit';
import type { Linked } from './use-linked';

interface PostingPaneProps {
  readonly application: ApplicationRecord;
  readonly fit: Fit | undefined;
  readonly skills: readonly MarkedSkill[];
  readonly linked: Linked;
  /** What was read is being corrected: all of it, or the text alone. */
  readonly correcting: Correcting;
  readonly onCorrect: (correcting: Correcting) => void;
}

export type Correcting = 'facts' | 'text' | null;

/** The job description as it was pasted, with what it asks for marked; each mark says whether the CV shows it. */
export function PostingPane(props: PostingPaneProps) {
  const { application, fit, skills, linked, correcting, onCorrect } = props;
  const { t, language, formats } = useLanguage();
  const counts = (mark: Mark) => skills.filter((skill) => skill.mark === mark).length;
  const outcome = fit?.result.posting.outcome;
  return (
    <section aria-labelledby="posting-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 min-[1200px]:sticky min-[1200px]:-top-9 min-[1200px]:z-10 min-[1200px]:-mx-6 min-[1200px]:-mt-6 min-[1200px]:bg-paper min-[1200px]:px-6 min-[1200px]:pt-6 min-[1200px]:pb-2">
        <h2 id="posting-title" className="font-semibold">
          {t('applications.posting')}
        </h2>
        {skills.length > 0 && (
          <p className="flex gap-x-3 text-sm font-semibold">
            {(['shown', 'near', 'missing'] as const)
              .filter((mark) => counts(mark) > 0)
              .map((mark) => (
                <span key={mark} className={classes('whitespace-nowrap', MARK_TEXTS[mark])}>
                  <span aria-hidden>{SIGNS[mark]} </span>
                  {t(`applications.${mark}`, { count: counts(mark) })}
                </span>
              ))}
          </p>
        )}
      </div>
      {correcting ? (
        <FactsForm
          application={application}
          isForText={correcting === 'text'}
          onDone={() => onCorrect(null)}
        />
      ) : (
        <Facts application={application} onEdit={() => onCorrect('facts')} />
      )}
      {(outcome === 'too-short' || outcome === 'empty') && (
        <Alert kind="warning">{t('applications.tooShort')}</Alert>
      )}
      {outcome === 'other-language' && <Alert kind="info">{t('applications.otherLanguage')}</Alert>}
      <PostingText
        text={fit?.result.posting.text ?? application.posting}
        skills={skills}
        linked={linked}
      />
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
