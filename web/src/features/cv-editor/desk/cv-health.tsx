import type { Cv } from '@trayecto/core/cv';
import type { Place } from '@trayecto/core/document';
import { andLists } from '@trayecto/core/text';
import { useMemo } from 'react';
import type { DesignChoiceState } from '../../../document/design';
import { keyed } from '../../../document/keyed';
import { type Language, type Translate, useLanguage } from '../../../i18n';
import {
  type Proofreading,
  useProofreadingHere,
  useProofState,
} from '../../../proofread/use-proofreading';
import { CheckRow, CheckWay } from './check-row';
import { type BarePart, type HealthCheck, judgeCv } from './judge-cv';

const partWords = {
  summary: 'editor.summary',
  work_experience: 'editor.work',
  education: 'editor.education',
  skills: 'editor.skills',
} as const satisfies Record<BarePart, string>;

interface CvHealthProps {
  readonly cv: Cv;
  readonly onGoTo: (at: Place) => void;
  /** Where what is not on the page is written. */
  readonly onForm: () => void;
  readonly look: DesignChoiceState;
}

/** How the whole CV reads, while nothing of it is chosen. */
export function CvHealth(props: CvHealthProps) {
  const proofreading = useProofreadingHere();
  return proofreading && <Health {...props} proofreading={proofreading} />;
}

function Health({
  cv,
  onGoTo,
  onForm,
  look: { design, change },
  proofreading,
}: CvHealthProps & { proofreading: Proofreading }) {
  const { t, language } = useLanguage();
  const { isReady, texts } = useProofState(proofreading);
  const checks = useMemo(() => {
    const slips = texts.flatMap(({ pointer, findings }) => findings.map(() => pointer));
    return judgeCv(cv, isReady ? slips : null, design.dates);
  }, [cv, isReady, texts, design.dates]);
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="cv-health">
      <h3 id="cv-health" className="mb-2 font-semibold">
        {t('editor.checks')}
      </h3>
      <ul className="flex flex-col gap-1.5 text-[0.9375rem]">
        {keyed(checks).map(({ key, item: { at, ...check } }) => (
          <CheckRow key={key} mark={check.mark}>
            {nameCheck({ ...check, at }, t, language)}{' '}
            {check.name === 'bare' && (
              <CheckWay onClick={onForm}>{t('editor.typeHereShort')}</CheckWay>
            )}
            {check.name === 'mixed-dates' && (
              <CheckWay onClick={() => change({ dates: check.form })}>
                {t('editor.healthOneForm')}
              </CheckWay>
            )}
            {at !== null && <CheckWay onClick={() => onGoTo(at)}>{t('editor.healthGo')}</CheckWay>}
          </CheckRow>
        ))}
      </ul>
    </section>
  );
}

function nameCheck(check: HealthCheck, t: Translate, language: Language): string {
  switch (check.name) {
    case 'no-slips':
      return t('editor.checkNoSlips');
    case 'slips':
      return t('editor.checkSlips', { count: check.count });
    case 'figures':
      return t('editor.healthFigures', { count: check.count, told: check.told });
    case 'all-dated':
      return t('editor.healthDated');
    case 'undated':
      return check.entry === ''
        ? t('editor.checkDates')
        : t('editor.healthUndated', { entry: check.entry });
    case 'mixed-dates':
      return t('editor.healthDateForms', { count: check.count });
    case 'bare':
      return t('editor.healthBare', {
        parts: andLists[language].format(check.parts.map((part) => t(partWords[part]))),
      });
    case 'unreachable':
      return t('editor.healthUnreachable');
  }
}
