import { Link } from 'wouter';
import { useLanguage } from '../../i18n';
import type { Fit } from './use-fit';

interface GivenAnswersProps {
  readonly fit: Fit;
  readonly planHref: string;
  readonly isBusy: boolean;
  readonly onTakeBack: (id: string) => void;
}

/** What was answered, by the names it was asked under, with what each added. Every one can be taken back. */
export function GivenAnswers({ fit, planHref, isBusy, onTakeBack }: GivenAnswersProps) {
  const { t } = useLanguage();
  const names = new Map(
    [...fit.result.missingSkills, ...fit.result.matchedSkills].map(({ id, name }) => [id, name]),
  );
  const link = 'inline-flex min-h-11 items-center px-1 text-[0.9375rem] font-semibold text-sea';
  return (
    <section aria-labelledby="answers" className="flex flex-col gap-1">
      <h2 id="answers" className="font-semibold">
        {t('applications.answers')}
      </h2>
      <ul className="divide-y divide-line">
        {Object.entries(fit.answers).map(([id, told]) => {
          const name = names.get(id) ?? id;
          const isNo = fit.addedSkills[id] === undefined && fit.addedLines[id] === undefined;
          const isMissing = fit.result.missingSkills.some((skill) => skill.id === id);
          return (
            <li key={id} className="flex items-center gap-3">
              <p className="min-w-0 grow py-2 text-[0.9375rem]">
                <strong translate="no">{name}</strong> <span className="text-muted">{told}</span>
                {fit.addedLines[id] && (
                  <span translate="no" className="block text-sm text-muted">
                    {fit.addedLines[id]}
                  </span>
                )}
              </p>
              {isNo && isMissing && (
                <Link
                  href={planHref}
                  aria-label={`${t('applications.learn')}: ${name}`}
                  className={link}
                >
                  {t('applications.learn')}
                </Link>
              )}
              <button
                type="button"
                disabled={isBusy}
                aria-label={`${t('applications.undo')}: ${name}`}
                onClick={() => onTakeBack(id)}
                className={link}
              >
                {t('applications.undo')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
