import type { ProposedChange } from '@trayecto/core/assistant';
import { type ChangePart, type Decisions, listParts } from '@trayecto/core/improve';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { nameField, nameSection } from '../document/name-place';
import { useLanguage } from '../i18n';
import { ChangeCard, type Decision } from './change-card';

interface ChangeListProps {
  readonly changes: readonly ProposedChange[];
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
  readonly explain: (change: ProposedChange, part: ChangePart) => string;
  /** What is to be asked of the text of a change before it is kept. */
  readonly doubt?: (change: ProposedChange, text: string) => string | null;
  /** Under the parts of a change, where something is to be said about all of them. */
  readonly below?: (change: ProposedChange) => ReactNode;
}

interface Group {
  readonly change: ProposedChange;
  readonly parts: readonly ChangePart[];
}

/** Every change where it is, one card for each line; what reads the same before and after waits apart. */
export function ChangeList(props: ChangeListProps) {
  const { changes, decisions, onDecide, explain, doubt, below } = props;
  const { t } = useLanguage();
  const groups = useMemo(
    () => changes.map((change): Group => ({ change, parts: listParts(change) })),
    [changes],
  );
  const loud = keepParts(groups, (part) => !part.isQuiet);
  const quiet = keepParts(groups, (part) => part.isQuiet);

  function decide(id: string, decision: Decision) {
    const { [id]: _, ...others } = decisions;
    onDecide(decision === undefined ? others : { ...others, [id]: decision });
  }

  const list = (some: readonly Group[], hasBelow: boolean) =>
    some.map(({ change, parts }) => {
      const place = namePlace(change, t);
      return (
        <section key={change.id} aria-label={place} className="flex flex-col gap-3">
          <h3 className="font-semibold wrap-anywhere">{place}</h3>
          <ul className="flex flex-col gap-3">
            {parts.map((part) => (
              <ChangeCard
                key={part.id}
                part={part}
                place={place}
                reason={explain(change, part)}
                doubt={doubt && ((text) => doubt(change, text))}
                decision={decisions[part.id]}
                onDecide={(decision) => decide(part.id, decision)}
              />
            ))}
          </ul>
          {hasBelow && below?.(change)}
        </section>
      );
    });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what the cards in it get
    <div className="flex flex-col gap-8" onKeyDown={openKeys}>
      {list(loud, true)}
      {quiet.length > 0 && (
        <details className="rounded-card border border-line p-4">
          <summary className="cursor-pointer font-semibold">
            {t('tasks.quietChanges', {
              count: quiet.reduce((sum, { parts }) => sum + parts.length, 0),
            })}
          </summary>
          <div className="mt-4 flex flex-col gap-8">{list(quiet, false)}</div>
        </details>
      )}
    </div>
  );
}

/** How many parts are taken, as proposed or in other words. */
export function countTaken(changes: readonly ProposedChange[], decisions: Decisions): number {
  return changes.flatMap(listParts).filter(({ id }) => decisions[id] !== null).length;
}

export function refuseAll(changes: readonly ProposedChange[]): Decisions {
  return Object.fromEntries(changes.flatMap(listParts).map(({ id }) => [id, null]));
}

function keepParts(groups: readonly Group[], isWanted: (part: ChangePart) => boolean): Group[] {
  return groups
    .map(({ change, parts }) => ({ change, parts: parts.filter(isWanted) }))
    .filter(({ parts }) => parts.length > 0);
}

function namePlace(
  { section, entry, field }: ProposedChange,
  t: Parameters<typeof nameSection>[1],
): string {
  const own = field === section || field === 'lines' ? '' : nameField(field, t, section);
  return [nameSection(section, t), entry, own].filter((part) => part !== '').join(' · ');
}

/** "?" in a card opens the list of its keys. */
function openKeys(event: KeyboardEvent) {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('textarea, input');
  if (event.key !== '?' || isTyping) return;
  event.preventDefault();
  const button = document.querySelector<HTMLElement>('[data-change-keys] button');
  button?.focus();
  button?.click();
}
