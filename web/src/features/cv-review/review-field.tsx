import type { FieldKind, FieldSource } from '@trayecto/core/review';
import { Check, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { RichText, useTranslate } from '../../i18n';
import { useProofField } from '../../proofread/use-proof-field';
import { classes } from '../../ui/classes';

const LONGEST_QUOTE = 140;
const TYPE = 'px-3.5 py-2.5 text-[0.9375rem]';

interface ReviewFieldProps {
  readonly pointer: string;
  readonly label: string;
  readonly isLabelHidden: boolean;
  readonly kind: FieldKind;
  readonly value: string;
  readonly source: FieldSource | undefined;
  readonly isConfirmed: boolean;
  readonly onChange: (text: string) => void;
  readonly onFocus: () => void;
  readonly onConfirm: () => void;
  readonly className?: string;
}

export function ReviewField(props: ReviewFieldProps) {
  const t = useTranslate();
  const id = useId();
  const isUnsure = props.source?.isUnsure === true && !props.isConfirmed;
  const isList = props.kind === 'list';
  const noteId = `${id}-note`;
  const proof = useProofField<HTMLInputElement & HTMLTextAreaElement>({
    pointer: props.pointer,
    value: props.value,
    isLong: props.kind !== 'line',
    look: TYPE,
    onText: props.onChange,
  });
  const field = {
    id,
    value: props.value,
    translate: 'no' as const,
    'data-pointer': props.pointer,
    'data-unsure': isUnsure || undefined,
    'aria-describedby': [isUnsure && noteId, proof.notesId].filter(Boolean).join(' ') || undefined,
    ref: proof.ref,
    spellCheck: proof.spellCheck,
    onFocus: props.onFocus,
    className: classes(
      TYPE,
      'block w-full rounded-control border text-ink transition-colors focus:outline-2 focus:outline-offset-0 focus:outline-sea',
      isUnsure ? 'border-sun bg-sun-soft' : 'border-edge/70 bg-surface hover:border-ink',
    ),
  };
  return (
    <div className={props.className} {...proof.watch}>
      <div className="mb-1 flex items-baseline justify-between gap-3 text-sm text-muted">
        <label htmlFor={id} className={classes(props.isLabelHidden && 'sr-only')}>
          {props.label}
        </label>
        {isList && <span className="text-[0.8125rem]">{t('review.onePerLine')}</span>}
      </div>
      <div className="relative">
        {props.kind === 'line' ? (
          <input
            {...field}
            type="text"
            autoComplete="off"
            onChange={(event) => props.onChange(event.target.value)}
          />
        ) : (
          <textarea
            {...field}
            rows={2}
            onChange={(event) => props.onChange(event.target.value)}
            className={classes(field.className, 'field-sizing-content max-h-96 min-h-20 resize-y')}
          />
        )}
        {proof.layer}
      </div>
      {proof.notes}
      {isUnsure && props.source && (
        <div className="mt-1 flex flex-wrap items-start gap-x-3 text-sm text-sun-ink">
          <p id={noteId} className="flex min-w-0 grow basis-48 items-start gap-1.5 py-1">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <RichText
                text={t('review.check', { source: shorten(props.source.text) })}
                marks={{ source: (text) => <span translate="no">{text}</span> }}
              />
            </span>
          </p>
          <button
            type="button"
            aria-label={t('review.fineField', { field: props.label })}
            onClick={props.onConfirm}
            className="inline-flex min-h-7 items-center gap-1 rounded-control px-1.5 font-semibold text-olive hover:underline"
          >
            <Check aria-hidden className="size-4" />
            {t('review.fine')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Marks of emphasis would be taken for our own. */
function shorten(text: string): string {
  const plain = text.replace(/[<>]/g, ' ');
  return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain;
}
