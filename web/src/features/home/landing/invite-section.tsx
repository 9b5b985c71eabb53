import { useId } from 'react';
import { paths } from '../../../app/paths';
import { useTranslate } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { NEWCOMER } from './newcomer';

/** The second invitation, for whoever has read this far. */
export function InviteSection() {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="page-width pb-20">
      <div className="relative overflow-hidden rounded-panel border border-terracotta/25 bg-terracotta-soft px-7 py-14 text-center sm:px-12 lg:py-20">
        <svg
          viewBox="0 0 1000 300"
          fill="none"
          aria-hidden="true"
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-0 size-full"
        >
          <path
            d="M-20 290C260 288 250 214 480 186S760 120 1020 -10"
            className="stroke-terracotta/20"
            strokeWidth={26}
            strokeLinecap="round"
          />
        </svg>
        <div className="relative mx-auto flex max-w-2xl flex-col items-center gap-5">
          <h2 id={id} className="font-serif text-title font-semibold">
            {t('landing.ctaTitle')}
          </h2>
          <p className="text-lead text-ink/85">{t('landing.ctaLine')}</p>
          <ButtonLink href={paths.auth} state={NEWCOMER} kind="primary" size="large">
            {t('landing.ctaButton')}
          </ButtonLink>
        </div>
      </div>
      <p className="mx-auto mt-8 max-w-xl text-center text-muted">{t('landing.buildingNote')}</p>
    </section>
  );
}
