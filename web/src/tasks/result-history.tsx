import { MOST_RESULTS, type ResultKind, type ResultSummary } from '@trayecto/core/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../api/describe-error';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { UndoNotice } from '../ui/undo-notice';
import { bringBackResult, removeResult, useResultList } from './use-results';

interface ResultHistoryProps {
  readonly kind: ResultKind;
  readonly onOpen: (id: string) => void;
  /** The one that is open now. */
  readonly openId?: string | null;
}

type News =
  | { readonly kind: 'deleted'; readonly result: ResultSummary }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What was asked before: opened again, or deleted with a way back. Shows nothing while there is nothing. */
export function ResultHistory({ kind, onOpen, openId = null }: ResultHistoryProps) {
  const { t, formats } = useLanguage();
  const [news, setNews] = useState<News | null>(null);
  const list = useResultList(kind);

  async function remove(result: ResultSummary) {
    try {
      await removeResult(result.id);
      setNews({ kind: 'deleted', result });
    } catch (error) {
      setNews({ kind: 'failed', error });
    }
  }

  async function undo({ id }: ResultSummary) {
    try {
      await bringBackResult(id);
      setNews(null);
    } catch (error) {
      setNews({ kind: 'failed', error });
    }
  }

  const results = list.data?.results ?? [];
  const total = list.data?.total ?? 0;
  if (results.length === 0 && !news && !list.isError) return null;
  return (
    <section aria-labelledby={`history-${kind}`} className="flex flex-col gap-3">
      <h2 id={`history-${kind}`} className="font-serif text-xl font-semibold">
        {t('results.title')}
      </h2>
      {list.isError && (
        <Alert kind="error">
          <p>{t('results.loadFailed', { reason: describeError(list.error, t, formats) })}</p>
          <Button className="mt-3" onClick={() => void list.refetch()}>
            {t('results.retry')}
          </Button>
        </Alert>
      )}
      {news?.kind === 'failed' && (
        <Alert kind="error" onDismiss={() => setNews(null)}>
          {describeError(news.error, t, formats)}
        </Alert>
      )}
      {news?.kind === 'deleted' && (
        <UndoNotice
          text={t('results.deleted')}
          undo={t('results.undo')}
          onUndo={() => void undo(news.result)}
          onDismiss={() => setNews(null)}
        />
      )}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:border-0">
        {results.map((result) => (
          <ResultRow
            key={result.id}
            result={result}
            isOpen={result.id === openId}
            onOpen={() => onOpen(result.id)}
            onRemove={() => void remove(result)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('results.more')}
          </Button>
          <span className="text-sm text-muted tabular-nums">
            {t('results.shown', {
              shown: formats.number(results.length),
              total: formats.number(total),
            })}
          </span>
        </div>
      )}
      {list.data?.isNearlyFull && (
        <p className="text-sm text-sun-ink">
          {t('results.nearlyFull', {
            total: formats.number(total),
            most: formats.number(MOST_RESULTS),
          })}
        </p>
      )}
    </section>
  );
}

interface ResultRowProps {
  readonly result: ResultSummary;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function ResultRow({ result, isOpen, onOpen, onRemove }: ResultRowProps) {
  const { t, formats } = useLanguage();
  const { title, cv_name, engine, created_at } = result;
  const name = title === '' ? t('results.untitled') : title;
  return (
    <li className="flex items-center gap-2">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isOpen || undefined}
        className="min-w-0 grow rounded-control px-2 py-3 text-left transition-colors hover:bg-ink/6 aria-[current]:bg-sea-soft"
      >
        <span translate="no" className="block truncate font-semibold">
          {name}
        </span>
        <span className="block text-sm text-muted">
          <span translate="no">{cv_name}</span>
          {' · '}
          <time dateTime={created_at}>{formats.dateTime(new Date(created_at))}</time>
          {' · '}
          {engine.kind === 'builtin' ? (
            t('results.builtin')
          ) : (
            <span translate="no">{engine.name}</span>
          )}
        </span>
        {result.cv_version_now > result.cv_version && (
          <span className="block text-sm text-sun-ink">{t('results.changedSince')}</span>
        )}
      </button>
      <IconButton icon={Trash2} label={t('results.deleteOf', { name })} onClick={onRemove} />
    </li>
  );
}
