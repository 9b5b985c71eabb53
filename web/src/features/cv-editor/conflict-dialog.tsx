import { type Cv, type CvConflict, type FieldValue, settleConflict } from '@trayecto/core/cv';
import { useId, useState } from 'react';
import { nameField, nameSection } from '../../document/name-place';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Dialog } from '../../ui/dialog';
import type { Texts } from './editor-state';
import type { Clash } from './find-clash';

interface ConflictDialogProps {
  readonly clash: Clash;
  readonly isSaving: boolean;
  readonly onSettle: (texts: Texts) => void;
  readonly onClose: () => void;
}

type Choice = 'mine' | 'theirs';
type Place = 'original' | 'english';

/** The CV was saved somewhere else meanwhile: what only one side changed is in already, the rest is chosen here. */
export function ConflictDialog({ clash, isSaving, onSettle, onClose }: ConflictDialogProps) {
  const t = useTranslate();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const groups: readonly (readonly [Place, readonly CvConflict[]])[] = [
    ['original', clash.original.conflicts],
    ['english', clash.english?.conflicts ?? []],
  ];
  const count = groups.reduce((sum, [, conflicts]) => sum + conflicts.length, 0);
  const choiceOf = (place: Place, { pointer }: CvConflict) => choices[place + pointer] ?? 'mine';

  function settle(place: Place, merged: Cv, conflicts: readonly CvConflict[]): Cv {
    return conflicts.reduce(
      (cv, conflict) => settleConflict(cv, conflict, conflict[choiceOf(place, conflict)]),
      merged,
    );
  }

  function finish() {
    onSettle({
      parsed_data: settle('original', clash.original.cv, clash.original.conflicts),
      ...(clash.english && {
        parsed_data_english: settle('english', clash.english.cv, clash.english.conflicts),
      }),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editor.clashTitle')}
      description={t(count > 0 ? 'editor.clashChoose' : 'editor.clashNone')}
    >
      <div className="flex flex-col gap-5">
        {groups.flatMap(([place, conflicts]) =>
          conflicts.map((conflict) => (
            <ConflictChoice
              key={place + conflict.pointer}
              place={place}
              conflict={conflict}
              choice={choiceOf(place, conflict)}
              onChoose={(choice) =>
                setChoices((before) => ({ ...before, [place + conflict.pointer]: choice }))
              }
            />
          )),
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('editor.clashLater')}</Button>
          <Button kind="primary" isBusy={isSaving} onClick={finish}>
            {t('editor.clashSave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  readonly place: Place;
  readonly conflict: CvConflict;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function ConflictChoice({ place, conflict, choice, onChoose }: ConflictChoiceProps) {
  const t = useTranslate();
  const name = useId();
  const { section, entry, field } = conflict;
  const title = [
    place === 'english' ? t('editor.english') : '',
    nameSection(section, t),
    entry,
    field === section ? '' : nameField(field, t),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{title}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label
          key={side}
          className={classes(
            'flex cursor-pointer gap-3 rounded-control border p-3 has-focus-visible:outline-2 has-focus-visible:outline-sea',
            side === choice ? 'border-terracotta' : 'border-line',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={side === choice}
            onChange={() => onChoose(side)}
            className="mt-1 size-4 shrink-0 accent-terracotta"
          />
          <span className="min-w-0">
            <span className="block text-sm text-muted">
              {t(side === 'mine' ? 'editor.mine' : 'editor.theirs')}
            </span>
            <ValueText value={conflict[side]} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function ValueText({ value }: { value: FieldValue }) {
  const t = useTranslate();
  const text = typeof value === 'string' ? value : value.join('\n');
  if (text.trim() === '') return <em className="text-muted">{t('editor.empty')}</em>;
  return (
    <span translate="no" className="block wrap-anywhere whitespace-pre-line">
      {text}
    </span>
  );
}
