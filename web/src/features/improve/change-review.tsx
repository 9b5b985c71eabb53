import type { ProposedChange } from '@trayecto/core/assistant';
import type { Cv } from '@trayecto/core/cv';
import { ITEM_SECTION_KEYS, readField } from '@trayecto/core/review';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { nameField, nameSection } from '../../document/name-place';
import { useLanguage } from '../../i18n';
import { EngineChip } from '../../tasks/engine-chip';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import type { ImproveProposal } from './use-improve';

interface ChangeReviewProps {
  readonly proposal: ImproveProposal;
  readonly onSave: (accepted: ReadonlySet<string>) => void;
  readonly onCancel: () => void;
}

/** Every change with its reason, to be taken or left; all are taken until the person says otherwise. */
export function ChangeReview({ proposal, onSave, onCancel }: ChangeReviewProps) {
  const { t } = useLanguage();
  const { changes, questions, drafts, notes, warnings, engine, byBuiltin = [] } = proposal;
  const english = proposal.parsed_data_english;
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const accepted = changes.filter(({ id }) => !refused.has(id));

  function toggle(id: string) {
    const next = new Set(refused);
    if (!next.delete(id)) next.add(id);
    setRefused(next);
  }

  const listCards = (some: readonly ProposedChange[]) => (
    <ul className="flex flex-col gap-4">
      {some.map((change) => (
        <ChangeCard
          key={change.id}
          change={change}
          english={english && readEnglish(english, change.pointer)}
          isAccepted={!refused.has(change.id)}
          onToggle={() => toggle(change.id)}
        />
      ))}
    </ul>
  );

  return (
    <section aria-label={t('improve.reviewTitle')} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="grow font-serif text-2xl font-semibold">{t('improve.reviewTitle')}</h2>
        <EngineChip engine={engine} />
        <Button onClick={() => setRefused(new Set())}>{t('improve.acceptAll')}</Button>
        <Button onClick={() => setRefused(new Set(changes.map(({ id }) => id)))}>
          {t('improve.refuseAll')}
        </Button>
      </div>
      {changes.length === 0 && <Alert kind="success">{t('improve.nothingToChange')}</Alert>}
      {proposal.wishes && <Wishes wishes={proposal.wishes} />}
      {listCards(changes.filter((change) => !isQuiet(change)))}
      {changes.some(isQuiet) && (
        <details className="rounded-card border border-line bg-surface p-4">
          <summary className="cursor-pointer font-semibold">
            {t('improve.quietTitle', { count: changes.filter(isQuiet).length })}
          </summary>
          <div className="mt-4">{listCards(changes.filter(isQuiet))}</div>
        </details>
      )}
      {questions.length > 0 && (
        <Notes title={t('improve.questionsTitle')}>
          {questions.map(({ id, code, entry, quote }) => (
            <li key={id}>
              {t(`improve.${code}`, { entry })}
              {quote !== '' && (
                <q translate="no" className="block text-muted">
                  {quote}
                </q>
              )}
            </li>
          ))}
        </Notes>
      )}
      {drafts.length > 0 && (
        <Notes title={t('improve.draftsTitle')} hint={t('improve.draftsHint')} isOpen>
          {drafts.map(({ pointer, source, draft }) => (
            <li key={pointer + source} translate="no">
              <span className="block text-muted">{source}</span>
              {draft}
            </li>
          ))}
        </Notes>
      )}
      {byBuiltin.length > 0 && (
        <Notes title={t('improve.byBuiltinTitle')} hint={t('improve.byBuiltinHint')}>
          {byBuiltin.map(({ pointer, text }) => (
            <li key={pointer + text} translate="no">
              {text}
            </li>
          ))}
        </Notes>
      )}
      {notes.length > 0 && (
        <Notes title={t('improve.notesTitle')}>
          {notes.map((note) => (
            <li key={note}>{t(`improve.note-${note}`)}</li>
          ))}
        </Notes>
      )}
      {warnings.length > 0 && (
        <Alert kind="warning">{t('improve.guarded', { count: warnings.length })}</Alert>
      )}
      <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-paper py-4">
        <Button onClick={onCancel}>{t('improve.discard')}</Button>
        <Button kind="primary" onClick={() => onSave(new Set(accepted.map(({ id }) => id)))}>
          {t('improve.save', { count: accepted.length })}
        </Button>
      </div>
    </section>
  );
}

