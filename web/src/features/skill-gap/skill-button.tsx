import type { CvPlace, MatchedSkill, MissingSkill } from '@trayecto/core/assistant';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { nameSection } from '../../document/name-place';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { labelName } from '../../tasks/label-name';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';

type SkillButtonProps = {
  readonly active: string | null;
  readonly pinned: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly onPin: (id: string) => void;
} & (
  | { readonly tone: 'matched'; readonly skill: MatchedSkill }
  | { readonly tone: 'missing'; readonly skill: MissingSkill }
);

const MOST_PLACES = 3;

/** One skill. Resting or stepping on it shows its places; pressing it keeps them, and quotes them under it. */
export function SkillButton(props: SkillButtonProps) {
  const { tone, skill, active, pinned, onPoint, onPin } = props;
  const { t } = useLanguage();
  const id = useId();
  const isOpen = pinned === skill.id;
  const Icon = tone === 'matched' ? Check : Minus;
  const near = tone === 'matched' ? skill.cvPlaces : skill.related.flatMap((one) => one.cvPlaces);
  return (
    <li
      className={classes(
        'rounded-control border bg-surface transition-colors',
        active === skill.id ? 'border-sea' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onPin(skill.id)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(skill.id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={(event) => event.target.matches(':focus-visible') && onPoint(skill.id)}
        onBlur={() => onPoint(null)}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-2 text-left"
      >
        <Icon
          aria-hidden
          className={classes(
            'size-4.5 shrink-0',
            tone === 'matched' ? 'text-olive' : 'text-terracotta',
          )}
          strokeWidth={2.25}
        />
        <span translate="no" className="min-w-0 grow font-medium wrap-anywhere">
          {labelName(skill.name)}
          {tone === 'matched' && skill.impliedBy !== null && (
            <span translate="yes" className="mt-1 block">
              <Chip tone="sun">{t('skillGap.implied')}</Chip>
            </span>
          )}
        </span>
        <span className="shrink-0">
          {tone === 'matched' ? (
            <Chip tone={skill.relevance === 'high' ? 'olive' : 'neutral'}>
              {t(`skillGap.relevance-${skill.relevance}`)}
            </Chip>
          ) : (
            <Chip tone={skill.importance === 'critical' ? 'terracotta' : 'neutral'}>
              {t(`skillGap.importance-${skill.importance}`)}
            </Chip>
          )}
        </span>
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="flex-col gap-3 px-3 pb-3 text-[0.9375rem] not-[[hidden]]:flex"
      >
        <p>
          <EngineText>{skill.description}</EngineText>
        </p>
        <Quotes label={t('skillGap.inPosting')} quotes={skill.evidence} />
        <CvQuotes
          label={t(tone === 'matched' ? 'skillGap.inCv' : 'skillGap.nearInCv')}
          places={near}
        />
      </div>
    </li>
  );
}

function Quotes({ label, quotes }: { label: string; quotes: readonly string[] }) {
  if (quotes.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p translate="no" className="flex flex-wrap gap-x-2">
        {quotes.slice(0, MOST_PLACES).map((quote) => (
          <q key={quote}>{quote}</q>
        ))}
      </p>
    </div>
  );
}

function CvQuotes({ label, places }: { label: string; places: readonly CvPlace[] }) {
  const { t } = useLanguage();
  if (places.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <ul className="flex flex-col gap-1">
        {places.slice(0, MOST_PLACES).map(({ section, pointer, line, quote }) => (
          <li key={pointer + quote}>
            <span className="text-muted">
              {nameSection(section, t)}
              {': '}
            </span>
            <q translate="no" className="wrap-anywhere">
              {shorten(line)}
            </q>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LONGEST_LINE = 140;

function shorten(line: string): string {
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE).trimEnd()}…`;
}
