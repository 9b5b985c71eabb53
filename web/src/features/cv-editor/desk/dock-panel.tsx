import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import { usePanel } from '../../../ui/use-panel';

interface DockPanelProps {
  readonly icon: LucideIcon;
  /** What the button is for. */
  readonly label: string;
  /** What is chosen now, shown in place of the label where there is room. */
  readonly chosen?: string;
  /** As wide as the dock, over the middle of it. */
  readonly isOverDock?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button of the dock and the panel above it; on a phone the panel takes the whole width. */
export function DockPanel({
  icon: Icon,
  label,
  chosen,
  isOverDock = false,
  className,
  children,
}: DockPanelProps) {
  const { isOpen, around, button, panel } = usePanel();
  return (
    <div className={classes(!isOverDock && 'md:relative', className)} {...around}>
      <button
        type="button"
        {...button}
        aria-label={chosen === undefined ? label : `${label}: ${chosen}`}
        title={label}
        className={DOCK_BUTTON}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        <span className="truncate max-md:hidden md:@max-[42rem]:hidden md:@max-[56rem]:max-w-24 md:group-data-both/dock:@max-[48.5rem]:hidden">
          {chosen ?? label}
        </span>
        <span aria-hidden className="text-xs md:hidden">
          {label}
        </span>
      </button>
      <div
        {...panel}
        className={classes(
          'fade-in absolute bottom-full z-50 mb-3 max-h-[min(32rem,70dvh)] overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-float outline-none',
          'max-md:inset-x-2 max-md:w-auto!',
          isOverDock ? 'md:inset-x-0' : 'md:left-1/2 md:-translate-x-1/2',
        )}
      >
        {isOpen && children}
      </div>
    </div>
  );
}

const DOCK_BUTTON =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-3 text-[0.9375rem] font-semibold text-ink transition-colors hover:bg-ink/6 disabled:opacity-40 max-md:min-h-14 max-md:min-w-14 max-md:flex-col max-md:gap-0.5 max-md:rounded-control max-md:px-1 max-md:font-medium max-md:text-muted';
