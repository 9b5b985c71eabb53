import { Check, CircleHelp } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../../i18n';
import { SectionHeading } from './section-heading';

export function HonestSection() {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-desk">
      <div className="page-width grid items-center gap-12 py-20 lg:grid-cols-2 lg:gap-20 lg:py-28">
        <div>
          <SectionHeading
            id={id}
            eyebrow={t('landing.honestEyebrow')}
            title={t('landing.honestTitle')}
          />
          <p className="mt-6 max-w-xl text-lead text-muted">{t('landing.honestLine')}</p>
        </div>
        <HonestDrawing />
      </div>
    </section>
  );
}

/** A proposal as it is meant to look: what was there, what is offered, what only the person can know. */
function HonestDrawing() {
  const t = useTranslate();
  return (
    <div
      role="img"
      aria-label={t('landing.honestDrawingLabel')}
      className="rounded-card border border-line bg-surface p-6 shadow-float sm:p-8"
    >
      <div className="flex items-baseline justify-between gap-4">
        <p className="eyebrow text-muted">{t('landing.honestBefore')}</p>
        <p className="text-[0.8125rem] text-muted">{t('landing.drawingTag')}</p>
      </div>
      <p className="mt-2 text-lg text-muted line-through decoration-edge">
        {t('landing.honestBeforeText')}
      </p>
      <p className="eyebrow mt-6 text-olive">{t('landing.honestAfter')}</p>
      <p className="mt-2 font-serif text-heading font-semibold">{t('landing.honestAfterText')}</p>
      <div className="mt-6 flex gap-3 rounded-control border border-sun bg-sun-soft p-4">
        <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-ink" />
        <div>
          <p className="font-semibold text-sun-ink">{t('landing.honestAsk')}</p>
          <p>{t('landing.honestAskText')}</p>
        </div>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
        <span className="inline-flex items-center gap-1.5 font-semibold text-olive">
          <Check aria-hidden className="size-4.5" />
          {t('landing.honestAccept')}
        </span>
        {t('landing.honestReject')}
      </p>
    </div>
  );
}
