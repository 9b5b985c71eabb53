import type { Cv, EntryList } from '@trayecto/core/cv';
import { entryLists } from '@trayecto/core/cv';
import type { Place } from '@trayecto/core/document';
import type { Language } from '@trayecto/core/language';
import { splitPointer } from '@trayecto/core/review';
import { memo, type ReactNode } from 'react';
import { useTranslate } from '../../../i18n';
import type { Behind } from '../behind-note';
import { PersonalFields, SkillsFields, SummaryField } from '../editor-form';
import { EntriesEditor } from '../entries-editor';
import { EntryFields } from '../entry-card';
import { OtherSections } from '../other-sections';
import { namePlace } from '../page/name-text';
import { readTarget } from '../page/place-edits';
import type { PageEditing } from '../page/use-page-editing';
import type { Editor } from '../use-editor';
import { ChosenHead } from './chosen-head';
import { LineChecks } from './line-checks';

interface ChosenPanelProps {
  readonly at: Place;
  readonly editor: Editor;
  readonly editing: PageEditing;
  readonly behind: Behind;
  readonly language: Language;
  /** How many lines it takes on the page. */
  readonly printedLines: number;
  readonly origin: ReactNode;
}

/** What is chosen on the page: what it is, what can be done with it, and its fields. */
export function ChosenPanel(props: ChosenPanelProps) {
  const { at, editor, editing, behind } = props;
  const t = useTranslate();
  const { title } = namePlace(at, editor.cv, t);
  const isSection = readTarget(at)?.kind === 'section';
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <ChosenHead at={at} editor={editor} editing={editing} />
      {!isSection && (
        <LineChecks
          at={at}
          editor={editor}
          editing={editing}
          language={props.language}
          printedLines={props.printedLines}
        />
      )}
      {!isSection && props.origin}
      <div className="border-t border-line pt-4">
        <ChosenFields at={at} cv={editor.cv} behind={behind} onEdit={editor.edit} />
      </div>
    </section>
  );
}

interface ChosenFieldsProps {
  readonly at: Place;
  readonly cv: Cv;
  readonly behind: Behind;
  readonly onEdit: Editor['edit'];
}

/** The fields of what is chosen: of the whole entry it is in, or of its section. New pages draw none of them again. */
const ChosenFields = memo(function ChosenFields(props: ChosenFieldsProps) {
  const { at, cv, behind, onEdit } = props;
  const [root = '', index] = splitPointer(at);
  const list: EntryList | undefined = entryLists.find((name) => name === root);
  if (root === 'personal')
    return <PersonalFields personal={cv.personal} behind={behind} onEdit={onEdit} />;
  if (root === 'summary')
    return <SummaryField summary={cv.summary} behind={behind} onEdit={onEdit} />;
  if (root === 'skills') return <SkillsFields skills={cv.skills} behind={behind} onEdit={onEdit} />;
  if (root === 'additional')
    return <OtherSections additional={cv.additional} only={index} onEdit={onEdit} />;
  if (list && index === undefined)
    return <EntriesEditor list={list} entries={cv[list]} behind={behind} onEdit={onEdit} />;
  const entry = list && cv[list][Number(index)];
  if (!list || !entry) return null;
  return (
    <EntryFields
      key={`${list}/${index}`}
      list={list}
      index={Number(index)}
      entry={entry}
      isFresh={false}
      behind={behind}
      onEdit={onEdit}
    />
  );
});
