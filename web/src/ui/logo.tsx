import { useTranslate } from '../i18n';
import { classes } from './classes';

/** The rising path: where someone was, and where they are going. */
export function LogoMark({ className, isMoving }: { className?: string; isMoving?: boolean }) {
  return (
    <svg viewBox="0 0 32 24" fill="none" aria-hidden="true" className={className}>
      <path
        d="M3 20c6 0 5-6 10.5-7.5S19 8 25.5 4.5"
        pathLength={1}
        className={classes('stroke-terracotta', isMoving && 'path-loop')}
        strokeWidth={3}
        strokeLinecap="round"
      />
      <circle cx={26} cy={4.5} r={3} className="fill-sea" />
    </svg>
  );
}

export function Logo() {
  const t = useTranslate();
  return (
    <span className="inline-flex items-center gap-2.5" translate="no">
      <LogoMark className="h-5.5 w-auto" />
      <span className="font-serif text-[1.375rem] font-semibold tracking-[-0.01em]">
        {t('common.appName')}
      </span>
    </span>
  );
}
