import type { CvRecord, CvShare } from '@trayecto/core/contract';
import { ExternalLink, QrCode } from 'lucide-react';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { describeError } from '../api/describe-error';
import { useProblem } from '../api/use-problem';
import { saveFile } from '../document/save-file';
import { useLanguage } from '../i18n';
import { CopyButton } from '../tasks/copy-button';
import { Alert } from '../ui/alert';
import { bringIntoView } from '../ui/bring-into-view';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Dialog } from '../ui/dialog';
import { Skeleton } from '../ui/skeleton';
import { takeFocus } from '../ui/take-focus';
import { ShareForm } from './share-form';
import { endShare, type ShareWish, saveShare, useShare } from './use-share';

type Deed = 'made' | 'saved' | 'ended';

interface ShareDialogProps {
  readonly record: CvRecord;
  readonly onClose: () => void;
}

/** The public link of one CV: making it, changing it, ending it. */
export default function ShareDialog({ record, onClose }: ShareDialogProps) {
  const { t, formats } = useLanguage();
  const { data: share, error, isFetching, refetch } = useShare(record.id);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const [done, setDone] = useState<Deed | null>(null);
  // With the settings open, the head of the dialog may be out of sight: news then appear beside the button.
  const [isOpen, setIsOpen] = useState(false);
  // Saved, the form begins again with what is so now, and without the password.
  const [saves, setSaves] = useState(0);

  async function change(work: () => Promise<void>, what: Deed) {
    setIsBusy(true);
    setProblem(null);
    setDone(null);
    try {
      await work();
      setDone(what);
      // Renewed, it is shown whole: the settings close over it.
      if (share?.is_expired) setIsOpen(false);
      setSaves((count) => count + 1);
    } catch (cause) {
      setProblem(cause);
    } finally {
      setIsBusy(false);
    }
  }
  const save = (wish: ShareWish) =>
    void change(() => saveShare(record.id, wish), share ? 'saved' : 'made');
  const news = (done !== null || problem !== null) && (
    <div ref={bringIntoView} className="flex flex-col gap-3">
      <News done={done} onSeen={() => setDone(null)} />
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('share.saveFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </div>
  );
  const form = (
    <ShareForm
      key={saves}
      share={share ?? null}
      hasEnglish={record.parsed_data_english !== null}
      isBusy={isBusy}
      onSave={save}
    >
      {isOpen && news}
    </ShareForm>
  );

  return (
    <Dialog isOpen onClose={onClose} title={t('share.title')} description={t('share.line')}>
      <div className="flex flex-col gap-5">
        {!isOpen && news}
        {share === undefined && !error && (
          <div role="status">
            <span className="sr-only">{t('common.loading')}</span>
            <Skeleton className="h-48" />
          </div>
        )}
        {share === undefined && error && (
          <Alert kind="error">
            <p>{t('share.loadFailed', { reason: describeError(error, t, formats) })}</p>
            <Button className="mt-3" isBusy={isFetching} onClick={() => void refetch()}>
              {t('share.retry')}
            </Button>
          </Alert>
        )}
        {share === null && form}
        {share && (
          <>
            <ShareState share={share} />
            <details
              key={String(share.is_expired)}
              open={share.is_expired || undefined}
              className="rounded-card border border-line px-4 py-3"
              onToggle={(event) => setIsOpen(event.currentTarget.open)}
            >
              <summary className="min-h-8 cursor-pointer font-semibold">
                {t('share.settings')}
              </summary>
              <div className="mt-4">{form}</div>
            </details>
            <EndShare
              isBusy={isBusy}
              onEnd={() => {
                setIsOpen(false);
                void change(() => endShare(record.id), 'ended');
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function News({ done, onSeen }: { done: Deed | null; onSeen: () => void }) {
  const { t } = useLanguage();
  return (
    done !== null && (
      <Alert kind="success" onDismiss={onSeen}>
        {t(`share.${done}`)}
      </Alert>
    )
  );
}

function ShareState({ share }: { share: CvShare }) {
  const { t, formats } = useLanguage();
  const { link, last_viewed_at: seen } = share;
  const date = formats.date(new Date(share.expires_at));
  return (
    <div className="flex flex-col gap-4">
      {link === null && <Alert kind="warning">{t('share.linkLost')}</Alert>}
      {/* What opens nothing is not to be handed out. */}
      {link !== null && !share.is_expired && <LinkBox link={link} />}
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={share.is_expired ? 'sun' : 'olive'}>
          {t(share.is_expired ? 'share.expired' : 'share.until', { date })}
        </Chip>
        <Chip tone="sea">{t('share.views', { count: share.views })}</Chip>
        {share.has_password && <Chip>{t('share.passwordIs')}</Chip>}
      </div>
      {share.is_expired && <p>{t('share.expiredLine')}</p>}
      <p className="text-sm text-muted">
        {t('share.viewsLine')}{' '}
        {seen && t('share.lastView', { when: formats.relativeTime(new Date(seen), new Date()) })}
      </p>
    </div>
  );
}

function LinkBox({ link }: { link: string }) {
  const { t } = useLanguage();
  const svg = renderSVG(link, { border: 2 });
  const save = () =>
    saveFile({
      bytes: new TextEncoder().encode(svg),
      type: 'image/svg+xml',
      name: `${t('share.qrFile')}.svg`,
    });
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="flex shrink-0 flex-col items-center gap-1">
        <img
          alt={t('share.qr')}
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          className="size-36 rounded-control border border-line bg-white"
        />
        <Button kind="ghost" className="px-2! text-sm" onClick={save}>
          <QrCode aria-hidden className="size-4" />
          {t('share.saveQr')}
        </Button>
      </div>
      <div className="flex min-w-0 grow basis-60 flex-col gap-3">
        <code
          translate="no"
          className="rounded-control border border-line bg-desk px-4 py-3 text-sm break-all select-all"
        >
          {link}
        </code>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton title={t('share.link')} text={link} />
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-ink/6"
          >
            <ExternalLink aria-hidden className="size-4.5" />
            {t('share.open')}
          </a>
        </div>
      </div>
    </div>
  );
}

function EndShare({ isBusy, onEnd }: { isBusy: boolean; onEnd: () => void }) {
  const { t } = useLanguage();
  const [isSure, setIsSure] = useState(false);
  if (!isSure) {
    return (
      <Button kind="ghost" className="self-start text-danger!" onClick={() => setIsSure(true)}>
        {t('share.end')}
      </Button>
    );
  }
  return (
    <Alert kind="warning">
      <p>{t('share.endSure')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="danger" isBusy={isBusy} onClick={onEnd}>
          {t('share.endNow')}
        </Button>
        <Button ref={takeFocus} onClick={() => setIsSure(false)}>
          {t('share.keep')}
        </Button>
      </div>
    </Alert>
  );
}
