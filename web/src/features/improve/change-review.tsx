import type { ProposedChange } from '@trayecto/core/assistant';
import type { Cv } from '@trayecto/core/cv';
import {
  type ChangePart,
  type Decisions,
  findNewWords,
  listParts,
  refuseDoubtful,
} from '@trayecto/core/improve';
import { ITEM_SECTION_KEYS, readField } from '@trayecto/core/review';
import { useEffect, useId, useRef } from 'react';
import { DraftText } from '../../document/draft-text';
import { useLanguage } from '../../i18n';
import { ChangeKeys } from '../../tasks/change-keys';
import { ChangeList, countTaken, refuseAll } from '../../tasks/change-list';
import { EngineChip } from '../../tasks/engine-chip';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { findSaved } from './find-saved';
import type { ImproveProposal } from './use-improve';

interface ChangeReviewProps {
  readonly proposal: ImproveProposal;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Every change with its reason, to be taken, left or fixed; all without an open question are taken until the person says otherwise. */
export function ChangeReview(props: ChangeReviewProps) {
  const { proposal, decisions, onDecide, onSave, onCancel } = props;
  const { t } = useLanguage();
  const { changes, questions, drafts, notes, warnings, engine, byBuiltin = [] } = proposal;
  const leftOut = warnings.filter(({ reverted }) => reverted).length;
  const explain = ({ reasons }: ProposedChange, { advice }: ChangePart) =>
    (advice?.reasons ?? reasons).map((reason) => t(`improve.why-${reason}`)).join(' · ');
  const askIfTrue = (change: ProposedChange, text: string) => {
    const words = findNewWords(change, text, warnings).join(', ');
    return words === '' ? null : t('improve.newWords', { words });
  };

  return (
    <section aria-label={t('improve.reviewTitle')} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <ReviewHeading />
        <EngineChip engine={engine} />
        {/* What has a question open is answered where it is asked. */}
        <Button onClick={() => onDecide(refuseDoubtful(changes, warnings))}>
          {t('improve.acceptAll')}
        </Button>
        <Button onClick={() => onDecide(refuseAll(changes))}>{t('improve.refuseAll')}</Button>
        {changes.length > 0 && <ChangeKeys />}
      </div>
      {changes.length === 0 && <Alert kind="success">{t('improve.nothingToChange')}</Alert>}
      {proposal.wishes && <Wishes wishes={proposal.wishes} />}
      <ChangeList
        changes={changes}
        decisions={decisions}
        onDecide={onDecide}
        explain={explain}
        doubt={askIfTrue}
        below={(change) => <InEnglish {...props} change={change} />}
      />
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
          {drafts.map(({ pointer, source, draft, doubtful }) => (
            <li key={pointer + source} translate="no">
              <span className="block text-muted">{source}</span>
              <DraftText text={draft} doubtful={doubtful} />
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
      {leftOut > 0 && <Alert kind="warning">{t('improve.guarded', { count: leftOut })}</Alert>}
      <SaveBar {...{ proposal, decisions, onSave, onCancel }} />
    </section>
  );
}

/** The form was left at its end, with a button that is gone: what was found begins at its beginning. */
function ReviewHeading() {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="grow scroll-mt-24 font-serif text-2xl font-semibold outline-none"
    >
      {t('improve.reviewTitle')}
    </h2>
  );
}

/** The button says what it saves. Where that is nothing, what to do instead is said beside it. */
function SaveBar(props: Omit<ChangeReviewProps, 'onDecide'>) {
  const { proposal, decisions } = props;
  const { t } = useLanguage();
  const reasonId = useId();
  const { changes } = proposal;
  const saved = findSaved(proposal, decisions);
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper py-4 max-sm:pb-7 sm:bottom-0">
      {saved === 'nothing' && (
        <p id={reasonId} className="min-w-[min(100%,16rem)] grow text-sm text-muted">
          {t(changes.length === 0 ? 'improve.nothingToSave' : 'improve.acceptFirst')}
        </p>
      )}
      <Button onClick={props.onCancel}>{t('improve.discard')}</Button>
      <Button
        kind="primary"
        disabled={saved === 'nothing'}
        aria-describedby={saved === 'nothing' ? reasonId : undefined}
        onClick={props.onSave}
      >
        {saved === 'changes'
          ? t('improve.save', { count: countTaken(changes, decisions) })
          : t(savedWords[saved])}
      </Button>
    </div>
  );
}

const savedWords = {
  english: 'improve.saveEnglish',
  order: 'improve.saveOrder',
  nothing: 'improve.saveNothing',
} as const;

/** What became of the person's instructions; what couldn't be followed is said in their own words. */
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

/** An order of entries has no text. */
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

/** The English text is of the whole proposal: where some of it is decided otherwise, it is made again. */
function InEnglish({
  proposal,
  decisions,
  change,
}: ChangeReviewProps & { readonly change: ProposedChange }) {
  const { t } = useLanguage();
  const english = proposal.parsed_data_english;
  const text = english && readEnglish(english, change.pointer);
  if (!text || listParts(change).some(({ id }) => decisions[id] !== undefined)) return null;
  return (
    <details className="text-[0.9375rem]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sea">
        {t('improve.inEnglish')}
      </summary>
      <p translate="no" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </details>
  );
}
