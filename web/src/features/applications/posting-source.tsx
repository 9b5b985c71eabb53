import { extractPdf, extractWord } from '@trayecto/core/contract';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

const TIMEOUT_MS = 60_000;

/** The text of a posting in a file: what it holds, not its name, says how it is read. */
async function readText(file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isPdf = head[0] === 0x25 && head[1] === 0x50;
  const options = { file, timeoutMs: TIMEOUT_MS };
  const read = isPdf ? call(extractPdf, {}, options) : call(extractWord, {}, options);
  return (await read).text;
}

/** A file instead of pasted text. It is read and not kept. */
export function PostingFile({ onText }: { onText: (text: string) => void }) {
  const { t, formats } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  async function read(file: File) {
    setIsReading(true);
    setProblem(null);
    try {
      onText(await readText(file));
    } catch (error) {
      setProblem(error);
    } finally {
      setIsReading(false);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button isBusy={isReading} onClick={() => input.current?.click()}>
          {!isReading && <FileUp aria-hidden className="size-4.5" />}
          {t(isReading ? 'applications.reading' : 'applications.fromFile')}
        </Button>
        <span className="text-sm text-muted">{t('applications.fromFileHint')}</span>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={t('applications.fromFile')}
        accept=".pdf,.docx,.doc"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('applications.readFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </div>
  );
}
