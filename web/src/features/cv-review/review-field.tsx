import type { FieldKind } from '@trayecto/core/review';
import { useId } from 'react';
import { useTranslate } from '../../i18n';
import { useProofField } from '../../proofread/use-proof-field';
import { classes } from '../../ui/classes';

const TYPE = 'px-3.5 py-2.5 text-[0.9375rem]';

interface ReviewFieldProps {
  readonly pointer: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: string;
  /** What is asked about it, where it is in doubt. */
  readonly noteId: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onFocus: () => void;
  readonly className?: string;
}

export function ReviewField(props: ReviewFieldProps) {
  const t = useTranslate();
  const id = useId();
  const isUnsure = props.noteId !== undefined;
  const isList = props.kind === 'list';
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
    'aria-describedby': [props.noteId, proof.notesId].filter(Boolean).join(' ') || undefined,
    ref: proof.ref,
    spellCheck: proof.spellCheck,
    onFocus: props.onFocus,
    className: classes(
      TYPE,
      'block w-full rounded-control border bg-surface text-ink transition-colors focus:outline-2 focus:outline-offset-0 focus:outline-sea',
      isUnsure ? 'border-sun' : 'border-edge/70 hover:border-ink',
    ),
  };
  return (
    <div className={props.className} {...proof.watch}>
      <div
        className={classes(
          'mb-1 flex items-baseline justify-between gap-3 text-sm',
          isUnsure ? 'text-sun-ink' : 'text-muted',
        )}
      >
        <label htmlFor={id}>{props.label}</label>
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
    </div>
  );
}
