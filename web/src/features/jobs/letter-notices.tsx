import { useTranslate } from '../../i18n';
import { RefusedNote } from '../../tasks/refused-note';
import { Alert } from '../../ui/alert';
import type { Letters } from './use-matches';

interface LetterNoticesProps {
  readonly letters: Letters;
  readonly isSample: boolean;
}

/** What someone should know before they send any of it. */
export function LetterNotices({ letters, isSample }: LetterNoticesProps) {
  const t = useTranslate();
  const { isTranslated, isOtherLanguage, quoted, leftOut, refused } = letters;
  return (
    <>
      {isSample && <Alert kind="info">{t('jobs.sampleJob')}</Alert>}
      <RefusedNote refused={refused} />
      {isOtherLanguage && <Alert kind="info">{t('jobs.otherLanguage')}</Alert>}
      {isTranslated && (
        <Alert kind="warning">
          <p>{t('jobs.translated')}</p>
          <Lines lead={t('jobs.quoted')} lines={quoted} />
          <Lines lead={t('jobs.leftOut')} lines={leftOut} />
        </Alert>
      )}
    </>
  );
}

function Lines({ lead, lines }: { lead: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className="mt-2">{lead}</p>
      <ul translate="no" className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
