import type { Cv } from '@trayecto/core/cv';
import type { Place } from '@trayecto/core/document';
import { useMemo } from 'react';
import { keyed } from '../../../document/keyed';
import { type Translate, useTranslate } from '../../../i18n';
import {
  type Proofreading,
  useProofreadingHere,
  useProofState,
} from '../../../proofread/use-proofreading';
import { CheckRow, CheckWay } from './check-row';
import { type HealthCheck, judgeCv } from './judge-cv';

interface CvHealthProps {
  readonly cv: Cv;
  readonly onGoTo: (at: Place) => void;
}

/** How the whole CV reads, while nothing of it is chosen. */
export function CvHealth(props: CvHealthProps) {
  const proofreading = useProofreadingHere();
  return proofreading && <Health {...props} proofreading={proofreading} />;
}

function Health({ cv, onGoTo, proofreading }: CvHealthProps & { proofreading: Proofreading }) {
  const t = useTranslate();
  const { isReady, texts } = useProofState(proofreading);
  const checks = useMemo(() => {
    const slips = texts.flatMap(({ pointer, findings }) => findings.map(() => pointer));
    return judgeCv(cv, isReady ? slips : null);
  }, [cv, isReady, texts]);
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="cv-health">
      <h3 id="cv-health" className="mb-2 font-semibold">
        {t('editor.checks')}
      </h3>
      <ul className="flex flex-col gap-1.5 text-[0.9375rem]">
        {keyed(checks).map(({ key, item: { at, ...check } }) => (
          <CheckRow key={key} mark={check.mark}>
            {nameCheck({ ...check, at }, t)}{' '}
            {at !== null && <CheckWay onClick={() => onGoTo(at)}>{t('editor.healthGo')}</CheckWay>}
          </CheckRow>
        ))}
      </ul>
    </section>
  );
}

function nameCheck(check: HealthCheck, t: Translate): string {
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
    case 'unreachable':
      return t('editor.healthUnreachable');
  }
}
