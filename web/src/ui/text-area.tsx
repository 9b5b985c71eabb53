import { type ComponentProps, useId } from 'react';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  readonly label: string;
  readonly hint?: string | undefined;
}

export function TextArea({ label, hint, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="w-full rounded-control border border-edge bg-surface px-4 py-3 text-base text-ink transition-colors placeholder:text-muted hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea"
        {...rest}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
