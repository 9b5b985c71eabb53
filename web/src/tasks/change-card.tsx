import type { ChangePart } from '@trayecto/core/improve';
import { Check, CircleHelp, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage } from '../i18n';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { ChangeField } from './change-field';
import { ChangeText } from './change-text';

/** Null refuses it, a text replaces it, undefined accepts it as proposed. */
export type Decision = string | null | undefined;

interface ChangeCardProps {
  readonly part: ChangePart;
  /** Where it is in the CV, for people. */
  readonly place: string;
  readonly reason: string;
  /** What is to be asked of a text before it is kept, where something is. */
  readonly doubt?: ((text: string) => string | null) | undefined;
  readonly decision: Decision;
  readonly onDecide: (decision: Decision) => void;
}

const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('textarea, input, select');

/**
 * One change, to be taken, left or said in other words. One letter is enough while the focus is in the card, and every
 * letter has its button. Arrows go to the next card of the list.
 */
export function ChangeCard(props: ChangeCardProps) {
  const { part, place, reason, doubt, decision, onDecide } = props;
  const { t } = useLanguage();
  const [isEditing, setIsEditing] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const options = listOptions(part);
  const chosen = decision === undefined ? part.after : (decision ?? part.before);
  // What waits for its answer says what is asked.
  const question = doubt?.(decision === null ? part.after : chosen) ?? null;
  const canEdit = part.kind !== 'order';

  function stopEditing() {
    setIsEditing(false);
    // The field is gone: the focus goes to the button it was opened with.
    requestAnimationFrame(() =>
      card.current?.querySelector<HTMLElement>('[data-change=edit]')?.focus(),
    );
  }

  function handleKey(event: KeyboardEvent) {
    if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const option = options[Number(key) - 1];
    if (key === 'a') onDecide(undefined);
    else if (key === 'r') onDecide(null);
    else if (key === 'e' && canEdit) setIsEditing(true);
    else if (option && options.length > 1) onDecide(option.decision);
    else if (key === 'arrowdown' || key === 'j') moveFocus(card.current, 1);
    else if (key === 'arrowup' || key === 'k') moveFocus(card.current, -1);
    else return;
    event.preventDefault();
  }

  return (
    <li
      ref={card}
      data-change-card
      onKeyDown={handleKey}
      className={classes(
        'flex flex-col gap-3 rounded-card border bg-surface p-4 focus-within:border-sea',
        decision === null ? 'border-dashed border-edge' : 'border-line',
      )}
    >
      <StateLine part={part} decision={decision} reason={reason} />
      {isEditing ? (
        <ChangeField
          text={chosen}
          onDone={(text) => {
            onDecide(text === part.after ? undefined : text === part.before ? null : text);
            stopEditing();
          }}
          onCancel={stopEditing}
        />
      ) : (
        <ChangeText part={part} isRefused={decision === null} chosen={chosen} />
      )}
      {!isEditing && question !== null && (
        <p className="flex items-start gap-2 text-sm font-semibold text-sun-ink">
          <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" />
          {question}
        </p>
      )}
      {!isEditing && options.length > 1 && (
        <OtherWays options={options} decision={decision} onDecide={onDecide} />
      )}
      {!isEditing && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('tasks.changeActions', { place })}</legend>
          <Choice
            isChosen={decision !== null}
            keyName="A"
            isFirst
            onClick={() => onDecide(decision === null ? undefined : decision)}
          >
            <Check aria-hidden className="size-4" />
            {t('tasks.changeAccept')}
          </Choice>
          <Choice isChosen={decision === null} keyName="R" onClick={() => onDecide(null)}>
            <X aria-hidden className="size-4" />
            {t('tasks.changeRefuse')}
          </Choice>
          {canEdit && (
            <Button
              kind="ghost"
              className="max-sm:px-2.5"
              data-change="edit"
              aria-keyshortcuts="E"
              onClick={() => setIsEditing(true)}
            >
              <Pencil aria-hidden className="size-4" />
              {t('tasks.changeEdit')}
            </Button>
          )}
        </fieldset>
      )}
    </li>
  );
}

interface OtherWaysProps extends Pick<ChangeCardProps, 'decision' | 'onDecide'> {
  readonly options: ReturnType<typeof listOptions>;
}

function OtherWays({ options, decision, onDecide }: OtherWaysProps) {
  const { t } = useLanguage();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-sm text-muted">{t('tasks.changeOthers')}</legend>
      {options.map((option, at) => (
        <Choice
          key={option.decision ?? ''}
          isChosen={decision === option.decision}
          keyName={String(at + 1)}
          onClick={() => onDecide(option.decision)}
        >
          {option.kind === 'other-verb'
            ? t('tasks.changeOther-other-verb', { verb: option.decision.split(' ', 1)[0] ?? '' })
            : t(`tasks.changeOther-${option.kind}`)}
        </Choice>
      ))}
    </fieldset>
  );
}

/** The proposal first, then the engine's other ways to say it. */
function listOptions({ advice }: ChangePart) {
  const others = advice?.alternatives ?? [];
  return [
    { kind: 'proposed' as const, decision: undefined },
    ...others.map(({ kind, text }) => ({ kind, decision: text })),
  ];
}

function moveFocus(card: HTMLElement | null, by: 1 | -1) {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-change-card]')].filter(
    (one) => one.offsetParent !== null,
  );
  const at = card === null ? -1 : cards.indexOf(card);
  cards[at + by]?.querySelector<HTMLElement>('[data-change=first]')?.focus();
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly keyName: string;
  readonly isFirst?: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

/** Chosen is filled: the shape says it, not the colour alone. */
function Choice({ isChosen, keyName, isFirst = false, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-keyshortcuts={keyName}
      data-change={isFirst ? 'first' : undefined}
      onClick={onClick}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] max-sm:px-3 font-semibold transition-colors',
        isChosen ? 'border-ink! bg-ink! text-paper!' : 'border-line bg-surface hover:border-edge',
      )}
    >
      {children}
    </button>
  );
}

const STATES = {
  accepted: { icon: Check, tone: 'text-olive' },
  other: { icon: Check, tone: 'text-olive' },
  edited: { icon: Pencil, tone: 'text-sea' },
  refused: { icon: X, tone: 'text-muted' },
} as const;

function nameState({ advice }: ChangePart, decision: Decision): keyof typeof STATES {
  if (decision === undefined) return 'accepted';
  if (decision === null) return 'refused';
  return advice?.alternatives.some(({ text }) => text === decision) ? 'other' : 'edited';
}

function StateLine({
  part,
  decision,
  reason,
}: Pick<ChangeCardProps, 'part' | 'decision' | 'reason'>) {
  const { t } = useLanguage();
  const state = nameState(part, decision);
  const { icon: Icon, tone } = STATES[state];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span
        role="status"
        className={classes('inline-flex items-center gap-1.5 font-semibold', tone)}
      >
        <Icon aria-hidden className="size-4" />
        {t(`tasks.changeState-${state}`)}
      </span>
      {reason}
    </p>
  );
}
