import type { Cv, CvEdit } from '@trayecto/core/cv';
import { Plus, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { keyed } from '../../document/keyed';
import { useTranslate } from '../../i18n';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { listNames, personalFields } from './editor-fields';
import { EntriesEditor } from './entries-editor';
import { Field } from './field';
import { LinesEditor } from './lines-editor';
import { SkillsEditor } from './skills-editor';

interface EditorFormProps {
  readonly cv: Cv;
  readonly onEdit: (edit: CvEdit) => void;
}

/** Every field of a CV, in the order one thinks of them. */
export const EditorForm = memo(function EditorForm({ cv, onEdit }: EditorFormProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-9">
      <FormSection title={t('editor.personal')}>
        <div className="grid gap-3 sm:grid-cols-2">
          {personalFields.map(({ name, label, type }) => (
            <Field
              key={name}
              label={t(label)}
              type={type ?? 'text'}
              value={cv.personal[name]}
              onChange={(value) => onEdit({ kind: 'set-personal', field: name, value })}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title={t('editor.summary')}>
        <Field
          isLong
          isLabelHidden
          label={t('editor.summary')}
          value={cv.summary}
          onChange={(value) => onEdit({ kind: 'set-summary', value })}
        />
      </FormSection>
      <Entries list="work_experience" cv={cv} onEdit={onEdit} />
      <Entries list="education" cv={cv} onEdit={onEdit} />
      <FormSection title={t('editor.skills')}>
        <SkillsEditor
          skills={cv.skills}
          onChange={(value) => onEdit({ kind: 'set-skills', value })}
        />
      </FormSection>
      <Entries list="languages" cv={cv} onEdit={onEdit} />
      <Entries list="certifications" cv={cv} onEdit={onEdit} />
      <OtherSections additional={cv.additional} onEdit={onEdit} />
    </div>
  );
});

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-serif text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

interface EntriesProps extends EditorFormProps {
  readonly list: keyof typeof listNames;
}

function Entries({ list, cv, onEdit }: EntriesProps) {
  const t = useTranslate();
  return (
    <FormSection title={t(listNames[list])}>
      <EntriesEditor list={list} entries={cv[list]} onEdit={onEdit} />
    </FormSection>
  );
}

interface OtherSectionsProps {
  readonly additional: Cv['additional'];
  readonly onEdit: (edit: CvEdit) => void;
}

/** Sections with headings of the person's own. */
function OtherSections({ additional, onEdit }: OtherSectionsProps) {
  const t = useTranslate();
  const names = Object.keys(additional);

  function addSection() {
    let name = t('editor.newSection');
    for (let number = 2; name in additional; number++) name = `${t('editor.newSection')} ${number}`;
    onEdit({ kind: 'add-section', section: name });
  }

  return (
    <FormSection title={t('editor.other')}>
      <div className="flex flex-col gap-4">
        {keyed(names).map(({ key, item: name }) => (
          <div key={key} className="rounded-card border border-line bg-surface p-4">
            <div className="mb-3 flex items-end gap-2">
              <SectionName name={name} taken={names} onEdit={onEdit} />
              <IconButton
                icon={Trash2}
                label={t('editor.removeSection', { name })}
                onClick={() => onEdit({ kind: 'remove-section', section: name })}
              />
            </div>
            <LinesEditor
              label={name}
              addLabel={t('editor.addLine')}
              lines={additional[name] ?? []}
              onChange={(value) => onEdit({ kind: 'set-lines', section: name, value })}
            />
          </div>
        ))}
        <Button className="self-start" onClick={addSection}>
          <Plus aria-hidden className="size-4.5" />
          {t('editor.addSection')}
        </Button>
      </div>
    </FormSection>
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
      <Field label={t('editor.sectionName')} value={value} onChange={setTyped} onBlur={finish} />
      {isTaken && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {t('editor.sectionTaken')}
        </p>
      )}
    </div>
  );
}