/** Order and look say nothing else than before: they wait apart from what reads differently. */
const QUIET: ReadonlySet<ProposedChange['reasons'][number]> = new Set([
  'order-by-focus',
  'typography',
  'punctuation',
  'spelling',
  'skills-grouped',
  'skills-named',
  'duplicate-removed',
]);
const isQuiet = ({ field, reasons }: ProposedChange) =>
  field === 'order' || (field !== 'summary' && reasons.every((reason) => QUIET.has(reason)));

/** What became of the person's instructions; what could not be followed is said in their own words. */
function Wishes({ wishes }: { wishes: NonNullable<ImproveProposal['wishes']> }) {
  const { t } = useLanguage();
  return (
    <>
      {wishes.followed.length > 0 && (
        <Alert kind="success">
          {t('improve.wishesFollowed', {
            list: wishes.followed.map((code) => t(`improve.wish-${code}`)).join(' · '),
          })}
        </Alert>
      )}
      {wishes.unread.length > 0 && (
        <Alert kind="warning">
          {t('improve.wishesUnread', { list: wishes.unread.map((text) => `“${text}”`).join(', ') })}
        </Alert>
      )}
    </>
  );
}

/** An order of entries has no text of its own. */
function readEnglish(english: Cv, pointer: string): string {
  return ITEM_SECTION_KEYS.some((section) => pointer === `/${section}`)
    ? ''
    : readField(english, pointer);
}

interface NotesProps {
  readonly title: string;
  readonly hint?: string;
  readonly isOpen?: boolean;
  readonly children: React.ReactNode;
}

function Notes({ title, hint, isOpen = false, children }: NotesProps) {
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface p-4">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      {hint && <p className="mt-2 text-sm text-muted">{hint}</p>}
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">{children}</ul>
    </details>
  );
}

interface ChangeCardProps {
  readonly change: ProposedChange;
  /** The same text of the English version, where there is one. */
  readonly english: string | null;
  readonly isAccepted: boolean;
  readonly onToggle: () => void;
}

function ChangeCard({ change, english, isAccepted, onToggle }: ChangeCardProps) {
  const { t } = useLanguage();
  const { section, entry, field, reasons } = change;
  const place = [
    nameSection(section, t),
    entry,
    field === section ? '' : nameField(field, t, section),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <li
      className={classes(
        'rounded-card border bg-surface p-4',
        isAccepted ? 'border-olive' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="grow font-semibold">{place}</h3>
        <Button
          aria-pressed={isAccepted}
          title={t(isAccepted ? 'improve.refuseOf' : 'improve.acceptOf', { place })}
          onClick={onToggle}
        >
          {isAccepted ? (
            <Check aria-hidden className="size-4.5 text-olive" />
          ) : (
            <X aria-hidden className="size-4.5" />
          )}
          {t(isAccepted ? 'improve.accepted' : 'improve.refused')}
          <span translate="no" className="sr-only">
            {place}
          </span>
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">
        {reasons.map((reason) => t(`improve.why-${reason}`)).join(' · ')}
      </p>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        <Side label={t('improve.before')} value={change.before} />
        <Side label={t('improve.after')} value={change.after} />
        {english && isAccepted && (
          <div className="md:col-span-2">
            <Side label={t('improve.inEnglish')} value={english} />
          </div>
        )}
      </div>
    </li>
  );
}

function Side({ label, value }: { label: string; value: string | readonly string[] }) {
  const { t } = useLanguage();
  const lines = typeof value === 'string' ? [value] : value;
  return (
    <div className="min-w-0 rounded-control bg-paper p-3">
      <p className="text-sm font-medium text-muted">{label}</p>
      {lines.join('').trim() === '' ? (
        <em className="text-muted">{t('editor.empty')}</em>
      ) : (
        <div translate="no" className="flex flex-col gap-1 wrap-anywhere whitespace-pre-line">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
