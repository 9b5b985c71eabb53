import type { ReadBackResult } from '@trayecto/core/contract';
import { Check, CircleHelp } from 'lucide-react';
import { isOwnName, nameField, nameSection } from '../document/name-place';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Chip, type ChipTone } from '../ui/chip';

const MOST_LISTED = 12;
const MOST_QUOTED = 3;
const tones: Readonly<Record<ReadBackResult['missed'][number]['fate'], ChipTone>> = {
  found: 'olive',
  elsewhere: 'sun',
  text: 'sea',
  lost: 'terracotta',
};

export function MissedValues({ missed }: { missed: ReadBackResult['missed'] }) {
  const { t } = useLanguage();
  if (missed.length === 0) return null;
  const rest = missed.length - MOST_LISTED;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-serif text-xl font-semibold">{t('readBack.missedTitle')}</h3>
      <ul className="divide-y divide-line">
        {missed.slice(0, MOST_LISTED).map(({ section, field, value, fate }) => (
          <li
            key={`${section}/${field}/${value}`}
            className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3"
          >
            <div className="min-w-0 grow basis-72">
              <p className="text-sm text-muted" translate={isOwnName(section) ? 'no' : undefined}>
                {[nameSection(section, t), nameField(field, t, section)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p translate="no" className="line-clamp-2 break-words">
                {value}
              </p>
            </div>
            <Chip tone={tones[fate]}>{t(`readBack.fate-${fate}`)}</Chip>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-sm text-muted">{t('readBack.more', { count: rest })}</p>}
    </section>
  );
}

export function Traits({ result }: { result: ReadBackResult }) {
  const { t } = useLanguage();
  const quote = (lines: readonly string[]) =>
    lines
      .slice(0, MOST_QUOTED)
      .map((line) => `«${line}»`)
      .join(', ');
  const sentences = [
    ...result.traits.map((trait) =>
      t(`readBack.trait-${trait}`, { lines: quote(result.repeated) }),
    ),
    ...(result.unplaced.length > 0
      ? [t('readBack.trait-unplaced', { lines: quote(result.unplaced) })]
      : []),
  ];
  if (sentences.length === 0) return <Alert kind="success">{t('readBack.noTraits')}</Alert>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-serif text-xl font-semibold">{t('readBack.traitsTitle')}</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

export function PostingHits({ posting }: { posting: NonNullable<ReadBackResult['posting']> }) {
  const { t, formats } = useLanguage();
  const { title, match, hits, misses } = posting;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-serif text-xl font-semibold">
        {t('readBack.postingTitle', { title: title || t('readBack.untitled') })}
      </h3>
      <p className="text-muted">
        {t('readBack.postingMatch', { percent: formats.percent(match / 100) })}
      </p>
      {hits.length === 0 && <p>{t('readBack.noHits')}</p>}
      <ul translate="no" className="flex flex-wrap gap-2">
        {hits.map((skill) => (
          <li key={skill} aria-label={t('readBack.hit', { skill })}>
            <Chip tone="olive">
              <Check aria-hidden className="size-3.5" />
              {skill}
            </Chip>
          </li>
        ))}
        {misses.map((skill) => (
          <li key={skill} aria-label={t('readBack.miss', { skill })}>
            <Chip tone="terracotta">
              <CircleHelp aria-hidden className="size-3.5" />
              {skill}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
