import { LONGEST_CV_TEXT } from '@trayecto/core/contract';
import { ClipboardPaste, FilePlus2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/browser-api';
import { makeRequestKey } from '../../api/make-request-key';
import { useProblem } from '../../api/use-problem';
import { editPath } from '../../app/edit-path';
import { putCv } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { describeProblem } from './import-problem';
import { readPastedText, startEmptyCv } from './read-pasted-text';

/** For people whose CV is no file: text from anywhere, or none yet. */
export function OtherWays() {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const [isPasting, setIsPasting] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useProblem();
  const emptyKey = useRef(makeRequestKey());

  async function startEmpty() {
    setIsMaking(true);
    setProblem(null);
    try {
      const cv = await startEmptyCv(call, t('upload.emptyName'), emptyKey.current);
      putCv(cv);
      navigate(editPath(cv.id, { isEditing: true }));
    } catch (error) {
      setProblem(error);
      setIsMaking(false);
    }
  }

  return (
    <section aria-labelledby="other-ways" className="flex flex-col gap-4">
      <h2 id="other-ways" className="eyebrow text-sea">
        {t('upload.otherWays')}
      </h2>
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {describeProblem(problem, t, formats)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
          <ClipboardPaste aria-hidden className="size-4.5" />
          {t('upload.pasteOpen')}
        </Button>
        <Button isBusy={isMaking} onClick={() => void startEmpty()}>
          <FilePlus2 aria-hidden className="size-4.5" />
          {t('upload.emptyStart')}
        </Button>
      </div>
      {isPasting && <PasteForm />}
      <p className="max-w-[42rem] text-[0.9375rem] text-muted">{t('upload.exportsHint')}</p>
    </section>
  );
}

function PasteForm() {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useProblem();
  const [control, setControl] = useState<AbortController | null>(null);
  const requestKey = useRef(makeRequestKey());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => () => control?.abort(), [control]);

  async function read() {
    if (text.trim() === '') return field.current?.focus();
    const now = new AbortController();
    setControl(now);
    setProblem(null);
    try {
      const cv = await readPastedText(call, {
        ...{ text, filename: t('upload.pastedName') },
        ...{ requestKey: requestKey.current, signal: now.signal },
      });
      putCv(cv);
      navigate(editPath(cv.id, { isReview: true }));
    } catch (error) {
      if (!now.signal.aborted) setProblem(error);
      setControl(null);
    }
  }

  return (
    <form
      className="fade-in flex flex-col gap-4 rounded-panel border border-line bg-surface p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (control === null) void read();
      }}
    >
      <TextArea
        ref={field}
        label={t('upload.pasteLabel')}
        hint={t('upload.pasteHint')}
        rows={10}
        maxLength={LONGEST_CV_TEXT}
        required
        readOnly={control !== null}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          requestKey.current = makeRequestKey();
        }}
      />
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {describeProblem(problem, t, formats)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isBusy={control !== null}>
          {t('upload.pasteRead')}
        </Button>
        {control !== null && <Button onClick={() => control.abort()}>{t('upload.cancel')}</Button>}
      </div>
    </form>
  );
}
