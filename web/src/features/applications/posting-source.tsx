import { useQuery } from '@tanstack/react-query';
import {
  getPostingWays,
  type ReadPosting,
  readPostingFile,
  readPostingLink,
} from '@trayecto/core/contract';
import { FileUp, Link2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { queryClient } from '../../api/query-client';
import { useProblem } from '../../api/use-problem';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

/** Reading a photo takes seconds. */
const TIMEOUT_MS = 130_000;

export type BroughtPosting = ReadPosting & { readonly url?: string };

interface PostingSourceProps {
  readonly onRead: (posting: BroughtPosting) => void;
}

/** A file instead of pasted text: PDF, Word, text or a photo. It is read and not kept. */
export function PostingFile({ onRead }: PostingSourceProps) {
  const { t, formats } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useProblem();
  const [isFromPicture, setIsFromPicture] = useState(false);

  async function read(file: File) {
    setIsReading(true);
    setProblem(null);
    setIsFromPicture(false);
    try {
      onRead(await call(readPostingFile, {}, { file, timeoutMs: TIMEOUT_MS }));
      setIsFromPicture(file.type.startsWith('image/'));
    } catch (error) {
      setProblem(error);
    } finally {
      setIsReading(false);
    }
  }

  const isUnknown = problem instanceof ApiError && problem.code === 'file_unsupported';
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
        accept=".pdf,.docx,.odt,.doc,.rtf,.txt,.md,.html,.htm,text/plain,.png,.jpg,.jpeg,image/png,image/jpeg"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {isFromPicture && t('applications.pictureRead')}
      </p>
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {isUnknown
            ? t('applications.notReadable')
            : t('applications.readFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </div>
  );
}

/** A link, where this server opens them. */
export function PostingLink({ onRead }: PostingSourceProps) {
  const { t, formats } = useLanguage();
  const ways = useQuery(
    {
      queryKey: ['posting-ways'],
      queryFn: ({ signal }) => call(getPostingWays, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const hintId = useId();
  const [url, setUrl] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useProblem();
  if (!ways.data?.links) return null;

  async function read() {
    setIsReading(true);
    setProblem(null);
    try {
      const body = { url: url.trim() };
      onRead(await call(readPostingLink, { body }, { timeoutMs: TIMEOUT_MS }));
    } catch (error) {
      setProblem(error);
    } finally {
      setIsReading(false);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow">
          <TextField
            label={t('applications.link')}
            aria-describedby={hintId}
            type="url"
            maxLength={2_000}
            autoComplete="off"
            value={url}
            onChange={(event) => {
              setUrl(event.target.value);
              setProblem(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It is a field of the form, and Enter would start the application without the text.
              event.preventDefault();
              if (url.trim() !== '' && !isReading) void read();
            }}
          />
        </div>
        <Button
          size="large"
          isBusy={isReading}
          disabled={url.trim() === ''}
          onClick={() => void read()}
        >
          {!isReading && <Link2 aria-hidden className="size-4.5" />}
          {t(isReading ? 'applications.linkReading' : 'applications.linkRead')}
        </Button>
      </div>
      {problem === null ? (
        <p id={hintId} className="-mt-0.5 text-sm text-muted">
          {t('applications.linkHint')}
        </p>
      ) : (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('applications.linkFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </div>
  );
}
