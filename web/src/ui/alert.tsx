import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n';
import { classes } from './classes';

type AlertKind = 'error' | 'warning' | 'info' | 'success';

interface Look {
  readonly icon: LucideIcon;
  readonly ground: string;
  readonly sign: string;
  /** Trouble interrupts a screen reader; good news waits its turn. */
  readonly role: 'alert' | 'status';
}

const LOOKS: Record<AlertKind, Look> = {
  error: {
    icon: CircleAlert,
    ground: 'border-danger/35 bg-danger-soft',
    sign: 'text-danger',
    role: 'alert',
  },
  warning: {
    icon: TriangleAlert,
    ground: 'border-sun bg-sun-soft',
    sign: 'text-sun-ink',
    role: 'alert',
  },
  info: { icon: Info, ground: 'border-sea/30 bg-sea-soft', sign: 'text-sea', role: 'status' },
  success: {
    icon: CircleCheck,
    ground: 'border-olive/35 bg-olive-soft',
    sign: 'text-olive',
    role: 'status',
  },
};

interface AlertProps {
  readonly kind: AlertKind;
  readonly onDismiss?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Alert({ kind, onDismiss, className, children }: AlertProps) {
  const t = useTranslate();
  const { icon: Icon, ground, sign, role } = LOOKS[kind];
  return (
    <div
      role={role}
      data-kind={kind}
      className={classes(
        'fade-in flex items-start gap-3 rounded-control border px-4 py-3 text-[0.9375rem]',
        ground,
        className,
      )}
    >
      <Icon aria-hidden className={classes('mt-0.5 size-5 shrink-0', sign)} strokeWidth={1.9} />
      <div className="min-w-0 grow">{children}</div>
      {onDismiss && (
        <button
          type="button"
          aria-label={t('common.dismiss')}
          onClick={onDismiss}
          className="-my-2.5 -mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
    </div>
  );
}
