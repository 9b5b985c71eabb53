import { PencilLine } from 'lucide-react';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';

/** On a page with nothing to press yet: what to begin with. */
export function BlankNote({ onForm }: { onForm: () => void }) {
  const t = useTranslate();
  return (
    <div className="absolute inset-x-6 top-40 z-10 mx-auto flex max-w-sm flex-col items-center gap-3 rounded-card border border-line bg-surface p-5 text-center shadow-float">
      <p>{t('editor.blankLine')}</p>
      <Button kind="primary" onClick={onForm}>
        <PencilLine aria-hidden className="size-4.5" />
        {t('editor.blankGo')}
      </Button>
    </div>
  );
}
