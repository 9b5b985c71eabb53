import type { EarlierSpeech } from '@trayecto/core/contract';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { refreshEarlierAnswers } from '../../applications/use-earlier-answers';
import { keepDrafts, useSelfSaving } from '../../applications/use-self-saving';
import { RichText, useLanguage } from '../../i18n';
import { noteResultState } from '../../tasks/use-results';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';

/** As much as a result keeps of one answer. */
const LONGEST = 2_000;

interface OwnSpeechProps {
  readonly question: string;
  readonly text: string;
  /** What was said to the same question in another application. */
  readonly earlier: EarlierSpeech | undefined;
  readonly onWrite: (text: string) => void;
}

/** The person's own words for one question, or those they found for it in another application. */
export function OwnSpeech({ question, text, earlier, onWrite }: OwnSpeechProps) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  if (text !== '' || isOpen) {
    return (
      <TextArea
        label={t('applications.speech')}
        rows={4}
        maxLength={LONGEST}
        value={text}
        autoFocus={isOpen && text === ''}
        onChange={(event) => onWrite(event.target.value)}
      />
    );
  }
  return (
    <>
      {earlier && (
        <div className="flex flex-col items-start gap-2 rounded-control bg-sea-soft p-3">
          <p className="text-[0.9375rem]">
            <RichText
              text={t('applications.speechEarlier', {
                application: earlier.application || t('applications.untitled'),
              })}
              marks={{ name: (name) => <strong translate="no">{name}</strong> }}
            />
          </p>
          <q translate="no" className="wrap-anywhere text-[0.9375rem] text-muted">
            {earlier.text}
          </q>
          <Button onClick={() => onWrite(earlier.text)}>{t('applications.earlierUse')}</Button>
        </div>
      )}
      <Button
        kind="ghost"
        className="-ml-3 self-start"
        aria-label={`${t('applications.speechWrite')}: ${question}`}
        onClick={() => setIsOpen(true)}
      >
        <PenLine aria-hidden className="size-4.5" />
        {t('applications.speechWrite')}
      </Button>
    </>
  );
}

const unsavedSpeeches = keepDrafts<Readonly<Record<string, string>>>();

export function useSpeeches(
  resultId: string,
  stored: Readonly<Record<string, string>>,
  onSaved: () => Promise<unknown>,
) {
  const { t, formats } = useLanguage();
  const [problem, setProblem] = useProblem();
  const save = async (interviewAnswers: Readonly<Record<string, string>>) => {
    try {
      await noteResultState(resultId, { interviewAnswers });
      setProblem(null);
      await onSaved();
      void refreshEarlierAnswers();
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    }
  };
  const { draft, write } = useSelfSaving(unsavedSpeeches, resultId, save);
  const speeches = draft ?? stored;
  const failure = problem !== null && (
    <Alert kind="error" onDismiss={() => setProblem(null)}>
      {t('applications.saveFailed', { reason: describeError(problem, t, formats) })}
    </Alert>
  );
  return {
    speeches,
    write: (id: string, text: string) => write({ ...speeches, [id]: text }),
    failure,
  };
}
