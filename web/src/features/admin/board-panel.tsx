import type { JobOrigin } from '@trayecto/core/contract';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Switch } from '../../ui/switch';
import { FillBoard } from './fill-board';
import { ListState } from './list-state';
import { OriginRow, sayBrought } from './origin-row';
import { RemoveOriginDialog } from './remove-origin-dialog';
import { type BoardNews, useBoardWork } from './use-board-work';
import { showSamples, useJobBoard } from './use-job-board';

/** This server's job board: its files and feeds, and how many listings each has. */
export function BoardPanel() {
  const { t } = useLanguage();
  const list = useJobBoard();
  const work = useBoardWork();
  const [leaving, setLeaving] = useState<JobOrigin | null>(null);
  const origins = list.data?.origins ?? [];
  const count = origins.reduce((sum, { postings }) => sum + postings, 0);

  return (
    <section className="flex flex-col gap-5 pt-6">
      {list.data?.is_searched === false && (
        <Alert kind="warning">{t('admin.boardNotSearched')}</Alert>
      )}
      {list.data && <SamplesSwitch isOn={list.data.shows_samples} />}
      <FillBoard work={work} />
      {work.news && <NewsAlert news={work.news} onDismiss={() => work.say(null)} />}
      <p role="status" className="text-muted tabular-nums">
        {list.data && t('admin.postingCount', { count })}
      </p>
      <ListState
        list={{ ...list, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => {} }}
        isEmpty={origins.length === 0}
        empty={t(
          list.data?.shows_samples === false ? 'admin.noOriginsNoSamples' : 'admin.noOrigins',
        )}
      >
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {origins.map((origin) => (
            <OriginRow
              key={origin.id}
              origin={origin}
              work={work}
              onRemove={() => setLeaving(origin)}
            />
          ))}
        </ul>
      </ListState>
      {leaving && (
        <RemoveOriginDialog origin={leaving} work={work} onClose={() => setLeaving(null)} />
      )}
    </section>
  );
}

function SamplesSwitch({ isOn }: { isOn: boolean }) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  async function change(next: boolean) {
    setIsBusy(true);
    setProblem(null);
    await showSamples(next).catch(setProblem);
    setIsBusy(false);
  }
  return (
    <div className="rounded-card border border-line bg-surface px-5">
      <Switch
        label={t('admin.samplesToggle')}
        hint={t('admin.samplesToggleLine')}
        isOn={isOn}
        isDisabled={isBusy}
        onChange={(next) => void change(next)}
      />
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('admin.samplesFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </div>
  );
}

function NewsAlert({ news, onDismiss }: { news: BoardNews; onDismiss: () => void }) {
  const { t, formats } = useLanguage();
  if (news.kind === 'deleted') {
    return (
      <Alert kind="success" onDismiss={onDismiss}>
        {t('admin.postingsDeleted', { count: news.count })}
      </Alert>
    );
  }
  if (news.kind === 'read' && !news.origin.problem) {
    return (
      <Alert kind="success" onDismiss={onDismiss}>
        <span translate="no" className="font-medium break-all">
          {news.origin.name}
        </span>
        {': '}
        {sayBrought(news.origin, t)}
      </Alert>
    );
  }
  return (
    <Alert kind="error" onDismiss={onDismiss}>
      {news.kind === 'failed' && describeError(news.error, t, formats)}
      {news.kind === 'wrongType' && t('admin.wrongType', { name: news.name })}
      {news.kind === 'tooLarge' && t('errors.file_too_large')}
      {news.kind === 'read' && news.origin.problem && t(`errors.${news.origin.problem}`)}
    </Alert>
  );
}
