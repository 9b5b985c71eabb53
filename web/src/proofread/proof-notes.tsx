import type { Finding, FindingKind } from '@trayecto/core/proofread';
import { BookPlus, EyeOff } from 'lucide-react';
import { type PlainKey, useTranslate } from '../i18n';

interface ProofNotesProps {
  readonly id?: string;
  /** Whether the key that accepts works here. */
  readonly hasHint?: boolean;
  readonly value: string;
  readonly findings: readonly Finding[];
  readonly onAccept: (finding: Finding, suggestion: string) => void;
  readonly onLearn: (word: string) => void;
  readonly onIgnore: (finding: Finding) => void;
}

const words: Readonly<Record<FindingKind, PlainKey>> = {
  spelling: 'proof.spelling',
  accent: 'proof.accent',
  confusion: 'proof.confusion',
  'repeated-word': 'proof.repeatedWord',
  'missing-word': 'proof.missingWord',
  'extra-word': 'proof.extraWord',
  agreement: 'proof.agreement',
  article: 'proof.article',
  tense: 'proof.tense',
  capital: 'proof.capital',
  spacing: 'proof.spacing',
  punctuation: 'proof.punctuation',
  brackets: 'proof.brackets',
};

/** A word can be learned; anything else can be let be. */
const learnable: ReadonlySet<FindingKind> = new Set<FindingKind>(['spelling', 'accent', 'capital']);

/** What was found in a field, in words, with what to do about it. */
export function ProofNotes(props: ProofNotesProps) {
  const { id, value, findings, hasHint = true } = props;
  const t = useTranslate();
  return (
    <ul id={id} aria-label={t('proof.found')} className="mt-1.5 flex flex-col gap-1 text-sm">
      {findings.map((finding) => (
        <li
          key={`${finding.from}-${finding.to}`}
          className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-danger-soft px-2.5 py-1"
        >
          <span translate="no" className="min-w-0 font-semibold wrap-anywhere">
            {value.slice(finding.from, finding.to).trim() || '␣'}
          </span>
          <span className="basis-full text-muted first-letter:uppercase">
            {t(words[finding.kind])}
          </span>
          {finding.suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              data-suggestion=""
              aria-label={t('proof.replaceWith', { suggestion: suggestion.trim() || '␣' })}
              onClick={() => props.onAccept(finding, suggestion)}
              className="inline-flex min-h-8 items-center rounded-control border border-edge bg-surface px-2 font-semibold text-ink hover:border-ink"
            >
              <span translate="no">{suggestion.trim() || '␣'}</span>
            </button>
          ))}
          {learnable.has(finding.kind) ? (
            <button
              type="button"
              onClick={() => props.onLearn(value.slice(finding.from, finding.to))}
              className="inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 text-muted hover:text-ink"
            >
              <BookPlus aria-hidden className="size-4" />
              {t('proof.learn')}
            </button>
          ) : (
            <button
              type="button"
              onClick={() => props.onIgnore(finding)}
              className="inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 text-muted hover:text-ink"
            >
              <EyeOff aria-hidden className="size-4" />
              {t('proof.ignore')}
            </button>
          )}
        </li>
      ))}
      {hasHint && <li className="text-muted max-lg:hidden">{t('proof.hint')}</li>}
    </ul>
  );
}
