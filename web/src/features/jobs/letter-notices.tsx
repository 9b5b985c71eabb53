import { RefusedNote } from '../../engine/refused-note';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import type { Letters } from './use-matches';

interface LetterNoticesProps {
  readonly letters: Letters;
  readonly isSample: boolean;
}

/** What someone should know before they send any of it. */
export function LetterNotices({ letters, isSample }: LetterNoticesProps) {
  const t = useTranslate();
  const { isTranslated, isOtherLanguage, leftOut, refused } = letters;
  return (
    <>
      {isSample && <Alert kind="info">{t('jobs.sampleJob')}</Alert>}
      <RefusedNote refused={refused} />
      {isOtherLanguage && <Alert kind="info">{t('jobs.otherLanguage')}</Alert>}
      {isTranslated && (
        <Alert kind="warning">
          <p>{t('jobs.translated')}</p>
          {leftOut.length > 0 && (
            <>
              <p className="mt-2">{t('jobs.leftOut')}</p>
              <ul translate="no" className="mt-1 list-disc pl-5">
                {leftOut.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
        </Alert>
      )}
    </>
  );
}
