import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import { IconButton } from './icon-button';
import { usePanel } from './use-panel';

interface DisclosureProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A small panel behind an icon. Escape, or going elsewhere, closes it. */
export function Disclosure({ icon, label, className, children }: DisclosureProps) {
  const { isOpen, around, button, panel } = usePanel();
  return (
    <div className={classes('relative', className)} {...around}>
      <IconButton icon={icon} label={label} {...button} />
      <div
        {...panel}
        className="fade-in absolute top-full right-0 z-50 mt-1 scroll-my-2 rounded-card border border-line bg-surface p-3 shadow-float outline-none max-sm:scroll-mb-28"
      >
        {isOpen && <div ref={showWhole}>{children}</div>}
      </div>
    </div>
  );
}

/** It may open below the end of the window, or on a phone under the bar at its foot. */
function showWhole(content: HTMLElement | null) {
  content?.parentElement?.scrollIntoView({ block: 'nearest' });
}
