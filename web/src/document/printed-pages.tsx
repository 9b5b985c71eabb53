import { describeError } from '../api/describe-error';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { keyed } from './keyed';
import { type PagesPicture, type PagesRequest, usePages } from './pages-picture';
import './printed-pages.css';

/** The pages exactly as they will print, drawn by the engine that makes the PDF. */
export function PrintedPages({ zoom, ...request }: PagesRequest & { readonly zoom: number }) {
  const { t, formats } = useLanguage();
  const { picture, isError, error, isFetching, refetch } = usePages(request);
  if (isError) {
    return (
      <Alert kind="error" className="mx-auto w-full max-w-[47rem]">
        <p>{t('document.pagesFailed', { reason: describeError(error, t, formats) })}</p>
        <Button className="mt-3" isBusy={isFetching} onClick={() => void refetch()}>
          {t('document.retry')}
        </Button>
      </Alert>
    );
  }
  if (!picture) {
    return (
      <div role="status">
        <span className="sr-only">{t('document.printing')}</span>
        <Skeleton className="mx-auto aspect-[1/1.414] w-full max-w-[49.6rem]" />
      </div>
    );
  }
  return <Sheets picture={picture} zoom={zoom} />;
}

export function Sheets({ picture, zoom }: { picture: PagesPicture; zoom: number }) {
  const { t } = useLanguage();
  const numbers = Array.from({ length: picture.pages }, (_, index) => index);
  return (
    <ol className="printed-pages">
      {keyed(numbers).map(({ key, item: index }) => (
        <li
          key={key}
          className="printed-page"
          style={{
            width: `${picture.widthPt * zoom}pt`,
            aspectRatio: `${picture.widthPt} / ${picture.pageHeightPt}`,
          }}
        >
          <img
            src={picture.url}
            alt={t('document.pageOf', { page: index + 1, pages: picture.pages })}
            style={{ top: `${index * -100}%`, height: `${picture.pages * 100}%` }}
          />
        </li>
      ))}
    </ol>
  );
}
