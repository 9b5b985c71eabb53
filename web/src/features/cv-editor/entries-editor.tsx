import { type CvEdit, type EntryList, nameEntry } from '@trayecto/core/cv';
import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { keyed } from '../../document/keyed';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/icon-button';
import { addLabels, entryFields } from './editor-fields';
import { Field } from './field';
import { LinesEditor } from './lines-editor';
import { SortableItem, SortableList } from './sortable';

interface EntriesEditorProps {
  readonly list: EntryList;
  readonly entries: readonly object[];
  readonly onEdit: (edit: CvEdit) => void;
}

/** Posts, studies, certificates or languages, one card each. */
export function EntriesEditor({ list, entries, onEdit }: EntriesEditorProps) {
  const t = useTranslate();
  const [fresh, setFresh] = useState<number | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <SortableList
        count={entries.length}
        onMove={(from, to) => onEdit({ kind: 'move-entry', list, from, to })}
      >
        <ul className="flex flex-col gap-3">
          {keyed(entries).map(({ key, item }, index) => (
            <SortableItem
              key={key}
              index={index}
              name={nameEntry(item) || t('editor.unnamed')}
              className="rounded-card border border-line bg-surface"
            >
              {(handle) => (
                <EntryCard
                  list={list}
                  index={index}
                  entry={item}
                  isFresh={fresh === index}
                  handle={handle}
                  onEdit={onEdit}
                />
              )}
            </SortableItem>
          ))}
        </ul>
      </SortableList>
      <Button
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

interface EntryCardProps {
  readonly list: EntryList;
  readonly index: number;
  readonly entry: object;
  /** Just added: its first field waits for the first letter. */
  readonly isFresh: boolean;
  readonly handle: ReactNode;
  readonly onEdit: (edit: CvEdit) => void;
}

const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { list, index, entry, isFresh, handle, onEdit } = props;
  const t = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  const name = nameEntry(entry) || t('editor.unnamed');
  const values: Record<string, unknown> = { ...entry };
  return (
    <>
      <div className="flex items-center gap-1 p-1.5">
        {handle}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-10 min-w-0 grow items-center gap-2 rounded-control px-2 text-left font-semibold hover:bg-ink/4"
        >
          <span translate="no" className="truncate">
            {name}
          </span>
          <ChevronDown
            aria-hidden
            className={classes(
              'ml-auto size-4.5 shrink-0 transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
        <IconButton
          icon={Trash2}
          label={t('editor.removeEntry', { name })}
          onClick={() => onEdit({ kind: 'remove-entry', list, index })}
        />
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-line p-4">
        <div className="grid gap-3 sm:grid-cols-2">
          {entryFields[list].map((field, at) => (
            <Field
              key={field.name}
              label={t(field.label)}
              value={String(values[field.name] ?? '')}
              isLong={field.isLong ?? false}
              className={classes(field.isWide && 'sm:col-span-2')}
              inputRef={isFresh && at === 0 ? focusOnce : null}
              onChange={(value) =>
                onEdit({ kind: 'set-field', list, index, field: field.name, value })
              }
            />
          ))}
        </div>
        {list === 'work_experience' && (
          <div className="mt-4">
            <p className="mb-1.5 text-sm font-medium text-muted">{t('editor.achievements')}</p>
            <LinesEditor
              label={t('editor.achievements')}
              addLabel={t('editor.addAchievement')}
              lines={Array.isArray(values.achievements) ? values.achievements.map(String) : []}
              onChange={(value) =>
                onEdit({ kind: 'set-field', list, index, field: 'achievements', value })
              }
            />
          </div>
        )}
      </div>
    </>
  );
});

function focusOnce(input: HTMLInputElement | null) {
  if (input && input.value === '') input.focus();
}
