import type { CvSummary } from '@trayecto/core/contract';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';

interface Hint {
  readonly interest: string;
  readonly location: string;
}

interface IdleHintsProps {
  readonly cvs: readonly CvSummary[];
  readonly onChoose: (hint: Hint) => void;
}

/** Something to press before anything was searched: what the person's CV says, and a few examples. */
export function IdleHints({ cvs, onChoose }: IdleHintsProps) {
  const { t } = useLanguage();
  const own = listOwnHints(cvs);
  const examples: readonly Hint[] = [
    { interest: t('jobSearch.exampleNurse'), location: t('jobSearch.exampleNursePlace') },
    { interest: t('jobSearch.exampleData'), location: t('jobSearch.exampleDataPlace') },
    { interest: t('jobSearch.exampleCook'), location: t('jobSearch.exampleCookPlace') },
  ];
  return (
    <div className="flex flex-col gap-6">
      {own.length > 0 && (
        <HintRow title={t('jobSearch.fromCv')} hints={own} isOwn onChoose={onChoose} />
      )}
      <HintRow title={t('jobSearch.idle')} hints={examples} onChoose={onChoose} />
    </div>
  );
}

interface HintRowProps {
  readonly title: string;
  readonly hints: readonly Hint[];
  readonly isOwn?: boolean;
  readonly onChoose: (hint: Hint) => void;
}

function HintRow({ title, hints, isOwn = false, onChoose }: HintRowProps) {
  const { t } = useLanguage();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="eyebrow text-sea">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {hints.map((hint) => (
          <li key={`${hint.interest}|${hint.location}`} className="min-w-0">
            <Button
              translate={isOwn ? 'no' : 'yes'}
              className="max-w-full text-left wrap-anywhere"
              onClick={() => onChoose(hint)}
            >
              {t('jobSearch.example', { interest: hint.interest, location: hint.location })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MOST_OWN = 2;

/** The titles of the CVs with the place they name, each once. */
function listOwnHints(cvs: readonly CvSummary[]): readonly Hint[] {
  const hints = cvs.flatMap(({ title, last_job, location }) => {
    const interest = title || last_job;
    return interest.trim() === '' || location.trim() === '' ? [] : [{ interest, location }];
  });
  const byText = new Map(hints.map((hint) => [`${hint.interest}|${hint.location}`, hint]));
  return [...byText.values()].slice(0, MOST_OWN);
}
