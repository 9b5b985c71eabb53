import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes';

type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger';
type ButtonSize = 'medium' | 'large';

const KINDS: Record<ButtonKind, string> = {
  primary:
    'rounded-full bg-terracotta text-on-terracotta hover:bg-terracotta-strong disabled:hover:bg-terracotta',
  secondary:
    'rounded-full border border-line bg-surface text-ink hover:border-edge disabled:hover:border-line',
  ghost: 'rounded-control text-ink hover:bg-ink/6',
  danger: 'rounded-full bg-danger text-on-danger hover:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-12 px-7 py-2.5 text-[1.0625rem]',
};

function buttonClass(kind: ButtonKind, size: ButtonSize, className: string | undefined) {
  return classes(
    'inline-flex items-center justify-center gap-2 font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-busy:opacity-85',
    KINDS[kind],
    SIZES[size],
    className,
  );
}

interface Look {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Work is under way: the button waits, and shows that it does. */
  readonly isBusy?: boolean;
}

export function Button({
  kind = 'secondary',
  size = 'medium',
  isBusy = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass(kind, size, className)}
      {...rest}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-4.5 motion-safe:animate-spin" />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Look {
  readonly href: string;
  /** Kept in the history entry: something the next screen should know and the address need not say. */
  readonly state?: unknown;
  readonly className?: string;
  /** In a dialog: the answer that loses nothing, which has the focus. */
  readonly 'data-safe'?: boolean;
  readonly children: ReactNode;
}

export function ButtonLink({
  kind = 'secondary',
  size = 'medium',
  className,
  href,
  state,
  'data-safe': isSafe,
  children,
}: ButtonLinkProps) {
  const look = buttonClass(kind, size, className);
  // A place on this page is the browser's business, a place in the app the router's.
  if (href.startsWith('#')) {
    return (
      <a href={href} className={look}>
        {children}
      </a>
    );
  }
  return (
    <Link
      href={href}
      state={state}
      className={look}
      data-safe={isSafe}
      data-held={state === undefined ? undefined : true}
    >
      {children}
    </Link>
  );
}
