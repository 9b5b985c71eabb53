import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ScrollPaneProps {
  readonly title: string;
  /** When this changes, the first mark of it comes into sight; the page itself stays where it is. */
  readonly active: string | null;
  readonly children: ReactNode;
}

export function ScrollPane({ title, active, children }: ScrollPaneProps) {
  const id = useId();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active === null) return;
    const mark = pane.current?.querySelector<HTMLElement>('mark[data-active]');
    if (!pane.current || !mark) return;
    const top = mark.offsetTop - pane.current.clientHeight / 3;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    pane.current.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
  }, [active]);
  return (
    <div className="flex flex-col overflow-hidden rounded-card border border-line bg-surface lg:sticky lg:top-24">
      <h3 id={id} className="border-b border-line px-5 py-3 font-semibold">
        {title}
      </h3>
      <section
        ref={pane}
        // Scrolled with the arrow keys by anyone who has no wheel.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
        tabIndex={0}
        aria-labelledby={id}
        className="relative max-h-[60vh] overflow-y-auto px-5 py-4 text-[0.9375rem] leading-relaxed lg:max-h-[calc(100vh-11rem)]"
      >
        {children}
      </section>
    </div>
  );
}
