import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { classes } from './classes';
import { MoreTabs } from './more-tabs';

interface Tab<V extends string> {
  readonly value: V;
  readonly label: string;
  /** For a row at the foot of a phone. */
  readonly icon?: LucideIcon;
  /** How many things wait there. */
  readonly count?: number;
  /** How far the work there has come, and the same in words. */
  readonly progress?: { readonly isDone: boolean; readonly words: string } | undefined;
}

interface TabsProps<V extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** For many tabs in a narrow column. */
  readonly isTight?: boolean;
  /** On a phone the row lies at the foot of the screen, under the thumb. */
  readonly isDocked?: boolean;
  /** Those that have no room there, and the name of the place behind which they are. */
  readonly more?: { readonly values: readonly V[]; readonly label: string };
  /** What the chosen tab shows. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Parts of one page, one at a time. The arrows walk along the tabs, as screen readers announce. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { tabs, value, onChange, isDocked = false, more, children, ref } = props;
  const id = useId();
  const row = <TabRow {...props} id={id} />;
  return (
    <>
      {isDocked ? (
        <div className="min-[1200px]:sticky min-[1200px]:top-0 min-[1200px]:z-10 min-[1200px]:bg-paper min-[1200px]:pt-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:flex max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:pb-[env(safe-area-inset-bottom)]">
          {row}
          {more && (
            <MoreTabs
              label={more.label}
              tabs={tabs.filter((tab) => more.values.includes(tab.value))}
              value={value}
              onChange={onChange}
            />
          )}
        </div>
      ) : (
        row
      )}
      <div
        ref={ref}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        // The focus of what is gone once its work is done comes here.
        tabIndex={-1}
        className="scroll-mt-28 outline-none"
      >
        {children}
      </div>
    </>
  );
}

function TabRow<V extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
  isTight = false,
  isDocked = false,
  more,
}: TabsProps<V> & { readonly id: string }) {
  const list = useRef<HTMLDivElement>(null);

  // On a phone the row is wider than the screen: the chosen tab must be the one in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab was chosen
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!chosen || !list.current) return;
    const middle = chosen.offsetLeft - (list.current.clientWidth - chosen.clientWidth) / 2;
    list.current.scrollLeft = middle - list.current.offsetLeft;
  }, [value]);

  function walk(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const targets = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const target = Object.entries(targets).find(([key]) => key === event.key)?.[1];
    if (target === undefined) return;
    const wrapped = (target + tabs.length) % tabs.length;
    const next = tabs[wrapped];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[wrapped]?.focus();
  }

  const isFolded = (one: V) => more?.values.includes(one) ?? false;
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
      className={classes(
        // What is drawn over the line below must not cause a scroll bar.
        'flex overflow-x-auto overflow-y-hidden [scrollbar-width:none] border-b border-line',
        isTight ? 'justify-between gap-0.5' : 'gap-1',
        isDocked && 'max-sm:grow max-sm:gap-0 max-sm:border-b-0',
      )}
    >
      {tabs.map((tab, index) => {
        const isChosen = tab.value === value;
        const Icon = isDocked ? tab.icon : undefined;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={isChosen}
            aria-controls={`${id}-panel`}
            // One of them can be reached, also where the chosen one is behind another place.
            tabIndex={isChosen || (isFolded(value) && index === 0) ? 0 : -1}
            onClick={() => onChange(tab.value)}
            title={tab.progress?.words}
            className={classes(
              isFolded(tab.value) && 'max-sm:hidden!',
              '-mb-px min-h-11 border-b-2 whitespace-nowrap transition-colors',
              'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-sea',
              isTight ? 'px-1 text-sm' : 'px-4',
              isDocked &&
                'relative max-sm:mb-0 max-sm:flex max-sm:h-16 max-sm:min-w-0 max-sm:flex-1 max-sm:flex-col max-sm:items-center max-sm:justify-center max-sm:gap-1 max-sm:border-b-0 max-sm:text-[0.8125rem]',
              isDocked && isChosen && 'max-sm:text-terracotta',
              isChosen
                ? 'border-terracotta font-semibold text-ink'
                : 'border-transparent font-medium text-muted hover:text-ink',
            )}
          >
            {Icon && <Icon aria-hidden className="size-6 sm:hidden" strokeWidth={1.75} />}
            {tab.label}
            {tab.progress && <Progress isDone={tab.progress.isDone} />}
            <WaitingCount count={tab.count ?? 0} />
          </button>
        );
      })}
    </div>
  );
}

/** A dot is ready, a ring is begun. */
function Progress({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden
      className={classes(
        'absolute top-1/2 -right-1 size-1.5 -translate-y-1/2 rounded-full max-sm:hidden',
        isDone ? 'bg-olive' : 'border-[1.5px] border-muted',
      )}
    />
  );
}

/** Beside the sign at the foot of a phone; the tab itself says the rest. */
function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className="absolute top-1 left-1/2 ml-2 inline-flex size-5 items-center justify-center rounded-full bg-terracotta text-xs text-on-terracotta sm:hidden"
    >
      {count}
    </span>
  );
}
