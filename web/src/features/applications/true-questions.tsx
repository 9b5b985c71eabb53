import type { MissingSkill } from '@trayecto/core/assistant';
import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import type { WorkItem } from '@trayecto/core/cv';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { planPath } from '../../app/paths';
import { keyed } from '../../document/keyed';
import { RichText, useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { TextField } from '../../ui/text-field';
import { GivenAnswers } from './given-answers';
import { giveAnswer, listOpenQuestions, type TrueAnswer, takeBackAnswer } from './true-answers';
import type { Fit } from './use-fit';

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
  const [problem, setProblem] = useState<unknown>(null);
  const open = listOpenQuestions(fit.result.missingSkills, fit.answers);
  const [skill] = open;
  const answered = Object.keys(fit.answers).length;

  async function answer(given: TrueAnswer, told: string) {
    if (!skill) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const jobTitle = application.title || application.company || t('applications.untitled');
      const at = { ...props, resultId: fit.resultId, jobTitle, language };
      await giveAnswer(at, skill, given, fit, told);
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
        <Question
          key={skill.id}
          skill={skill}
          count={t('applications.trueCount', {
            at: answered + 1,
            all: answered + open.length,
          })}
          cv={props.tailored ?? props.original}
          quote={quotePosting(skill, fit)}
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
  /** The words of the posting, where it is not beside them. */
  readonly quote: string;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: TrueAnswer, told: string) => void;
  readonly onAsk: () => void;
}

function Question({ skill, count, cv, quote, isBusy, onAnswer, onAsk }: QuestionProps) {
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
      <p>
        <RichText
          text={t('applications.trueAsk', { name: skill.name })}
          marks={{
            b: (name) => (
              <strong translate="no" className="text-terracotta">
                {name}
              </strong>
            ),
          }}
        />
      </p>
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
            onAnswer({ kind: 'yes', work, line }, t('applications.answerYes', { where }))
          }
          onCancel={() => setIsYes(false)}
        />
      ) : (
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
      )}
      <p className="text-sm text-muted">{t('applications.trueNoHint')}</p>
    </section>
  );
}

interface WhereAndWhatProps {
  readonly id: string;
  readonly works: readonly WorkItem[];
  readonly work: number;
  readonly line: string;
  readonly isBusy: boolean;
  readonly onWork: (index: number) => void;
  readonly onLine: (line: string) => void;
  readonly onAdd: () => void;
  readonly onCancel: () => void;
}

/** After a yes: at which job, and the line that goes there. */
function WhereAndWhat(props: WhereAndWhatProps) {
  const { t } = useLanguage();
  const { id, works, work, line, isBusy, onWork, onLine, onAdd, onCancel } = props;
  return (
    <div className="flex flex-col gap-3 rounded-control border-2 border-sea bg-sea-soft p-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t('applications.trueWhere')}</legend>
        {keyed(works).map(({ key, item: { company, title } }, index) => (
          <label
            key={key}
            className={classes(
              'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-[0.9375rem] font-semibold has-focus-visible:outline-2 has-focus-visible:outline-sea',
              index === work ? 'border-sea bg-sea text-on-sea' : 'border-line bg-surface',
            )}
          >
            <input
              type="radio"
              name={`${id}-work`}
              checked={index === work}
              onChange={() => onWork(index)}
              className="sr-only"
            />
            <span translate="no">{company || title}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('applications.trueWhat')}
        hint={t('applications.trueWhatHint')}
        value={line}
        maxLength={500}
        onChange={(event) => onLine(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isBusy}
          disabled={line.trim() === ''}
          className="border-ink bg-ink text-paper"
          onClick={onAdd}
        >
          {t('applications.trueAdd')}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {t('applications.cancel')}
        </Button>
      </div>
    </div>
  );
}

const LONGEST_QUOTE = 160;

/** The line of the posting that asks for it, or the part of it around the words. */
function quotePosting({ postingPlaces }: MissingSkill, { result }: Fit): string {
  const [place] = postingPlaces;
  if (!place) return '';
  const { text } = result.posting;
  const from = text.lastIndexOf('\n', place.start - 1) + 1;
  const end = text.indexOf('\n', place.end);
  const line = text.slice(from, end === -1 ? undefined : end).trim();
  if (line.length <= LONGEST_QUOTE) return line;
  const half = Math.max(from, place.start - LONGEST_QUOTE / 2);
  return `…${text
    .slice(half, half + LONGEST_QUOTE)
    .toWellFormed()
    .trim()}…`;
}
