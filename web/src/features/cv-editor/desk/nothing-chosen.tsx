import type { Cv } from '@trayecto/core/cv';
import type { Place } from '@trayecto/core/document';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DesignChoiceState } from '../../../document/design';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';
import { CvHealth } from './cv-health';

interface NothingChosenProps {
  readonly cv: Cv;
  readonly look: DesignChoiceState;
  readonly onForm: () => void;
  readonly onGoTo: (at: Place) => void;
  readonly children: ReactNode;
}

/** Beside a page of which nothing is chosen: how it is edited, how it reads, and the ways on from here. */
export function NothingChosen({ cv, look, onForm, onGoTo, children }: NothingChosenProps) {
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
      <CvHealth cv={cv} look={look} onGoTo={onGoTo} onForm={onForm} />
      {children}
    </>
  );
}
