import type { ExplainedCheck } from '@trayecto/core/assistant';
import { CircleCheck, Wrench } from 'lucide-react';
import { Link } from 'wouter';
import { editPath } from '../../app/edit-path';
import { useCv } from '../../cvs/use-cvs';
import { namePointer } from '../../document/name-pointer';
import { useLanguage } from '../../i18n';

const MOST_PLACES = 3;

/** Every check with its points, most to win first, and the way to where it can be fixed. */
export function CheckList({ checks, cvId }: { checks: readonly ExplainedCheck[]; cvId: string }) {
  const open = ({ weight, before }: ExplainedCheck) => weight * (1 - before);
  return (
    <ul className="grid gap-x-12 gap-y-7 lg:grid-cols-2">
      {checks
        .toSorted((a, b) => open(b) - open(a))
        .map((check) => (
          <CheckRow key={check.code} check={check} cvId={cvId} />
        ))}
    </ul>
  );
}

function CheckRow({ check, cvId }: { check: ExplainedCheck; cvId: string }) {
  const { t, formats } = useLanguage();
  const { name, fix, weight, before, after } = check;
  const points = (value: number) => formats.number(Math.round(value * 10) / 10);
  const gain = weight * (after - before);
  return (
    <li className="flex flex-col gap-1.5">
      <p className="flex items-center justify-between gap-4">
        <span className="flex items-center gap-2 font-semibold">
          {before === 1 && <CircleCheck aria-hidden className="size-4.5 text-olive" />}
          {name}
        </span>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {t('optimize.checkPoints', { points: points(weight * before), most: points(weight) })}
        </span>
      </p>
      <div aria-hidden className="relative h-1.5 overflow-hidden rounded-full bg-desk">
        <div
          className="absolute inset-y-0 left-0 bg-olive/45"
          style={{ width: `${after * 100}%` }}
        />
        <div className="absolute inset-y-0 left-0 bg-olive" style={{ width: `${before * 100}%` }} />
      </div>
      {gain > 0.05 && (
        <p className="text-sm font-medium text-olive">
          {t('optimize.checkGain', { points: points(gain) })}
        </p>
      )}
      {before < 1 && (
        <>
          <p className="text-[0.9375rem] text-muted">{fix}</p>
          <Places pointers={check.pointers} cvId={cvId} />
        </>
      )}
    </li>
  );
}

function Places({ pointers, cvId }: { pointers: readonly string[]; cvId: string }) {
  const { t } = useLanguage();
  const record = useCv(cvId).data;
  if (!record) return null;
  const places = new Map(
    pointers.map((pointer) => [namePointer(pointer, record.parsed_data, t), pointer] as const),
  );
  const shown = [...places].slice(0, MOST_PLACES);
  const more = places.size - shown.length;
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
      {shown.map(([place, pointer]) => (
        <li key={pointer}>
          <Link
            href={editPath(cvId, { isEditing: true, field: pointer })}
            className="inline-flex min-h-8 items-center gap-1.5 font-medium text-sea underline underline-offset-4"
          >
            <Wrench aria-hidden className="size-4 shrink-0" />
            {t('optimize.mend', { place })}
          </Link>
        </li>
      ))}
      {more > 0 && <li className="text-muted">{t('optimize.morePlaces', { count: more })}</li>}
    </ul>
  );
}
