import { Check, ChevronDown, ChevronUp, Eye } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import { PartBadge } from './part-badge';
import { AddEntry, PartFields } from './part-fields';
import { PART_TITLES } from './part-tones';
import type { ReviewDesk } from './review-desk';
import type { ReviewPart } from './review-parts';

interface PartListProps {
  readonly desk: ReviewDesk;
  readonly parts: readonly ReviewPart[];
  readonly openKeys: ReadonlySet<string>;
  readonly litKey: string | null;
  readonly onToggle: (key: string) => void;
  readonly onLight: (key: string | null) => void;
}

/** What was read, part by part: in order and folded, or open to be looked at. */
export function PartList({ desk, parts, openKeys, litKey, onToggle, onLight }: PartListProps) {
  const jobs = parts.filter(({ kind }) => kind === 'work_experience');
  return parts.map((part) => (
    <div key={part.key}>
      <Part
        part={part}
        job={jobs.length > 1 ? { at: jobs.indexOf(part) + 1, of: jobs.length } : undefined}
        isOpen={openKeys.has(part.key)}
        isLit={litKey === part.key}
        onToggle={onToggle}
        onLight={onLight}
      >
        <PartFields desk={desk} part={part} />
      </Part>
      {part === jobs.at(-1) && part.key !== '/work_experience' && (
        <div className="border-b border-line">
          <AddEntry desk={desk} section="work_experience" />
        </div>
      )}
    </div>
  ));
}

interface PartProps {
  readonly part: ReviewPart;
  /** Which of several jobs it is. */
  readonly job: { readonly at: number; readonly of: number } | undefined;
  readonly isOpen: boolean;
  readonly isLit: boolean;
  readonly onToggle: (key: string) => void;
  readonly onLight: (key: string | null) => void;
  readonly children: ReactNode;
}

function Part({ part, job, isOpen, isLit, onToggle, onLight, children }: PartProps) {
  const t = useTranslate();
  const id = useId();
  const heading = t(PART_TITLES[part.kind]);
  const isJob = part.kind === 'work_experience';
  const openTitle =
    isJob && job ? t('review.jobOf', { section: heading, at: job.at, of: job.of }) : heading;
  const title = isOpen && isJob ? openTitle : part.name || heading;
  const isOwnName = title === part.name && part.name !== '';
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <section
      data-card={part.key}
      aria-labelledby={id}
      onPointerEnter={() => onLight(part.key)}
      onPointerLeave={() => onLight(null)}
      className={
        isOpen
          ? classes(
              'my-2.5 rounded-card border bg-surface shadow-float',
              part.doubts > 0 ? 'border-terracotta/40' : 'border-line',
            )
          : classes('border-b border-line', isLit && 'bg-ink/4')
      }
    >
      <h2 id={id}>
        <button
          type="button"
          aria-expanded={isOpen}
          data-part={part.key}
          onClick={() => onToggle(part.key)}
          onFocus={() => onLight(part.key)}
          onBlur={() => onLight(null)}
          className={classes(
            'flex min-h-12 w-full items-center gap-3 rounded-card text-left',
            isOpen ? 'px-4 pt-2' : 'px-1',
          )}
        >
          <PartBadge part={part} />
          <span
            translate={isOwnName ? 'no' : undefined}
            className={classes(
              'min-w-0 truncate',
              isOpen ? 'font-serif text-xl font-semibold' : 'font-semibold',
            )}
          >
            {title}
          </span>
          {!isOpen && (
            <span
              translate="no"
              className="min-w-0 grow basis-0 truncate text-[0.9375rem] text-muted"
            >
              {part.digest}
            </span>
          )}
          <PartState part={part} />
          <Arrow aria-hidden className="size-4.5 shrink-0 text-muted" />
        </button>
      </h2>
      {isOpen && <div className="@container px-4 pt-2 pb-4">{children}</div>}
    </section>
  );
}

function PartState({ part }: { part: ReviewPart }) {
  const t = useTranslate();
  if (part.doubts > 0)
    return (
      <span className="ml-auto inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-sun-ink">
        <Eye aria-hidden className="size-4" />
        {t('review.toLook', { count: part.doubts })}
      </span>
    );
  if (part.values === 0)
    return <span className="ml-auto shrink-0 text-sm text-muted">{t('review.nothing')}</span>;
  return (
    <span className="ml-auto inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-olive">
      <Check aria-hidden className="size-4" />
      {t('review.values', { count: part.values })}
    </span>
  );
}
