import type { Cv, CvEdit } from '@trayecto/core/cv';
import { escapeStep } from '@trayecto/core/review';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyed } from '../../document/keyed';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Field } from './field';
import { LinesEditor } from './lines-editor';

interface OtherSectionsProps {
  readonly additional: Cv['additional'];
  /** The one section meant, by its name; all of them where none is. */
  readonly only?: string | undefined;
  readonly onEdit: (edit: CvEdit) => void;
}

/** Sections with headings of the person's own. */
export function OtherSections({ additional, only, onEdit }: OtherSectionsProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const taken = Object.keys(additional);
  const names = only === undefined ? taken : taken.filter((name) => name === only);

  function addSection() {
    let name = t('editor.newSection');
    for (let number = 2; Object.hasOwn(additional, name); number++)
      name = `${t('editor.newSection')} ${number}`;
    flushSync(() => onEdit({ kind: 'add-section', section: name }));
    // The first thing to do with a new section is to name it.
    const input = [...(root.current?.querySelectorAll('input') ?? [])].at(-1);
    input?.focus();
    input?.select();
  }

  function removeSection(name: string, index: number) {
    flushSync(() => onEdit({ kind: 'remove-section', section: name }));
    const inputs = root.current?.querySelectorAll('input');
    const next = inputs?.[Math.min(index, inputs.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }

  return (
    <div ref={root} className="flex flex-col gap-4">
      {keyed(names).map(({ key, item: name }, index) => (
        <div key={key} className="rounded-card border border-line bg-surface p-4">
          <div className="mb-3 flex items-end gap-2">
            <SectionName name={name} taken={taken} onEdit={onEdit} />
            <IconButton
              icon={Trash2}
              label={t('editor.removeSection', { name })}
              onClick={() => removeSection(name, index)}
            />
          </div>
          <LinesEditor
            pointer={`/additional/${escapeStep(name)}`}
            label={name}
            addLabel={t('editor.addLine')}
            lines={additional[name] ?? []}
            onChange={(value) => onEdit({ kind: 'set-lines', section: name, value })}
          />
        </div>
      ))}
      {only === undefined && (
        <Button data-add="" className="self-start" onClick={addSection}>
          <Plus aria-hidden className="size-4.5" />
          {t('editor.addSection')}
        </Button>
      )}
    </div>
  );
}

interface SectionNameProps {
  readonly name: string;
  readonly taken: readonly string[];
  readonly onEdit: (edit: CvEdit) => void;
}

/** A heading is changed once it is written: half of it may be the name of another section. */
function SectionName({ name, taken, onEdit }: SectionNameProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? name;
  const isTaken = value !== name && taken.includes(value.trim());

  function finish() {
    const wanted = value.trim();
    if (wanted !== '' && !taken.includes(wanted))
      onEdit({ kind: 'rename-section', section: name, name: wanted });
    setTyped(null);
  }

  return (
    <div className="grow">
      <Field
        pointer={`/additional/${escapeStep(name)}`}
        label={t('editor.sectionName')}
        value={value}
        onChange={setTyped}
        onBlur={finish}
        onEnter={finish}
      />
      {isTaken && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {t('editor.sectionTaken')}
        </p>
      )}
    </div>
  );
}
