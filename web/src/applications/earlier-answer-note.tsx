import type { EarlierAnswer } from '@trayecto/core/contract';
import { RichText, useLanguage } from '../i18n';
import { Button } from '../ui/button';

interface EarlierAnswerNoteProps {
  readonly answer: EarlierAnswer;
  readonly isBusy: boolean;
  readonly onUse: () => void;
}

/** What was said of it before, to be said again or otherwise. */
export function EarlierAnswerNote({ answer, isBusy, onUse }: EarlierAnswerNoteProps) {
  const { t } = useLanguage();
  const { kind, where, line, application } = answer;
  return (
    <div className="flex flex-col items-start gap-2 rounded-control bg-sea-soft p-3">
      <p className="text-[0.9375rem]">
        <RichText
          text={t(where === '' ? `applications.earlier-${kind}` : 'applications.earlierAt', {
            application: application || t('applications.untitled'),
            where,
          })}
          marks={{ name: (name) => <strong translate="no">{name}</strong> }}
        />
      </p>
      {line !== '' && (
        <q translate="no" className="wrap-anywhere text-[0.9375rem] text-muted">
          {line}
        </q>
      )}
      <Button disabled={isBusy} onClick={onUse}>
        {t(kind === 'yes' ? 'applications.earlierUse' : 'applications.earlierStill')}
      </Button>
    </div>
  );
}
