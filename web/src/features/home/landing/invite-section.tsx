import { useId } from 'react';
import { NEWCOMER } from '../../../app/newcomer';
import { paths } from '../../../app/paths';
import { useTranslate } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';

/** The second invitation, for anyone who has read this far. */
export function InviteSection() {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="page-width pb-20">
      <div className="relative overflow-hidden rounded-panel border border-terracotta/25 bg-terracotta-soft px-7 py-12 sm:px-12 lg:px-16 lg:py-20">
        <svg
          viewBox="0 0 420 300"
          fill="none"
          aria-hidden="true"
          className="absolute right-0 bottom-0 hidden h-full overflow-visible lg:block"
        >
          <path
            d="M-20 286C110 284 100 196 210 170S270 100 372 62"
            className="stroke-terracotta"
            strokeWidth={5}
            strokeLinecap="round"
          />
          <circle
            cx={210}
            cy={170}
            r={8}
            className="fill-terracotta-soft stroke-terracotta"
            strokeWidth={4}
          />
          <circle cx={376} cy={60} r={12} className="fill-sea" />
        </svg>
        <div className="relative flex max-w-xl flex-col items-start gap-5">
          <h2 id={id} className="font-serif text-title font-semibold">
            {t('landing.ctaTitle')}
          </h2>
          <p className="text-lead text-ink/85">{t('landing.ctaLine')}</p>
          <ButtonLink href={paths.auth} state={NEWCOMER} kind="primary" size="large">
            {t('landing.ctaButton')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
