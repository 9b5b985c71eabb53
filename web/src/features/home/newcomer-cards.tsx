import ArrowRight from 'lucide-react/icons/arrow-right';
import FileUp from 'lucide-react/icons/file-up';
import Sparkles from 'lucide-react/icons/sparkles';
import { Link } from 'wouter';
import { paths } from '../../app/paths';
import { useTranslate } from '../../i18n';

/** For someone without a CV: the way to the first, and who does the work. */
export default function NewcomerCards() {
  return (
    <div className="bar-width grid gap-4 md:grid-cols-[1.25fr_1fr]">
      <UploadCard />
      <AnalysisCard />
    </div>
  );
}

function UploadCard() {
  const t = useTranslate();
  return (
    <Link
      href={paths.import}
      className="group flex min-h-56 flex-col items-start justify-between gap-8 rounded-card border-2 border-dashed border-terracotta/40 bg-terracotta-soft p-6 transition-colors hover:border-terracotta sm:p-8"
    >
      <span className="inline-flex size-12 items-center justify-center rounded-full bg-terracotta text-on-terracotta">
        <FileUp aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <span>
        <span className="block font-serif text-2xl font-semibold">{t('start.uploadTitle')}</span>
        <span className="mt-1 block text-ink/80">{t('start.uploadLine')}</span>
        <span className="mt-4 inline-flex items-center gap-2 font-semibold text-terracotta">
          {t('start.uploadAction')}
          <ArrowRight
            aria-hidden
            className="size-4.5 transition-transform group-hover:translate-x-1"
          />
        </span>
      </span>
    </Link>
  );
}

/** Information only: nothing here can be pressed. */
function AnalysisCard() {
  const t = useTranslate();
  return (
    <section className="flex cursor-default flex-col items-start justify-between gap-8 rounded-card border border-line bg-surface p-6 sm:p-8">
      <span className="inline-flex size-12 items-center justify-center rounded-full bg-sea-soft text-sea">
        <Sparkles aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <div>
        <h2 className="font-serif text-2xl font-semibold">{t('start.analysisTitle')}</h2>
        <p className="mt-1 text-muted">{t('start.analysisLine')}</p>
      </div>
    </section>
  );
}
