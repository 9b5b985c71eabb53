import type { Cv } from '@trayecto/core/cv';
import {
  escapeStep,
  type FieldKind,
  type FieldSource,
  readField,
  writeField,
} from '@trayecto/core/review';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyed } from '../../document/keyed';
import { useTranslate } from '../../i18n';
import { ReviewField } from './review-field';
import { type FieldSpec, ITEM_SECTIONS, type ItemSection, PERSONAL_FIELDS } from './review-fields';

interface ReviewFormProps {
  readonly cv: Cv;
  readonly sources: ReadonlyMap<string, FieldSource>;
  /** Places that were read right, as the reading counts them. */
  readonly confirmed: ReadonlySet<string>;
  readonly onChange: (cv: Cv) => void;
  readonly onFocus: (pointer: string) => void;
  readonly onConfirm: (place: string) => void;
}

/** All of the CV as fields, in the order one reads a CV. */
export function ReviewForm(props: ReviewFormProps) {
  const t = useTranslate();
  const { cv } = props;
  return (
    <div className="flex flex-col gap-9">
      <FormSection title={t('review.personal')}>
        <FieldGrid>
          {PERSONAL_FIELDS.map((spec) => (
            <BoundField key={spec.name} {...props} spec={spec} pointer={`/personal/${spec.name}`} />
          ))}
        </FieldGrid>
      </FormSection>
      <FormSection title={t('review.summary')}>
        <PlainField
          {...props}
          pointer="/summary"
          kind="text"
          label={t('review.summary')}
          isLabelHidden
        />
      </FormSection>
      {ITEM_SECTIONS.slice(0, 2).map((section) => (
        <Items key={section.key} {...props} section={section} />
      ))}
      <FormSection title={t('review.skills')}>
        <PlainField
          {...props}
          pointer="/skills"
          kind="list"
          label={t('review.skills')}
          isLabelHidden
        />
      </FormSection>
      {ITEM_SECTIONS.slice(2).map((section) => (
        <Items key={section.key} {...props} section={section} />
      ))}
      {Object.keys(cv.additional).length > 0 && (
        <FormSection title={t('review.additional')}>
          <div className="grid gap-4">
            {Object.keys(cv.additional).map((heading) => (
              <div key={heading} translate="no">
                <PlainField
                  {...props}
                  pointer={`/additional/${escapeStep(heading)}`}
                  kind="list"
                  label={heading}
                />
              </div>
            ))}
          </div>
        </FormSection>
      )}
    </div>
  );
}

interface FormSectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function FormSection({ title, action, children }: FormSectionProps) {
  return (
    <section>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-3 border-b border-line">
        <h2 className="font-serif text-heading font-semibold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-3.5 @md:grid-cols-2">{children}</div>;
}

function BoundField({ spec, ...rest }: ReviewFormProps & { spec: FieldSpec; pointer: string }) {
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

interface PlainFieldProps extends ReviewFormProps {
  readonly pointer: string;
  readonly kind: FieldKind;
  readonly label: string;
  /** The heading above says it already. */
  readonly isLabelHidden?: boolean;
  readonly className?: string;
}

function PlainField({
  pointer,
  kind,
  label,
  isLabelHidden = false,
  className,
  ...form
}: PlainFieldProps) {
  const source = form.sources.get(pointer);
  return (
    <ReviewField
      pointer={pointer}
      kind={kind}
      label={label}
      isLabelHidden={isLabelHidden}
      value={readField(form.cv, pointer)}
      source={source}
      isConfirmed={source !== undefined && form.confirmed.has(source.place)}
      onChange={(text) => form.onChange(writeField(form.cv, pointer, kind, text))}
      onFocus={() => form.onFocus(pointer)}
      onConfirm={() => source && form.onConfirm(source.place)}
      {...(className && { className })}
    />
  );
}

function Items({ section, ...form }: ReviewFormProps & { section: ItemSection }) {
  const t = useTranslate();
  const items = form.cv[section.key];
  const title = t(section.title);
  const firstField = section.fields[0]?.name ?? '';

  function add() {
    form.onChange(writeField(form.cv, `/${section.key}/${items.length}/${firstField}`, 'line', ''));
  }

  return (
    <FormSection
      title={title}
      action={
        <button
          type="button"
          aria-label={t('review.addTo', { section: title })}
          onClick={add}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-sea hover:bg-ink/4"
        >
          <Plus aria-hidden className="size-4.5" />
          {t('review.add')}
        </button>
      }
    >
      {items.length === 0 && <p className="text-[0.9375rem] text-muted">{t('review.none')}</p>}
      <div className="grid gap-6">
        {keyed<unknown>(items).map(({ key }, at) => (
          <Item key={key} {...form} section={section} at={at} />
        ))}
      </div>
    </FormSection>
  );
}

function Item({ section, at, ...form }: ReviewFormProps & { section: ItemSection; at: number }) {
  const t = useTranslate();
  const pointer = `/${section.key}/${at}`;
  const number = t('review.entry', { section: t(section.title), number: at + 1 });
  const name = section.fields
    .slice(0, 2)
    .map((spec) => readField(form.cv, `${pointer}/${spec.name}`))
    .filter((text) => text.trim() !== '')
    .join(', ');

  function remove() {
    const { cv } = form;
    form.onChange({ ...cv, [section.key]: cv[section.key].filter((_item, index) => index !== at) });
  }

  return (
    <fieldset className="border-l-2 border-line pl-4">
      <legend className="sr-only">{number}</legend>
      <FieldGrid>
        {section.fields.map((spec) => (
          <BoundField key={spec.name} {...form} spec={spec} pointer={`${pointer}/${spec.name}`} />
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
