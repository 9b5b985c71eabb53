import type { CvRecord } from '@trayecto/core/contract';
import type { CvMark } from '@trayecto/core/cv';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { editorPath } from '../../app/editor-path';
import { noteOnCv } from '../../cvs/cv-actions';
import { readOutdated } from '../../cvs/read-outdated';
import { nameField, nameSection } from '../../document/name-place';
import { type Translate, useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';

/** One text of the CV was changed and the other not: which places, and what to do about them. */
export function OutdatedNotice({ record }: { record: CvRecord }) {
  const { t, formats } = useLanguage();
  const [problem, setProblem] = useProblem();
  const outdated = readOutdated(record);

  async function settle(text: 'original' | 'english') {
    try {
      await noteOnCv(record.id, { up_to_date: text });
    } catch (error) {
      setProblem(error);
    }
  }

  return (['english', 'original'] as const).map((text) => {
    const places = [...new Set(outdated[text].map((mark) => namePlace(mark, t)))];
    if (places.length === 0) return null;
    const key = text === 'english' ? 'cv.outdatedEnglish' : 'cv.outdatedOriginal';
    return (
      <Alert key={text} kind="warning" className="w-full">
        <p>{t(key, { count: places.length, places: places.join(', ') })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <ButtonLink href={editorPath(record.id, { text, isBringing: true })}>
            {t('cv.updateOther')}
          </ButtonLink>
          <ButtonLink kind="ghost" href={editorPath(record.id, { text, isBringing: false })}>
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

function namePlace({ section, entry, field }: CvMark, t: Translate): string {
  return [nameSection(section, t), entry, field === section ? '' : nameField(field, t, section)]
    .filter((part) => part !== '')
    .join(' · ');
}
