import { Check, CircleAlert, EqualApproximately } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckMark } from './list-checks';

const MARKS: Readonly<Record<CheckMark, { readonly icon: typeof Check; readonly tone: string }>> = {
  good: { icon: Check, tone: 'text-olive' },
  close: { icon: EqualApproximately, tone: 'text-sun-ink' },
  missing: { icon: CircleAlert, tone: 'text-danger' },
};

/** One thing that was looked at, with its sign and, where something can be done, the way to it. */
export function CheckRow({ mark, children }: { mark: CheckMark; children: ReactNode }) {
  const { icon: Icon, tone } = MARKS[mark];
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

export function CheckWay({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="font-semibold text-sea underline-offset-4 hover:underline"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
