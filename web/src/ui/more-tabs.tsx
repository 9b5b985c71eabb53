import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { classes } from './classes';
import { usePanel } from './use-panel';

interface MoreTabsProps<V extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly value: V;
    readonly label: string;
    readonly icon?: LucideIcon;
  }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** The tabs that the foot of a phone has no room for, behind its last place. */
export function MoreTabs<V extends string>({ label, tabs, value, onChange }: MoreTabsProps<V>) {
  const { isOpen, close, around, button, panel } = usePanel();
  const isHere = tabs.some((tab) => tab.value === value);
  return (
    <div className="flex w-1/5 shrink-0 sm:hidden" {...around}>
      <button
        type="button"
        {...button}
        className={classes(
          'flex h-16 w-full flex-col items-center justify-center gap-1 text-[0.8125rem] font-semibold focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-sea',
          isHere || isOpen ? 'text-terracotta' : 'text-muted',
        )}
      >
        <Ellipsis aria-hidden className="size-6" strokeWidth={1.75} />
        {label}
      </button>
      <div
        {...panel}
        className="fade-in absolute right-3 bottom-full mb-2 rounded-card border border-line bg-surface p-2 shadow-float outline-none"
      >
        {isOpen && (
          <ul>
            {tabs.map(({ value: one, label: name, icon: Icon }) => (
              <li key={one}>
                <button
                  type="button"
                  aria-current={one === value}
                  onClick={() => {
                    close();
                    onChange(one);
                  }}
                  className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-semibold aria-[current=true]:text-terracotta"
                >
                  {Icon && <Icon aria-hidden className="size-5" strokeWidth={1.75} />}
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
