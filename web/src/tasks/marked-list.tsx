import type { LucideIcon } from 'lucide-react';

interface MarkedListProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly icon: LucideIcon; readonly text: string }[];
}

/** A few short lines, each with its picture: what a screen will do, before anyone asks for it. */
export function MarkedList({ id, title, items }: MarkedListProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {title}
      </h2>
      <ul className="flex flex-col gap-3">
        {items.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3 text-muted">
            <Icon
              aria-hidden
              className="mt-0.5 size-5 shrink-0 text-terracotta"
              strokeWidth={1.5}
            />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
