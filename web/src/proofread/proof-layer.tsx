import type { Finding } from '@trayecto/core/proofread';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../ui/classes';

interface ProofLayerProps {
  readonly value: string;
  readonly findings: readonly Finding[];
  readonly isLong: boolean;
  /** Padding and type of the field, so that each word lies over its like. */
  readonly className: string;
  readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** Lies over a field and underlines in it. Only visual: the text below the field says the same. */
export function ProofLayer({ value, findings, isLong, className, field }: ProofLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return;
    const follow = () => layer.current?.scrollTo(input.scrollLeft, input.scrollTop);
    follow();
    input.addEventListener('scroll', follow, { passive: true });
    return () => input.removeEventListener('scroll', follow);
  }, [field]);
  return (
    <div
      ref={layer}
      aria-hidden
      translate="no"
      className={classes(
        'pointer-events-none absolute inset-0 overflow-hidden border border-transparent text-transparent',
        isLong ? 'break-words whitespace-pre-wrap' : 'flex items-center whitespace-pre',
        className,
      )}
    >
      <span>
        <MarkedText value={value} findings={findings} />
      </span>
    </div>
  );
}

interface MarkedTextProps {
  readonly value: string;
  readonly findings: readonly Finding[];
}

/** A text with what was found in it underlined. */
export function MarkedText({ value, findings }: MarkedTextProps) {
  const parts = [];
  let end = 0;
  for (const { from, to, kind } of findings) {
    parts.push(value.slice(end, from));
    parts.push(
      <span
        key={from}
        data-finding={kind}
        className="underline decoration-danger decoration-wavy decoration-from-font underline-offset-3 [text-decoration-skip-ink:none]"
      >
        {value.slice(from, to)}
      </span>,
    );
    end = to;
  }
  parts.push(value.slice(end));
  return parts;
}
