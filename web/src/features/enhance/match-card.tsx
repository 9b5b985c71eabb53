import type { EnhancementResult } from '@trayecto/core/assistant';
import { ArrowRight } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';

/** How the CV fits the job, and how much of that one sees at first sight; both before and after. */
export function MatchCard({ result }: { result: EnhancementResult }) {
  const { t, formats } = useLanguage();
  const { match, inSight, summary } = result;
  if (match === null) return null;
  const percent = (value: number) => formats.percent(value / 100);
  const count = (value: number) =>
    t('enhance.inSightOf', {
      count: formats.number(value),
      total: formats.number(inSight?.of ?? 0),
    });
  return (
    <section
      aria-labelledby="match"
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Sides
          id="match"
          title={t('enhance.match')}
          line={t('enhance.matchLine')}
          before={percent(match.before)}
          after={percent(match.after)}
          share={match.after / 100}
          shareBefore={match.before / 100}
        />
        {inSight && (
          <Sides
            id="in-sight"
            title={t('enhance.inSight')}
            line={t('enhance.inSightLine')}
            before={count(inSight.before)}
            after={count(inSight.after)}
            share={inSight.after / inSight.of}
            shareBefore={inSight.before / inSight.of}
          />
        )}
      </div>
      {summary !== '' && (
        <p className="max-w-[52rem] text-lead">
          <EngineText>{summary}</EngineText>
        </p>
      )}
    </section>
  );
}

interface SidesProps {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly share: number;
  readonly shareBefore: number;
}

function Sides({ id, title, line, before, after, share, shareBefore }: SidesProps) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <Figure label={t('enhance.before')} text={before} />
        <ArrowRight aria-hidden className="mb-2 size-5 shrink-0 text-muted" strokeWidth={1.5} />
        <Figure label={t('enhance.after')} text={after} isAfter />
      </div>
      <div
        // The numbers above say the same.
        aria-hidden
        className="relative h-2.5 overflow-hidden rounded-full bg-desk"
      >
        <div
          className="absolute inset-y-0 left-0 bg-olive/45"
          style={{ width: `${share * 100}%` }}
        />
        <div
          className="absolute inset-y-0 left-0 bg-olive"
          style={{ width: `${shareBefore * 100}%` }}
        />
      </div>
      <p className="text-sm text-muted">{line}</p>
    </div>
  );
}

function Figure({ label, text, isAfter }: { label: string; text: string; isAfter?: boolean }) {
  return (
    <p className="flex flex-col">
      <span className="text-sm font-medium text-muted">{label}</span>
      <span
        className={`font-serif text-[2.5rem] leading-tight font-semibold tabular-nums ${isAfter ? 'text-olive' : ''}`}
      >
        {text}
      </span>
    </p>
  );
}
