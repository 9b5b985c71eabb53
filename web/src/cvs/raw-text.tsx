import { type ReactNode, useMemo } from 'react';
import { describeError } from '../api/describe-error';
import { keyed } from '../document/keyed';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { LoadingIndicator } from '../ui/loading-indicator';
import { readTextBlocks } from './read-text-blocks';
import { useCvText } from './use-cvs';

/** The text as it came out of the file. */
export function RawText({ text }: { text: string }) {
  const { t } = useLanguage();
  return (
    <TextSheet label={t('cv.raw')}>
      <PlainText text={text} />
    </TextSheet>
  );
}

/** The same text with its headings, lists and paragraphs. */
export function FormattedText({ text }: { text: string }) {
  const { t } = useLanguage();
  return (
    <TextSheet label={t('document.formattedText')}>
      {text.trim() === '' ? <PlainText text="" /> : <TextBlocks text={text} />}
    </TextSheet>
  );
}

function TextBlocks({ text }: { text: string }) {
  const blocks = useMemo(() => keyed(readTextBlocks(text)), [text]);
  return (
    <div translate="no" className="grid gap-3 wrap-anywhere">
      {blocks.map(({ key, item: { kind, lines } }) => {
        if (kind === 'heading')
          return (
            <h3 key={key} className="mt-2 font-serif text-lg font-semibold">
              {lines.join(' ')}
            </h3>
          );
        if (kind === 'list')
          return (
            <ul key={key} className="list-disc pl-5 text-[0.9375rem]">
              {keyed(lines).map((line) => (
                <li key={line.key}>{line.item}</li>
              ))}
            </ul>
          );
        return (
          <p key={key} className="text-[0.9375rem] whitespace-pre-line">
            {lines.join('\n')}
          </p>
        );
      })}
    </div>
  );
}

/** A box that scrolls. */
export function TextSheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mx-auto max-h-[800px] w-full max-w-[47rem] overflow-auto rounded-sheet bg-sheet p-6 shadow-float sm:p-9"
    >
      {children}
    </section>
  );
}

export function PlainText({ text }: { text: string }) {
  const { t } = useLanguage();
  if (text.trim() === '') return <p className="text-muted">{t('cv.noContent')}</p>;
  return (
    <p translate="no" className="text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
      {text}
    </p>
  );
}

interface StoredTextProps {
  readonly id: string;
  readonly isFormatted?: boolean;
}

export function StoredRawText({ id, isFormatted = false }: StoredTextProps) {
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
  return isFormatted ? <FormattedText text={text.data} /> : <RawText text={text.data} />;
}
