import type { MissingSkill } from '@trayecto/core/assistant';
import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { planPath } from '../../app/paths';
import { refreshEarlierAnswers, useEarlierAnswers } from '../../applications/use-earlier-answers';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { GivenAnswers } from './given-answers';
import { BULLET } from './posting-lines';
import { QuestionsEnd } from './questions-end';
import { giveAnswer, listOpenQuestions, type TrueAnswer, takeBackAnswer } from './true-answers';
import { TrueQuestion } from './true-question';
import type { Fit } from './use-fit';
import type { Linked } from './use-linked';
import type { NextStep } from './use-next-step';

interface TrueQuestionsProps {
  readonly application: ApplicationRecord;
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
  readonly fit: Fit;
  /** The listing shows what is being asked about, and the page where it would go. */
  readonly linked: Linked;
  /** The next question takes the focus of the one that was answered. */
  readonly hasAnswered: boolean;
  readonly onAnswered: () => Promise<unknown>;
  readonly next: NextStep;
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
      // Other applications ask for it; the next question here doesn't wait.
      void refreshEarlierAnswers();
      await props.onAnswered();
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
      void refreshEarlierAnswers();
      await props.onAnswered();
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
        <TrueQuestion
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
          takesFocus={props.hasAnswered}
          onAnswer={(given, told) => void answer(given, told)}
          onAsk={() => props.linked.choose(skill.id, 'tools')}
          onWork={props.linked.chooseWork}
        />
      )}
      {!skill && answered > 0 && (
        <QuestionsEnd
          fit={fit}
          start={application.match_at_start}
          next={props.next}
          takesFocus={props.hasAnswered}
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
