import type { JobOrigin } from '@trayecto/core/contract';
import { FileText, RefreshCw, Rss, Trash2, TriangleAlert } from 'lucide-react';
import { type Translate, useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { Progress } from './fill-board';
import type { BoardWork } from './use-board-work';
import { refreshFeed } from './use-job-board';

interface OriginRowProps {
  readonly origin: JobOrigin;
  readonly work: BoardWork;
  readonly onRemove: () => void;
}

export function OriginRow({ origin, work, onRemove }: OriginRowProps) {
  const { t, formats } = useLanguage();
  const { name } = origin;
  const Icon = origin.is_feed ? Rss : FileText;
  const isBusy = work.name === origin.id;
  const refresh = () =>
    work.run(origin.id, async (onStored) => {
      const read = await refreshFeed(origin, onStored);
      return { kind: 'read', origin: read.origin };
    });

  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4">
      <div className="flex min-w-0 grow basis-72 gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.75} />
        <div className="min-w-0">
          <p translate="no" className="font-medium break-all">
            {name}
          </p>
          <p className="text-[0.9375rem] tabular-nums">
            {t('admin.postings', { count: origin.postings })}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={origin.read_at} translate="no">
              {formats.relativeTime(new Date(origin.read_at), new Date())}
            </time>
            {!origin.problem && origin.brought && ` · ${sayBrought(origin, t)}`}
          </p>
          {origin.problem && (
            <p className="mt-1 flex items-start gap-1.5 text-sm text-danger">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {t(`errors.${origin.problem}`)}
            </p>
          )}
          {isBusy && <Progress work={work} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {origin.is_feed && (
          <Button
            isBusy={isBusy}
            disabled={work.name !== null}
            aria-label={t('admin.refreshOf', { name })}
            onClick={() => void refresh()}
          >
            {!isBusy && <RefreshCw aria-hidden className="size-4.5" />}
            {t('admin.refresh')}
          </Button>
        )}
        <Button
          disabled={work.name !== null}
          aria-label={t('admin.removeOf', { name })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-4.5" />
          {t('admin.remove')}
        </Button>
      </div>
    </li>
  );
}

export function sayBrought({ brought }: JobOrigin, t: Translate): string {
  if (!brought) return '';
  const parts = [
    t('admin.added', { count: brought.added }),
    ...(brought.updated > 0 ? [t('admin.updated', { count: brought.updated })] : []),
    ...(brought.left_out > 0 ? [t('admin.leftOut', { count: brought.left_out })] : []),
  ];
  return parts.join(', ');
}
