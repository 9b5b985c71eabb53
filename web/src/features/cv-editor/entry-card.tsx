import { type CvEdit, type EntryList, nameEntry } from '@trayecto/core/cv';
import { ChevronDown, Trash2, TriangleAlert } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/icon-button';
import { type Behind, noteBehind } from './behind-note';
import { entryFields } from './editor-fields';
import { useEnglishDrafts } from './english-drafts';
import { Field } from './field';
import { LinesEditor } from './lines-editor';
import { SortableItem } from './sortable';

interface EntryCardProps {
  readonly list: EntryList;
  readonly index: number;
  readonly entry: object;
  readonly isOpenAtFirst: boolean;
  /** Just added: its first field waits for the first letter. */
  readonly isFresh: boolean;
  readonly behind: Behind;
  readonly onEdit: (edit: CvEdit) => void;
  readonly onRemove: (index: number) => void;
}

/** One entry: its name to know it by, and its fields when it is open. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { list, index, entry, behind } = props;
  const t = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(props.isOpenAtFirst);
  const name = nameEntry(entry) || t('editor.unnamed');
  const fields = [...entryFields[list].map((field) => field.name), 'achievements'];
  const hasDraft = useEnglishDrafts().isWithin(`/${list}/${index}`);
  const isBehind = fields.some((field) => behind.has(list, index, field));
  return (
    <SortableItem
      index={index}
      name={name}
      className="rounded-card border border-line bg-surface [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
    >
      {(handle) => (
        <div data-pointer={`/${list}/${index}`}>
          <div className="flex items-center gap-1 p-1.5">
            {handle}
            <button
              type="button"
              data-entry-head=""
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
              className="flex min-h-10 min-w-0 grow items-center gap-2 rounded-control px-2 text-left hover:bg-ink/4"
            >
              <span className="flex min-w-0 items-baseline gap-x-2 max-sm:flex-col">
                <span translate="no" className="max-w-full min-w-0 truncate font-semibold">
                  {name}
                </span>
                {!isOpen && <EntryDetail entry={entry} name={name} />}
              </span>
              {isBehind && <span aria-hidden className="size-2 shrink-0 rounded-full bg-sun" />}
              {hasDraft && !isOpen && <DraftSign />}
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
              onClick={() => props.onRemove(index)}
            />
          </div>
          <div id={id} hidden={!isOpen} className="border-t border-line p-4">
            {isOpen && <EntryFields {...props} />}
          </div>
        </div>
      )}
    </SortableItem>
  );
});

function DraftSign() {
  const t = useTranslate();
  return (
    <>
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-sun-ink" />
      <span className="sr-only">{t('editor.draftToCheck')}</span>
    </>
  );
}

/** What tells entries of the same name apart, while they are closed. */
function EntryDetail({ entry, name }: { entry: object; name: string }) {
  const values: Record<string, unknown> = { ...entry };
  const detail = [values.company, values.institution, values.issuer, values.dates, values.date]
    .filter((value) => typeof value === 'string' && value !== '' && value !== name)
    .join(' · ');
  return (
    <span translate="no" className="max-w-full min-w-0 shrink-[4] truncate text-sm text-muted">
      {detail}
    </span>
  );
}

type EntryFieldsProps = Omit<EntryCardProps, 'isOpenAtFirst' | 'onRemove'>;

export function EntryFields({ list, index, entry, isFresh, behind, onEdit }: EntryFieldsProps) {
  const t = useTranslate();
  const values: Record<string, unknown> = { ...entry };
  const { achievements } = values;
  return (
    <>
      <div className="grid gap-3 @md:grid-cols-2">
        {entryFields[list].map((field, at) => (
          <Field
            key={field.name}
            pointer={`/${list}/${index}/${field.name}`}
            label={t(field.label)}
            value={String(values[field.name] ?? '')}
            isLong={field.isLong ?? false}
            className={classes(field.isWide && '@md:col-span-2')}
            isAwaited={isFresh && at === 0}
            note={noteBehind(behind, list, index, field.name)}
            onChange={(value) =>
              onEdit({ kind: 'set-field', list, index, field: field.name, value })
            }
          />
        ))}
      </div>
      {list === 'work_experience' && (
        <div className="mt-4" data-pointer={`/${list}/${index}/achievements`}>
          <p className="mb-1.5 text-sm font-medium text-muted">{t('editor.achievements')}</p>
          <LinesEditor
            pointer={`/${list}/${index}/achievements`}
            label={t('editor.achievements')}
            addLabel={t('editor.addAchievement')}
            lines={Array.isArray(achievements) ? achievements.map(String) : []}
            onChange={(value) =>
              onEdit({ kind: 'set-field', list, index, field: 'achievements', value })
            }
          />
          {noteBehind(behind, list, index, 'achievements')}
        </div>
      )}
    </>
  );
}
