import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line across the page about the page as a whole. */
export function Banner({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="fade-in border-b border-sun bg-sun-soft">
      <p className="page-width flex items-center gap-3 py-2.5 text-[0.9375rem]">
        <Icon aria-hidden className="size-5 shrink-0 text-sun-ink" strokeWidth={1.9} />
        {children}
      </p>
    </div>
  );
}
