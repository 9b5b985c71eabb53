import type { ReactNode } from 'react';

/** What there is to say lies over the foot of the page, so that the page stays where it is when something is said. */
export function FootNews({ children }: { children: ReactNode }) {
  return (
    <div className="flex max-h-[40dvh] w-full max-w-[42rem] flex-col gap-2 overflow-y-auto px-3 [&>*]:pointer-events-auto [&>*]:shrink-0 [&>[data-kind]]:shadow-float">
      {children}
    </div>
  );
}
