import type { CvRecord } from '@trayecto/core/contract';
import { useState } from 'react';
import { isOwnName, nameSection } from '../../document/name-place';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Chip } from '../../ui/chip';

/** On a phone the page is to be seen under it. */
const LOW = 'max-sm:py-1.5! max-sm:text-sm!';

/** How the CV was read, where that matters for what is on the page. */
export function ReadingLine({ record }: { record: CvRecord }) {
  const t = useTranslate();
  const [isDismissed, setIsDismissed] = useState(false);
  const isFromImage = record.metadata.read_from_image === true;
  const isLarge = record.is_large_cv && record.warning_message !== null;
  const dismiss = () => setIsDismissed(true);
  if (isDismissed) return null;
  return (
    <>
      {!record.parsed_data && <Alert kind="info">{t('cv.noData')}</Alert>}
      {isFromImage && (
        <Alert kind="warning" className={LOW} onDismiss={dismiss}>
          {t('cv.fromImage')}
        </Alert>
      )}
      {isLarge && (
        <Alert kind="warning" className={LOW} onDismiss={dismiss}>
          {t('cv.largeNotice')}
        </Alert>
      )}
      {record.using_raw_data && record.content_characters > 0 && (
        <Alert kind="info" className={LOW} onDismiss={dismiss}>
          <p>{t('cv.rawNotice')}</p>
          {record.available_sections.length > 0 && (
            <div className="mt-2 flex flex-wrap items-center gap-2">
              {t('cv.rawSections')}
              {record.available_sections.map((section) => (
                <span key={section} translate={isOwnName(section) ? 'no' : undefined}>
                  <Chip tone="sea">{nameSection(section, t)}</Chip>
                </span>
              ))}
            </div>
          )}
        </Alert>
      )}
    </>
  );
}
