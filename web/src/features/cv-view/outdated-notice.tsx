import { type CvRecord, updateCv } from '@trayecto/core/contract';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { editPath } from '../../app/edit-path';
import { nameField, nameSection } from '../../document/name-place';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { putCv } from '../cv-list/use-cvs';

const marks = z
  .array(z.object({ section: z.string(), entry: z.string(), field: z.string() }))
  .catch([]);
const outdated = z.object({ original: marks, english: marks });

/** One text of the CV was changed and the other not: which places, and what to do about them. */
export function OutdatedNotice({ record }: { record: CvRecord }) {
  const { t, formats } = useLanguage();
  const [problem, setProblem] = useState<unknown>(null);
  const found = outdated.safeParse(record.metadata.outdated).data;
  if (!found || !record.parsed_data_english) return null;

  async function settle(text: 'original' | 'english') {
    try {
      const { cv } = await call(updateCv, {
        params: { id: record.id },
        body: { up_to_date: text },
      });
      putCv(cv);
    } catch (error) {
      setProblem(error);
    }
  }

  return (['english', 'original'] as const).map((text) => {
    const places = [
      ...new Set(
        found[text].map(({ section, entry, field }) =>
          [nameSection(section, t), entry, field === section ? '' : nameField(field, t)]
            .filter((part) => part !== '')
            .join(' · '),
        ),
      ),
    ];
    if (places.length === 0) return null;
    const key = text === 'english' ? 'cv.outdatedEnglish' : 'cv.outdatedOriginal';
    return (
      <Alert key={text} kind="warning" className="mx-auto w-full max-w-[49.6rem]">
        <p>{t(key, { count: places.length, places: places.join(', ') })}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink href={editPath(record.id, { isEditing: true })}>
            {t('cv.editOther')}
          </ButtonLink>
          <Button kind="ghost" onClick={() => void settle(text)}>
            {t('cv.upToDate')}
          </Button>
        </div>
        {problem !== null && <p className="mt-2">{describeError(problem, t, formats)}</p>}
      </Alert>
    );
  });
}
