import { Lock } from 'lucide-react';
import { useTranslate } from '../../i18n';

/** A quiet word about the person's data, next to the form. */
export function AuthAside() {
  const t = useTranslate();
  return (
    <aside className="relative overflow-hidden rounded-panel bg-desk p-8 lg:flex lg:min-h-[34rem] lg:flex-col lg:justify-end lg:p-12">
      <svg
        viewBox="0 0 520 340"
        fill="none"
        aria-hidden="true"
        preserveAspectRatio="xMinYMin meet"
        className="absolute inset-x-0 top-4 hidden h-[58%] w-full lg:block"
      >
        <path
          d="M-10 320C120 318 110 220 230 190S300 120 430 70"
          pathLength={1}
          className="path-draw stroke-terracotta"
          strokeWidth={6}
          strokeLinecap="round"
        />
        <circle cx={230} cy={190} r={10} className="fill-desk stroke-terracotta" strokeWidth={5} />
        <circle cx={436} cy={67} r={15} className="fill-sea" />
      </svg>
      <p className="relative flex items-center gap-3 font-serif text-heading font-semibold lg:text-title">
        <Lock aria-hidden className="size-5 text-sea lg:hidden" />
        {t('auth.asideTitle')}
      </p>
      <p className="relative mt-2 max-w-md text-muted lg:mt-4 lg:text-lead">
        {t('auth.asideLine')}
      </p>
    </aside>
  );
}
