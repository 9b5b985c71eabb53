import { describeError } from '../api/describe-error';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { LoadingIndicator } from '../ui/loading-indicator';
import { useCvText } from './use-cvs';

/** The text as it came out of the file. */
export function RawText({ text }: { text: string }) {
  const { t } = useLanguage();
  return <TextSheet label={t('cv.raw')} text={text} />;
}

/** Text as text, in a box that scrolls. */
export function TextSheet({ label, text }: { label: string; text: string }) {
  const { t } = useLanguage();
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mx-auto max-h-[800px] w-full max-w-[47rem] overflow-auto rounded-sheet bg-sheet p-6 shadow-float sm:p-9"
    >
      {text.trim() === '' ? (
        <p className="text-muted">{t('cv.noContent')}</p>
      ) : (
        <p translate="no" className="text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
    </section>
  );
}

export function StoredRawText({ id }: { id: string }) {
  const { t, formats } = useLanguage();
  const text = useCvText(id, true);
  if (text.isPending) return <LoadingIndicator />;
  if (text.isError) {
    return (
      <Alert kind="error" className="mx-auto max-w-[47rem]">
        <p>{t('cv.rawLoadFailed', { reason: describeError(text.error, t, formats) })}</p>
        <Button className="mt-3" isBusy={text.isFetching} onClick={() => void text.refetch()}>
          {t('cv.retry')}
        </Button>
      </Alert>
    );
  }
  return <RawText text={text.data} />;
}
