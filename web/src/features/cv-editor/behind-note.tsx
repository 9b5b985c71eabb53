import type { CvText } from '../../cvs/cv-text';
import { useTranslate } from '../../i18n';

/** Which places of the text shown fell behind, and how to copy what the other text says there. */
export interface Behind {
  readonly text: CvText;
  readonly has: (section: string, index: number, field: string) => boolean;
  readonly bring: (section: string, index: number, field: string) => void;
}

interface BehindNoteProps {
  readonly behind: Behind;
  readonly section: string;
  readonly index?: number;
  readonly field: string;
}

function BehindNote({ behind, section, index = -1, field }: BehindNoteProps) {
  const t = useTranslate();
  return (
    <p className="mt-1 text-sm text-sun-ink">
      {t('editor.behind')}{' '}
      <button
        type="button"
        className="min-h-6 font-semibold underline underline-offset-4"
        onClick={() => behind.bring(section, index, field)}
      >
        {t(behind.text === 'english' ? 'editor.bringOriginal' : 'editor.bringEnglish')}
      </button>
    </p>
  );
}

/** For a field's `note`: nothing where nothing fell behind. */
export function noteBehind(behind: Behind, section: string, index: number, field: string) {
  return behind.has(section, index, field) ? (
    <BehindNote behind={behind} section={section} index={index} field={field} />
  ) : undefined;
}
