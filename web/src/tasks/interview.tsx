import type { Cv } from '@trayecto/core/cv';
import {
  type Answer,
  type Card,
  findSaidOnce,
  isHeld,
  isTold,
  type PlacedLine,
  sayAgain,
} from '@trayecto/core/interview';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { EarlierAnswerNote } from '../applications/earlier-answer-note';
import { useEarlierAnswers } from '../applications/use-earlier-answers';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { SegmentedChoice } from '../ui/segmented-choice';
import { TextArea } from '../ui/text-area';
import { chooseQuestion, nameAsked } from './ask-about';
import { type Asked, LONGEST_ANSWER, useInterview } from './use-interview';

interface InterviewProps {
  readonly cvId: string;
  /** What the result found missing. */
  readonly asked: Asked;
  /** Who asks for the skills. */
  readonly askedBy?: 'job' | 'field';
  /** The way to a new score. */
  readonly again?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** What the answers have done so far. */
  readonly progress?: ReactNode;
}

/** A few questions whose answers become lines of the CV, each shown before it is saved. */
export function Interview({ cvId, asked, askedBy = 'job', again, progress }: InterviewProps) {
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
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p role="status" className="text-lead">
            {t('tasks.interviewDone', { count: added })}
          </p>
          {again && added > 0 && <Button onClick={again.onPress}>{again.label}</Button>}
        </div>
      ) : (
        <>
          <p className="max-w-[46rem] text-muted">{t('tasks.interviewLine')}</p>
          <CardForm
            key={card.id}
            {...{ card, cv, answer, placed, askedBy }}
            isFirst={interview.isFirst}
            onChange={interview.change}
          />
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
      {progress}
    </section>
  );
}

interface CardFormProps {
  readonly isFirst: boolean;
  readonly askedBy: 'job' | 'field';
  readonly card: Card;
  readonly cv: Cv;
  readonly answer: Answer | null;
  readonly placed: PlacedLine | null;
  readonly onChange: (changes: Partial<Answer>) => void;
}

function CardForm(props: CardFormProps) {
  const { card, cv, answer, placed, askedBy, isFirst, onChange } = props;
  const { t } = useLanguage();
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  const isOfWork = !isHeld(card.askedAs);
  const isSkill = card.kind === 'skill' && isOfWork;
  const question =
    card.kind === 'skill'
      ? t(askedBy === 'job' ? 'tasks.interviewSkill' : 'tasks.interviewField', {
          skill: nameAsked(card.asked, card),
          question: t(chooseQuestion(card)),
        })
      : t(`tasks.interview-${card.kind}`);
  const verdicts = [
    { value: 'yes' as const, label: t('tasks.interviewYes') },
    ...(isSkill ? [{ value: 'little' as const, label: t('tasks.interviewLittle') }] : []),
    { value: 'no' as const, label: t('tasks.interviewNo') },
  ];
  const isOpen = isOfWork && answer !== null && answer.verdict !== 'no';
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p ref={heading} tabIndex={-1} className="text-lead font-semibold">
          {question}
        </p>
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
      {!isTold(card) && (
        <SegmentedChoice
          legend={t('tasks.interviewAnswer')}
          className="self-start"
          options={verdicts}
          value={answer?.verdict ?? ''}
          onChange={(verdict) => {
            if (verdict !== '')
              onChange({ verdict, text: answer?.text || startText(card, verdict) });
          }}
        />
      )}
      {isOpen && card.job === null && (
        <JobChoice cv={cv} job={answer.job} onChoose={(job) => onChange({ job })} />
      )}
      {isOpen && (
        <TextArea
          label={t(isTold(card) ? 'tasks.interviewAnswer' : 'tasks.interviewWords')}
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

interface JobChoiceProps {
  readonly cv: Cv;
  readonly job: number | null;
  readonly onChoose: (job: number | null) => void;
}

function JobChoice({ cv, job, onChoose }: JobChoiceProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {t('tasks.interviewWhere')}
      </label>
      <select
        id={id}
        value={job ?? ''}
        className="min-h-11 w-full max-w-[32rem] rounded-control border border-edge bg-surface px-3 text-base"
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('tasks.interviewNoJob')}</option>
        {cv.work_experience.map((one, at) => (
          <option key={nameJob(cv, at) + String(at)} value={at} translate="no">
            {nameJob(cv, at) || one.dates}
          </option>
        ))}
      </select>
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

/** A yes to a sentence without a subject can be kept as proposed. */
const startText = ({ suggestion }: Card, verdict: Answer['verdict']) =>
  verdict === 'no' ? '' : suggestion;

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
