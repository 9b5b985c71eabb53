import type { CvEdit, EntryList } from '@trayecto/core/cv';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import type { Behind } from './behind-note';
import { addLabels } from './editor-fields';
import { EntryCard } from './entry-card';
import { SortableList } from './sortable';
import { useStableKeys } from './use-stable-keys';

interface EntriesEditorProps {
  readonly list: EntryList;
  readonly entries: readonly object[];
  readonly behind: Behind;
  readonly onEdit: (edit: CvEdit) => void;
}

/** Longer lists begin closed: one looks for an entry and opens it. */
const MOST_OPEN = 3;

/** Jobs, education, certificates or languages, one card each. */
export function EntriesEditor({ list, entries, behind, onEdit }: EntriesEditorProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const keys = useStableKeys(entries);
  const [areOpenAtFirst] = useState(entries.length <= MOST_OPEN);
  /** The entry that was just added: open, whatever the others are. */
  const [fresh, setFresh] = useState<number | null>(null);

  const move = useCallback(
    (from: number, to: number) => onEdit({ kind: 'move-entry', list, from, to }),
    [list, onEdit],
  );

  const remove = useCallback(
    (index: number) => {
      flushSync(() => onEdit({ kind: 'remove-entry', list, index }));
      // To the entry that took its place, or the last one, or where one can be added.
      const heads = root.current?.querySelectorAll<HTMLElement>('[data-entry-head]');
      const next = heads?.[Math.min(index, heads.length - 1)];
      (next ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    },
    [list, onEdit],
  );

  return (
    <div ref={root} className="flex flex-col gap-3">
      <SortableList count={entries.length} onMove={move}>
        <ul className="flex flex-col gap-3 empty:hidden">
          {entries.map((entry, index) => (
            <EntryCard
              key={keys[index]}
              list={list}
              index={index}
              entry={entry}
              isOpenAtFirst={areOpenAtFirst || fresh === index}
              isFresh={fresh === index}
              behind={behind}
              onEdit={onEdit}
              onRemove={remove}
            />
          ))}
        </ul>
      </SortableList>
      <Button
        data-add=""
        className="self-start"
        onClick={() => {
          setFresh(entries.length);
          onEdit({ kind: 'add-entry', list, index: entries.length });
        }}
      >
        <Plus aria-hidden className="size-4.5" />
        {t(addLabels[list])}
      </Button>
    </div>
  );
}
