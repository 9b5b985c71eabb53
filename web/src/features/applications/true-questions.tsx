import type { MissingSkill } from '@trayecto/core/assistant';
import type { ApplicationRecord, CvRecord, EarlierAnswer } from '@trayecto/core/contract';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { planPath } from '../../app/paths';
import { EarlierAnswerNote } from '../../applications/earlier-answer-note';
import { refreshEarlierAnswers, useEarlierAnswers } from '../../applications/use-earlier-answers';
import { RichText, useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { GivenAnswers } from './given-answers';
import { BULLET } from './posting-lines';
import { giveAnswer, listOpenQuestions, type TrueAnswer, takeBackAnswer } from './true-answers';
import type { Fit } from './use-fit';
import { WhereAndWhat } from './where-and-what';

interface TrueQuestionsProps {
  readonly application: ApplicationRecord;
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
  readonly fit: Fit;
  /** The listing shows what is being asked about. */
  readonly onAsk: (id: string) => void;
  readonly onAnswered: () => Promise<unknown>;
}

/** One question at a time about what is missing. What is true goes into the copy; a no adds nothing. */
export function TrueQuestions(props: TrueQuestionsProps) {
  const { application, fit } = props;
  const { t, formats, language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const open = listOpenQuestions(fit.result.missingSkills, fit.answers);
  const [skill] = open;
  const answered = Object.keys(fit.answers).length;
  const earlier = useEarlierAnswers().find(
    (one) => one.skill_id === skill?.id && one.application_id !== application.id,
  );

  async function answer(given: TrueAnswer, told: string) {
    if (!skill) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const jobTitle = application.title || application.company || t('applications.untitled');
      const at = { ...props, resultId: fit.resultId, jobTitle, language };
      await giveAnswer(at, skill, given, fit, told);
      await Promise.all([props.onAnswered(), refreshEarlierAnswers()]);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }

  async function takeBack(id: string) {
    setIsBusy(true);
    setProblem(null);
    try {
      await takeBackAnswer(props.tailored, fit, id);
      await Promise.all([props.onAnswered(), refreshEarlierAnswers()]);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('applications.saveFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
      {skill && (
        <Question
          key={skill.id}
          skill={skill}
          count={t('applications.trueCount', {
            at: answered + 1,
            all: answered + open.length,
          })}
          cv={props.tailored ?? props.original}
          quote={quotePosting(skill, fit)}
          earlier={earlier}
          isBusy={isBusy}
          onAnswer={(given, told) => void answer(given, told)}
          onAsk={() => props.onAsk(skill.id)}
        />
      )}
      {answered > 0 && (
        <GivenAnswers
          fit={fit}
          planHref={planPath(props.original?.id, application.title)}
          isBusy={isBusy}
          onTakeBack={(id) => void takeBack(id)}
        />
      )}
    </>
  );
}

interface QuestionProps {
  readonly skill: MissingSkill;
  readonly count: string;
  readonly cv: CvRecord | null;
  /** The words of the job description, where it is not beside them. */
  readonly quote: string;
  /** What the person said of it in another application. */
  readonly earlier: EarlierAnswer | undefined;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: TrueAnswer, told: string) => void;
  readonly onAsk: () => void;
}

function Question(props: QuestionProps) {
  const { skill, count, cv, quote, earlier, isBusy, onAnswer, onAsk } = props;
  const { t } = useLanguage();
  const id = useId();
  const works = cv?.parsed_data?.work_experience ?? [];
  const [isYes, setIsYes] = useState(false);
  const [work, setWork] = useState(0);
  const [line, setLine] = useState('');
  const where = works[work]?.company || works[work]?.title || '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the question comes up
  useEffect(onAsk, []);
  const some = t('applications.trueBasic', { name: skill.name });
  const say = {
    yes: () => setIsYes(works.length > 0),
    some: () => onAnswer({ kind: 'some', words: some }, t('applications.answerSome')),
    no: () => onAnswer({ kind: 'no' }, t('applications.answerNo')),
  };

  /** A yes is shown where it would go before it is added; the employer may be missing in this CV. */
  function sayAgain({ kind, where: employer, line: words }: EarlierAnswer) {
    if (kind !== 'yes') return say[kind]();
    setWork(works.findIndex((one) => (one.company || one.title) === employer));
    setLine(words);
    setIsYes(works.length > 0);
  }

  /** 1, 2 and 3 answer while the card has the focus; in a field they are what is written. */
  function answerByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isYes) {
      event.preventDefault();
      return setIsYes(false);
    }
    const isWriting = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isWriting || isBusy || isYes || event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = { '1': say.yes, '2': say.some, '3': say.no }[event.key];
    if (!answer) return;
    event.preventDefault();
    answer();
  }

  return (
    <section
      aria-labelledby={id}
      onKeyDown={answerByKey}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-serif text-xl font-semibold">
          {t('applications.trueTitle')}
        </h2>
        <span className="text-sm text-muted">{count}</span>
      </div>
      {quote !== '' && (
        <blockquote
          translate="no"
          className="border-l-3 border-terracotta/40 pl-3 text-[0.9375rem] text-muted min-[1200px]:hidden"
        >
          {quote}
        </blockquote>
      )}
      <Asked name={skill.name} />
      {isYes ? (
        <WhereAndWhat
          id={id}
          works={works}
          work={work}
          line={line}
          isBusy={isBusy}
          onWork={setWork}
          onLine={setLine}
          onAdd={() =>
            onAnswer({ kind: 'yes', work, where, line }, t('applications.answerYes', { where }))
          }
          onCancel={() => setIsYes(false)}
        />
      ) : (
        <>
          {earlier && (
            <EarlierAnswerNote answer={earlier} isBusy={isBusy} onUse={() => sayAgain(earlier)} />
          )}
          <div className="grid grid-cols-3 gap-2 *:px-2 *:whitespace-nowrap">
            <Button disabled={isBusy || works.length === 0} aria-keyshortcuts="1" onClick={say.yes}>
              {t('applications.trueYes')}
            </Button>
            <Button disabled={isBusy} aria-keyshortcuts="2" onClick={say.some}>
              {t('applications.trueSome')}
            </Button>
            <Button disabled={isBusy} aria-keyshortcuts="3" onClick={say.no}>
              {t('applications.trueNo')}
            </Button>
          </div>
        </>
      )}
      <p className="text-sm text-muted">{t('applications.trueNoHint')}</p>
    </section>
  );
}

function Asked({ name: asked }: { name: string }) {
  const { t } = useLanguage();
  return (
    <p>
      <RichText
        text={t('applications.trueAsk', { name: asked })}
        marks={{
          b: (name) => (
            <strong translate="no" className="text-terracotta">
              {name}
            </strong>
          ),
        }}
      />
    </p>
  );
}

const LONGEST_QUOTE = 160;

/** The line of the job description that asks for it, or the part of it around the words. */
function quotePosting({ postingPlaces }: MissingSkill, { result }: Fit): string {
  const [place] = postingPlaces;
  if (!place) return '';
  const { text } = result.posting;
  const from = text.lastIndexOf('\n', place.start - 1) + 1;
  const end = text.indexOf('\n', place.end);
  const line = text.slice(from, end === -1 ? undefined : end).trim();
  if (line.length <= LONGEST_QUOTE) return line.replace(BULLET, '');
  const half = Math.max(from, place.start - LONGEST_QUOTE / 2);
  return `…${text
    .slice(half, half + LONGEST_QUOTE)
    .toWellFormed()
    .trim()}…`;
}
