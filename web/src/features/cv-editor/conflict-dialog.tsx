import { type Cv, type CvConflict, type FieldValue, settleConflict } from '@trayecto/core/cv';
import { useId, useState } from 'react';
import { nameField, nameSection } from '../../document/name-place';
import { type Translate, useTranslate } from '../../i18n';
import { MarkedWords } from '../../tasks/marked-words';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Dialog } from '../../ui/dialog';
import type { Texts } from './editor-state';
import type { Clash, PlacedDifference } from './find-clash';

interface ConflictDialogProps {
  readonly clash: Clash;
  readonly words: ConflictWords;
  /** What mine brings that nobody else touched, where that has to be seen too. */
  readonly others?: readonly PlacedDifference[];
  readonly isSaving: boolean;
  readonly onSettle: (texts: Texts) => void;
  readonly onClose: () => void;
}

interface ConflictWords {
  readonly title: string;
  readonly line: string;
  readonly mine: string;
  readonly theirs: string;
  readonly later: string;
  readonly settle: string;
}

type Choice = 'mine' | 'theirs';
type Place = 'original' | 'english';
const sides = ['mine', 'theirs'] as const;

/** The CV was saved somewhere else meanwhile: what only one side changed is in already, the rest is chosen here. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { clash, words, others = [], isSaving, onSettle, onClose } = props;
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const groups: readonly (readonly [Place, readonly CvConflict[]])[] = [
    ['original', clash.original.conflicts],
    ['english', clash.english?.conflicts ?? []],
  ];
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
    <Dialog isOpen onClose={onClose} title={words.title} description={words.line}>
      <div className="flex flex-col gap-5">
        {groups.flatMap(([place, conflicts]) =>
          conflicts.map((conflict) => (
            <ConflictChoice
              key={place + conflict.pointer}
              place={place}
              conflict={conflict}
              choice={choiceOf(place, conflict)}
              words={words}
              onChoose={(choice) =>
                setChoices((before) => ({ ...before, [place + conflict.pointer]: choice }))
              }
            />
          )),
        )}
        {others.map(({ place, difference }) => (
          <DifferenceView
            key={`${place}${difference.section}${difference.index}${difference.field}`}
            place={place}
            difference={difference}
            words={words}
          />
        ))}
        <div className="flex flex-wrap justify-end gap-3">
          <Button data-safe onClick={onClose}>
            {words.later}
          </Button>
          <Button kind="primary" isBusy={isSaving} onClick={finish}>
            {words.settle}
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
  readonly words: ConflictWords;
  readonly onChoose: (choice: Choice) => void;
}

/** "English · Experience · Baker · Dates" */
function namePlace(
  place: Place,
  { section, entry, field }: Pick<CvConflict, 'section' | 'entry' | 'field'>,
  t: Translate,
): string {
  return [
    place === 'english' ? t('editor.english') : '',
    nameSection(section, t),
    entry,
    field === section ? '' : nameField(field, t, section),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function ConflictChoice({ place, conflict, choice, words, onChoose }: ConflictChoiceProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{namePlace(place, conflict, t)}</legend>
      {sides.map((side) => (
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
            <span className="block text-sm text-muted">{words[side]}</span>
            <ValueText
              value={conflict[side]}
              other={conflict[side === 'mine' ? 'theirs' : 'mine']}
            />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface DifferenceViewProps extends PlacedDifference {
  readonly words: ConflictWords;
}

/** One thing that only mine has: nothing to choose, but to be seen before it is taken. */
function DifferenceView({ place, difference, words }: DifferenceViewProps) {
  const t = useTranslate();
  const { kind, before, after, field } = difference;
  const isWhole = kind !== 'changed' && field === '';
  return (
    <section className="rounded-control border border-line p-3">
      <h3 className="font-semibold">
        {isWhole
          ? t(`history.${kind}`, { place: namePlace(place, difference, t) })
          : namePlace(place, difference, t)}
      </h3>
      {!isWhole && (
        <dl className="mt-1.5 grid gap-2">
          {(
            [
              [words.mine, after, before],
              [words.theirs, before, after],
            ] as const
          ).map(([label, value, other]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd>
                <ValueText value={value} other={other} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface ValueTextProps {
  readonly value: FieldValue;
  /** What the other side has there. */
  readonly other: FieldValue;
}

function ValueText({ value, other }: ValueTextProps) {
  const t = useTranslate();
  const text = write(value);
  if (text.trim() === '') return <em className="text-muted">{t('editor.empty')}</em>;
  return (
    <span translate="no" className="block wrap-anywhere whitespace-pre-line">
      {write(other).trim() === '' ? text : <MarkedWords text={text} other={write(other)} />}
    </span>
  );
}

const write = (value: FieldValue) => (typeof value === 'string' ? value : value.join('\n'));
