import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useTranslate } from '../i18n';
import { classes } from './classes';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function TextField({
  label,
  hint,
  error,
  type = 'text',
  'aria-describedby': beside,
  ...rest
}: TextFieldProps) {
  const t = useTranslate();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const described = [hint && `${id}-hint`, error && `${id}-error`, beside]
    .filter(Boolean)
    .join(' ');
  const Icon = isShown ? EyeOff : Eye;

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={isPassword && isShown ? 'text' : type}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={classes(
            'min-h-12 w-full rounded-control border bg-surface px-4 text-base text-ink transition-colors placeholder:text-muted',
            'focus:outline-2 focus:outline-offset-0 focus:outline-sea',
            error ? 'border-danger' : 'border-edge hover:border-ink',
            isPassword && 'pr-13',
          )}
          {...rest}
        />
        {isPassword && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={t(isShown ? 'common.hidePassword' : 'common.showPassword')}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0.5 my-auto inline-flex size-11 items-center justify-center rounded-control text-muted transition-colors hover:text-ink"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
