import type { Cv, CvEdit, EntryList } from '@trayecto/core/cv';
import { memo, type ReactNode } from 'react';
import { useTranslate } from '../../i18n';
import { type Behind, noteBehind } from './behind-note';
import { listNames, personalFields } from './editor-fields';
import { EntriesEditor } from './entries-editor';
import { Field } from './field';
import { OtherSections } from './other-sections';
import { SkillsEditor } from './skills-editor';

interface EditProps {
  readonly behind: Behind;
  readonly onEdit: (edit: CvEdit) => void;
}

/** Every field of a CV, in the order one thinks of them; only the part that changed is drawn again. */
export function EditorForm({ cv, behind, onEdit }: EditProps & { readonly cv: Cv }) {
  return (
    <div className="@container flex flex-col gap-9">
      <PersonalFields personal={cv.personal} behind={behind} onEdit={onEdit} />
      <SummaryField summary={cv.summary} behind={behind} onEdit={onEdit} />
      <Entries
        list="work_experience"
        entries={cv.work_experience}
        behind={behind}
        onEdit={onEdit}
      />
      <Entries list="education" entries={cv.education} behind={behind} onEdit={onEdit} />
      <SkillsFields skills={cv.skills} behind={behind} onEdit={onEdit} />
      <Entries list="languages" entries={cv.languages} behind={behind} onEdit={onEdit} />
      <Entries list="certifications" entries={cv.certifications} behind={behind} onEdit={onEdit} />
      <Other additional={cv.additional} onEdit={onEdit} />
    </div>
  );
}

interface FormSectionProps {
  readonly title: string;
  /** Where it is in the CV: links lead here. */
  readonly pointer?: string;
  readonly children: ReactNode;
}

function FormSection({ title, pointer, children }: FormSectionProps) {
  return (
    <section aria-label={title} data-pointer={pointer}>
      <h2 className="mb-3 font-serif text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

export const PersonalFields = memo(function PersonalFields({
  personal,
  behind,
  onEdit,
}: EditProps & { readonly personal: Cv['personal'] }) {
  const t = useTranslate();
  return (
    <FormSection title={t('editor.personal')}>
      <div className="grid gap-3 @md:grid-cols-2">
        {personalFields.map(({ name, label, type }) => (
          <Field
            key={name}
            pointer={`/personal/${name}`}
            label={t(label)}
            type={type ?? 'text'}
            value={personal[name]}
            note={noteBehind(behind, 'personal', -1, name)}
            onChange={(value) => onEdit({ kind: 'set-personal', field: name, value })}
          />
        ))}
      </div>
    </FormSection>
  );
});

export const SummaryField = memo(function SummaryField({
  summary,
  behind,
  onEdit,
}: EditProps & { readonly summary: string }) {
  const t = useTranslate();
  return (
    <FormSection title={t('editor.summary')}>
      <Field
        pointer="/summary"
        isLong
        isLabelHidden
        label={t('editor.summary')}
        value={summary}
        note={noteBehind(behind, 'summary', -1, 'summary')}
        onChange={(value) => onEdit({ kind: 'set-summary', value })}
      />
    </FormSection>
  );
});

export const SkillsFields = memo(function SkillsFields({
  skills,
  behind,
  onEdit,
}: EditProps & { readonly skills: readonly string[] }) {
  const t = useTranslate();
  return (
    <FormSection title={t('editor.skills')} pointer="/skills">
      <SkillsEditor skills={skills} onChange={(value) => onEdit({ kind: 'set-skills', value })} />
      {noteBehind(behind, 'skills', -1, 'skills')}
    </FormSection>
  );
});

interface EntriesProps extends EditProps {
  readonly list: EntryList;
  readonly entries: readonly object[];
}

const Entries = memo(function Entries({ list, ...rest }: EntriesProps) {
  const t = useTranslate();
  return (
    <FormSection title={t(listNames[list])} pointer={`/${list}`}>
      <EntriesEditor list={list} {...rest} />
    </FormSection>
  );
});

interface OtherProps {
  readonly additional: Cv['additional'];
  readonly onEdit: (edit: CvEdit) => void;
}

const Other = memo(function Other(props: OtherProps) {
  const t = useTranslate();
  return (
    <FormSection title={t('editor.other')} pointer="/additional">
      <OtherSections {...props} />
    </FormSection>
  );
});
