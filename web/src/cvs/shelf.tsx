import type { CvSummary } from '@trayecto/core/contract';
import FileUp from 'lucide-react/icons/file-up';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import { Link } from 'wouter';
import { editPath } from '../app/edit-path';
import { paths } from '../app/paths';
import { useLanguage } from '../i18n';
import { PageThumb } from './page-thumb';
import { orderForChoice } from './tell-cvs-apart';
import { useCvs } from './use-cvs';

const MOST_PAGES = 3;
const SCALE = 0.116;

/** The tops of the person's pages on a desk, the favourite first; beside them the way to upload one more. */
export default function Shelf() {
  const { t } = useLanguage();
  const cvs = useCvs().data ?? [];
  return (
    <section aria-labelledby="shelf" className="border-y border-line bg-desk">
      <div className="bar-width flex flex-wrap gap-x-8 gap-y-5 pt-4 max-lg:pb-5 lg:flex-nowrap">
        <div className="flex shrink-0 gap-x-6 max-lg:w-full max-lg:items-baseline max-lg:justify-between lg:w-24 lg:flex-col">
          <h2 id="shelf" className="font-serif text-xl font-semibold">
            {t('choice.shelf')}
          </h2>
          <Link href={paths.edit} className="inline-flex min-h-11 items-center text-sea lg:min-h-8">
            {t('choice.shelfAll', { count: cvs.length })}
          </Link>
        </div>
        <ul className="flex min-w-0 grow gap-6 max-lg:w-full max-lg:flex-col max-lg:gap-3 lg:gap-8">
          {orderForChoice(cvs)
            .slice(0, MOST_PAGES)
            .map((cv) => (
              <li key={cv.id} className="min-w-0 lg:max-w-64 lg:flex-1">
                <OnShelf cv={cv} />
              </li>
            ))}
          <li className="min-w-0 lg:max-w-64 lg:flex-1">
            <Link href={paths.import} className="group flex items-start gap-3">
              <span
                className={`${SHEET} flex w-23 items-center justify-center border border-dashed border-edge`}
              >
                <FileUp aria-hidden className="size-5 text-muted" strokeWidth={1.75} />
              </span>
              <span className="min-w-0 pt-1">
                <span className="block font-semibold group-hover:text-terracotta">
                  {t('start.uploadTitle')}
                </span>
                <span className="block text-sm text-muted">{t('choice.shelfUpload')}</span>
              </span>
            </Link>
          </li>
        </ul>
        <div className="flex max-w-72 shrink-0 cursor-default flex-col border-line max-lg:w-full max-lg:max-w-none max-lg:border-t max-lg:pt-4 lg:w-56 lg:border-l lg:pb-4 lg:pl-5">
          <h2 className="flex items-center gap-2 font-semibold">
            <Sparkles aria-hidden className="size-4 text-sea" />
            {t('start.analysisTitle')}
          </h2>
          <p className="text-sm text-muted">{t('choice.shelfAnalysis')}</p>
        </div>
      </div>
    </section>
  );
}

/** Only the top of a page is seen; it rises a little when pointed at. */
const SHEET =
  'h-24 shrink-0 rounded-t-[4px] transition-transform group-hover:-translate-y-1.5 group-focus-visible:-translate-y-1.5 motion-reduce:transition-none max-lg:rounded-b-[4px]';

function OnShelf({ cv }: { cv: CvSummary }) {
  const { t, formats } = useLanguage();
  const date = formats.shortDate(new Date(cv.updated_at));
  const told = cv.metadata.tailored_from
    ? t('choice.shelfTailored', { date })
    : t(cv.has_english ? 'choice.shelfBoth' : 'choice.shelfChanged', { date });
  return (
    <Link href={editPath(cv.id)} className="group flex items-start gap-3">
      <PageThumb id={cv.id} scale={SCALE} className={SHEET} />
      <span className="min-w-0 pt-1">
        <span className="flex items-center gap-1.5">
          <span translate="no" className="truncate font-semibold group-hover:text-terracotta">
            {cv.filename}
          </span>
          {cv.is_favorite && <Star aria-hidden className="size-4 shrink-0 fill-sun text-sun" />}
        </span>
        <span className="block text-sm text-muted">{told}</span>
      </span>
    </Link>
  );
}
