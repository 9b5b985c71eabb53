import type { Cv } from '@trayecto/core/cv';
import {
  type Answer,
  type Card,
  findSaidOnce,
  isHeld,
  type PlacedLine,
  sayAgain,
} from '@trayecto/core/interview';
import { useId } from 'react';
import { EarlierAnswerNote } from '../applications/earlier-answer-note';
import { useEarlierAnswers } from '../applications/use-earlier-answers';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { SegmentedChoice } from '../ui/segmented-choice';
import { TextArea } from '../ui/text-area';
import { chooseQuestion, nameAsked } from './ask-about';
import { type Asked, useInterview } from './use-interview';

const LONGEST_ANSWER = 500;

interface InterviewProps {
  readonly cvId: string;
  /** What the result found missing. */
  readonly asked: Asked;
  /** Whether the screen can compare again. */
  readonly hasScore?: boolean;
}

/** A few questions whose answers become lines of the CV, each shown before it is saved. */
export function Interview({ cvId, asked, hasScore = false }: InterviewProps) {
  const { t } = useLanguage();
  const interview = useInterview(cvId, asked);
  const { cv, cards, card, step, added, answer, placed } = interview;
  const heading = useId();
  if (cv === null || cards.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6"
    >
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 id={heading} className="grow font-serif text-2xl font-semibold">
          {t('tasks.interviewTitle')}
        </h2>
        {card && (
          <p className="text-sm text-muted tabular-nums">
            {t('tasks.interviewStep', { step: step + 1, count: cards.length })}
          </p>
        )}
      </div>
      {card === null ? (
        <p role="status" className="text-lead">
          {t('tasks.interviewDone', { count: added })}{' '}
          {hasScore && added > 0 && t('tasks.interviewAgain')}
        </p>
      ) : (
        <>
          <p className="max-w-[46rem] text-muted">{t('tasks.interviewLine')}</p>
          <CardForm key={card.id} {...{ card, cv, answer, placed }} onChange={interview.change} />
          {interview.hasFailed && <Alert kind="error">{t('tasks.interviewFailed')}</Alert>}
          <div className="flex flex-wrap gap-3">
            {placed !== null ? (
              <Button
                kind="primary"
                disabled={interview.isBusy}
                onClick={() => void interview.save()}
              >
                {t('tasks.interviewSave')}
              </Button>
            ) : null}
            <Button onClick={interview.next} disabled={interview.isBusy}>
              {t(answer?.verdict === 'no' ? 'tasks.interviewNext' : 'tasks.interviewSkip')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface CardFormProps {
  readonly card: Card;
  readonly cv: Cv;
  readonly answer: Answer | null;
  readonly placed: PlacedLine | null;
  readonly onChange: (changes: Partial<Answer>) => void;
}

function CardForm({ card, cv, answer, placed, onChange }: CardFormProps) {
  const { t } = useLanguage();
  const where = useId();
  const isTold = !isHeld(card.askedAs);
  const isSkill = card.kind === 'skill' && isTold;
  const question =
    card.kind === 'skill'
      ? t('tasks.interviewSkill', {
          skill: nameAsked(card.skill, card),
          question: t(chooseQuestion(card)),
        })
      : t(`tasks.interview-${card.kind}`);
  const verdicts = [
    { value: 'yes' as const, label: t('tasks.interviewYes') },
    ...(isSkill ? [{ value: 'little' as const, label: t('tasks.interviewLittle') }] : []),
    { value: 'no' as const, label: t('tasks.interviewNo') },
  ];
  const isOpen = isTold && answer !== null && answer.verdict !== 'no';
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-lead font-semibold">{question}</p>
        {card.entry !== '' && (
          <p translate="no" className="text-sm text-muted">
            {card.entry}
          </p>
        )}
        {card.quote !== '' && (
          <q translate="no" className="mt-1 block wrap-anywhere text-muted">
            {card.quote}
          </q>
        )}
      </div>
      {answer === null && <SaidBefore {...{ card, cv, onChange }} />}
      <SegmentedChoice
        legend={t('tasks.interviewAnswer')}
        className="self-start"
        options={verdicts}
        value={answer?.verdict ?? ''}
        onChange={(verdict) => {
          if (verdict !== '') onChange({ verdict, text: answer?.text || startText(card, verdict) });
        }}
      />
      {isOpen && card.job === null && (
        <div>
          <label htmlFor={where} className="mb-1.5 block font-medium">
            {t('tasks.interviewWhere')}
          </label>
          <select
            id={where}
            value={answer.job ?? ''}
            className="min-h-11 w-full max-w-[32rem] rounded-control border border-edge bg-surface px-3 text-base"
            onChange={({ target }) =>
              onChange({ job: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{t('tasks.interviewNoJob')}</option>
            {cv.work_experience.map((job, at) => (
              <option key={nameJob(cv, at) + String(at)} value={at} translate="no">
                {nameJob(cv, at) || job.dates}
              </option>
            ))}
          </select>
        </div>
      )}
      {isOpen && (
        <TextArea
          label={t('tasks.interviewWords')}
          rows={3}
          maxLength={LONGEST_ANSWER}
          value={answer.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      )}
      {placed && <Preview placed={placed} cv={cv} />}
    </div>
  );
}

/** What the person said of the same skill in an application, to be said again. */
function SaidBefore({ card, cv, onChange }: Pick<CardFormProps, 'card' | 'cv' | 'onChange'>) {
  const said = findSaidOnce(card, useEarlierAnswers(card.kind === 'skill'));
  if (!said) return null;
  return (
    <EarlierAnswerNote answer={said} isBusy={false} onUse={() => onChange(sayAgain(cv, said))} />
  );
}

/** A yes to a sentence without a subject can be kept as proposed; a line to reword begins as it was. */
function startText({ kind, suggestion, quote }: Card, verdict: Answer['verdict']): string {
  if (verdict === 'no') return '';
  if (suggestion !== '') return suggestion;
  const isInPlace = kind === 'missing-number' || kind === 'what-exactly' || kind === 'your-part';
  return isInPlace && quote.length <= LONGEST_ANSWER && !/[.!?] \p{Lu}/u.test(quote) ? quote : '';
}

const nameJob = (cv: Cv, at: number) =>
  [cv.work_experience[at]?.title, cv.work_experience[at]?.company]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');

function Preview({ placed, cv }: { placed: PlacedLine; cv: Cv }) {
  const { t } = useLanguage();
  return (
    <div aria-live="polite" className="rounded-control bg-paper p-3">
      {placed.job !== null && (
        <>
          <p className="text-sm font-medium text-muted">
            {t('tasks.interviewPreview', { job: nameJob(cv, placed.job) })}
          </p>
          <p translate="no" className="wrap-anywhere">
            {placed.line}
          </p>
        </>
      )}
      {placed.instead !== '' && placed.instead !== placed.line && (
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {t('tasks.interviewInstead', { line: placed.instead })}
        </p>
      )}
      {placed.skill !== '' && (
        <p className="mt-1 text-sm text-muted">
          {placed.section === 'skills'
            ? t('tasks.interviewListed', { skill: placed.skill })
            : t('tasks.interviewPlaced', {
                section: t(`editor.${placed.section}`),
                skill: placed.skill,
              })}
        </p>
      )}
    </div>
  );
}
