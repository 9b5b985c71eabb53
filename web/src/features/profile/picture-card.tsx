import { ImageUp } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useRef } from 'react';
import { describeError } from '../../api/describe-error';
import { pictureAddress } from '../../api/picture-address';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { type PictureNews, usePicture } from './use-picture';

const CropDialog = lazy(() => import('./crop-dialog'));

export function PictureCard({ avatarUrl }: { avatarUrl: string | null }) {
  const { t, formats } = useLanguage();
  const picture = usePicture();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = picture.share !== null;

  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Emptied, so that choosing the same file again is a choice again.
    event.target.value = '';
    if (file) void picture.choose(file);
  }

  return (
    <Card className="flex flex-col gap-5">
      <h2 className="font-serif text-xl font-semibold">{t('profile.pictureTitle')}</h2>
      {picture.news && <NewsAlert news={picture.news} onDismiss={picture.forget} />}
      <div className="flex flex-col items-start gap-5 sm:flex-row sm:items-center">
        <Avatar src={pictureAddress(avatarUrl)} className="size-24" />
        <div className="flex min-w-0 flex-col gap-3">
          <p className="text-muted">{t('profile.pictureLine')}</p>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            aria-label={t('profile.choosePicture')}
            tabIndex={-1}
            className="sr-only"
            onChange={take}
          />
          <div className="flex flex-wrap gap-3">
            <Button isBusy={isBusy} onClick={() => input.current?.click()}>
              {!isBusy && <ImageUp aria-hidden className="size-4.5" />}
              {t(avatarUrl ? 'profile.otherPicture' : 'profile.choosePicture')}
            </Button>
            {avatarUrl && (
              <Button kind="ghost" disabled={isBusy} onClick={() => void picture.remove()}>
                {t('profile.removePicture')}
              </Button>
            )}
          </div>
          <p className="text-sm text-muted">{t('profile.pictureHint')}</p>
        </div>
      </div>
      {picture.share !== null && (
        <div role="status">
          <p className="text-sm text-muted tabular-nums">
            {t('profile.pictureSending', { percent: formats.percent(picture.share) })}
          </p>
          <progress value={picture.share} className="mt-1.5 h-2 w-full accent-sea" />
        </div>
      )}
      {picture.address && (
        <Suspense>
          <CropDialog
            address={picture.address}
            isBusy={isBusy}
            onUse={(area) => void picture.send(area)}
            onClose={picture.cancel}
          />
        </Suspense>
      )}
    </Card>
  );
}

function NewsAlert({ news, onDismiss }: { news: PictureNews; onDismiss: () => void }) {
  const { t, formats } = useLanguage();
  return (
    <Alert kind={news.kind === 'done' ? 'success' : 'error'} onDismiss={onDismiss}>
      {news.kind === 'done' && t(`profile.${news.what}`)}
      {news.kind === 'refused' && t(`profile.${news.problem}`)}
      {news.kind === 'failed' &&
        t('profile.pictureFailed', { reason: describeError(news.error, t, formats) })}
    </Alert>
  );
}
