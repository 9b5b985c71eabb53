import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';

export function NothingChosen({ onForm, children }: { onForm: () => void; children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <div className="flex flex-col items-start gap-2">
        <h2 className="pr-8 font-serif text-xl font-semibold">{t('editor.nothingChosen')}</h2>
        <p className="text-muted">{t('editor.nothingChosenLine')}</p>
        <Button className="mt-1" onClick={onForm}>
          <PencilLine aria-hidden className="size-4.5" />
          {t('editor.asForm')}
        </Button>
      </div>
      {children}
    </>
  );
}
