import {
  type CvPart,
  type FieldKind,
  ITEM_SECTION_KEYS,
  type ItemSectionKey,
  readField,
  splitPointer,
  writeField,
} from '@trayecto/core/review';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyed } from '../../document/keyed';
import { useTranslate } from '../../i18n';
import { DoubtNote } from './doubt-note';
import type { ReviewDesk } from './review-desk';
import { ReviewField } from './review-field';
import { type FieldSpec, ITEM_SECTIONS, type ItemSection, PERSONAL_FIELDS } from './review-fields';

interface PartFieldsProps {
  readonly desk: ReviewDesk;
  readonly part: CvPart;
}

/** All fields of one part of the CV. */
export function PartFields({ desk, part }: PartFieldsProps) {
  const t = useTranslate();
  const section = ITEM_SECTIONS.find(({ key }) => key === part.kind);
  if (part.kind === 'personal')
    return (
      <FieldGrid>
        {PERSONAL_FIELDS.map((spec) => (
          <BoundField key={spec.name} desk={desk} spec={spec} pointer={`/personal/${spec.name}`} />
        ))}
      </FieldGrid>
    );
  if (section) return <Items desk={desk} part={part} section={section} />;
  if (part.kind === 'summary')
    return <PlainField desk={desk} pointer="/summary" kind="text" label={t('review.summary')} />;
  if (part.kind === 'skills')
    return <PlainField desk={desk} pointer="/skills" kind="list" label={t('review.skills')} />;
  return (
    <div translate="no">
      <PlainField
        desk={desk}
        pointer={part.key}
        kind="list"
        label={splitPointer(part.key)[1] ?? ''}
      />
    </div>
  );
}

function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-3.5 @md:grid-cols-2">{children}</div>;
}

interface BoundFieldProps {
  readonly desk: ReviewDesk;
  readonly spec: FieldSpec;
  readonly pointer: string;
}

function BoundField({ spec, ...rest }: BoundFieldProps) {
  const t = useTranslate();
  return (
    <PlainField
      {...rest}
      kind={spec.kind}
      label={t(spec.label)}
      {...(spec.isWide && { className: '@md:col-span-2' })}
    />
  );
}

interface PlainFieldProps {
  readonly desk: ReviewDesk;
  readonly pointer: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly className?: string;
}

function PlainField({ desk, pointer, kind, label, className }: PlainFieldProps) {
  const point = desk.pointOf(pointer);
  const field = (
    <ReviewField
      pointer={pointer}
      kind={kind}
      label={label}
      value={readField(desk.cv, pointer)}
      noteId={point ? noteIdOf(pointer) : undefined}
      onChange={(text) => desk.change(writeField(desk.cv, pointer, kind, text))}
      onFocus={() => desk.setInHand(pointer)}
      {...(className && !point && { className })}
    />
  );
  if (!point)
    return desk.isNarrow && kind === 'line' && readField(desk.cv, pointer) !== '' ? (
      <div className={className}>
        {desk.cropOf(pointer)}
        {field}
      </div>
    ) : (
      field
    );
  return (
    <DoubtNote desk={desk} point={point} noteId={noteIdOf(pointer)}>
      {field}
    </DoubtNote>
  );
}

const noteIdOf = (pointer: string) => `doubt${pointer.replaceAll(/[^\w-]/g, '-')}`;

interface ItemsProps {
  readonly desk: ReviewDesk;
  readonly part: CvPart;
  readonly section: ItemSection;
}

/** The entries that are in this part: of jobs one, of other sections all. */
function Items({ desk, part, section }: ItemsProps) {
  const t = useTranslate();
  const items: readonly unknown[] = desk.cv[section.key];
  const own = /^\/work_experience\/(\d+)$/.exec(part.key)?.[1];
  return (
    <>
      {items.length === 0 && <p className="mb-2 text-[0.9375rem] text-muted">{t('review.none')}</p>}
      <div className="grid gap-6">
        {keyed(items).map(({ key }, at) =>
          own === undefined || Number(own) === at ? (
            <Item key={key} desk={desk} section={section} at={at} isAlone={own !== undefined} />
          ) : null,
        )}
      </div>
      {own === undefined && <AddEntry desk={desk} section={section.key} />}
    </>
  );
}

interface AddEntryProps {
  readonly desk: ReviewDesk;
  readonly section: ItemSectionKey;
}

export function AddEntry({ desk, section }: AddEntryProps) {
  const t = useTranslate();
  const spec = ITEM_SECTIONS[ITEM_SECTION_KEYS.indexOf(section)];
  const firstField = spec?.fields[0]?.name ?? '';
  const title = spec ? t(spec.title) : '';
  return (
    <button
      type="button"
      onClick={() => desk.add(section, firstField)}
      className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-sea hover:bg-ink/4"
    >
      <Plus aria-hidden className="size-4.5" />
      {t('review.addTo', { section: title })}
    </button>
  );
}

interface ItemProps {
  readonly desk: ReviewDesk;
  readonly section: ItemSection;
  readonly at: number;
  readonly isAlone: boolean;
}

function Item({ desk, section, at, isAlone }: ItemProps) {
  const t = useTranslate();
  const pointer = `/${section.key}/${at}`;
  const number = t('review.entry', { section: t(section.title), number: at + 1 });
  const name = section.fields
    .slice(0, 2)
    .map((spec) => readField(desk.cv, `${pointer}/${spec.name}`))
    .filter((text) => text.trim() !== '')
    .join(', ');

  function remove() {
    const { cv } = desk;
    desk.change({ ...cv, [section.key]: cv[section.key].filter((_item, index) => index !== at) });
  }

  return (
    <fieldset className={isAlone ? '' : 'border-l-2 border-line pl-4'}>
      <legend className="sr-only">{number}</legend>
      <FieldGrid>
        {section.fields.map((spec) => (
          <BoundField key={spec.name} desk={desk} spec={spec} pointer={`${pointer}/${spec.name}`} />
        ))}
      </FieldGrid>
      <button
        type="button"
        aria-label={t('review.removeEntry', { entry: name || number })}
        onClick={remove}
        className="mt-1.5 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-muted hover:text-danger"
      >
        <Trash2 aria-hidden className="size-4" />
        {t('review.remove')}
      </button>
    </fieldset>
  );
}
