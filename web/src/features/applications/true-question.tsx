import type { MissingSkill } from '@trayecto/core/assistant';
import type { CvRecord, EarlierAnswer } from '@trayecto/core/contract';
import { chooseSection, findLanguage, isHeld } from '@trayecto/core/interview';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { EarlierAnswerNote } from '../../applications/earlier-answer-note';
import { RichText, useLanguage } from '../../i18n';
import { chooseQuestion, nameAsked } from '../../tasks/ask-about';
import { Button } from '../../ui/button';
import type { TrueAnswer } from './true-answers';
import { WhereAndWhat } from './where-and-what';

interface TrueQuestionProps {
  readonly skill: MissingSkill;
  readonly count: string;
  readonly cv: CvRecord | null;
  /** The words of the job description, where it is not beside them. */
  readonly quote: string;
  /** What the person said of it in another application. */
  readonly earlier: EarlierAnswer | undefined;
  readonly isBusy: boolean;
  readonly takesFocus: boolean;
  readonly onAnswer: (answer: TrueAnswer, told: string) => void;
  readonly onAsk: () => void;
  /** The page shows where the line would go. */
  readonly onWork: (index: number) => void;
}

/** One requirement of the job, asked about by what it is. */
export function TrueQuestion(props: TrueQuestionProps) {
  const { skill, count, cv, quote, earlier, isBusy, onAnswer, onAsk } = props;
  const { t } = useLanguage();
  const id = useId();
  const content = cv?.parsed_data;
  const works = content?.work_experience ?? [];
  const [isYes, setIsYes] = useState(false);
  const [work, setWork] = useState(0);
  const [line, setLine] = useState('');
  const chooseWork = (index: number) => {
    setWork(index);
    props.onWork(index);
  };
  const where = works[work]?.company || works[work]?.title || '';
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the question comes up
  useEffect(() => {
    onAsk();
    if (props.takesFocus) card.current?.focus();
  }, []);
  const isHad = isHeld(skill.askedAs);
  const isLanguage = skill.askedAs === 'language';
  // Nobody has a licence a little, and a language that is in the CV has its level there.
  const hasSome = isLanguage ? !content || findLanguage(content, skill) === -1 : !isHad;
  const some = isLanguage
    ? t('applications.trueBasicLevel')
    : t('applications.trueBasic', { name: skill.name });
  const say = {
    yes: () => (isHad ? sayHeld() : setIsYes(true)),
    some: () => onAnswer({ kind: 'some', words: some }, t('applications.answerSome')),
    no: () => onAnswer({ kind: 'no' }, t('applications.answerNo')),
  };

  function close() {
    setIsYes(false);
    card.current?.focus();
  }

  function sayHeld() {
    const section = t(`editor.${chooseSection(skill.askedAs)}`);
    const told = t('applications.answerHeld', { section });
    onAnswer({ kind: 'yes', work: -1, where: '', line: '' }, told);
  }

  /** A yes is shown where it would go before it is added; the employer may be missing in this CV. */
  function sayAgain({ kind, where: employer, line: words }: EarlierAnswer) {
    if (kind !== 'yes' || isHad) return say[kind]();
    const isElsewhere = employer === '';
    const at = works.findIndex((one) => (one.company || one.title) === employer);
    chooseWork(isElsewhere ? works.length : at);
    setLine(words);
    setIsYes(true);
  }

  /** 1, 2 and 3 answer while the card has the focus; in a field they are what is written. */
  function answerByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isYes) {
      event.preventDefault();
      return close();
    }
    const isWriting = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isWriting || isBusy || isYes || event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = { '1': say.yes, '2': hasSome ? say.some : undefined, '3': say.no }[event.key];
    if (!answer) return;
    event.preventDefault();
    answer();
  }

  return (
    <section
      ref={card}
      tabIndex={-1}
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
      <Asked skill={skill} quote={quote} />
      {isYes ? (
        <WhereAndWhat
          id={id}
          works={works}
          work={work}
          line={line}
          isBusy={isBusy}
          onWork={chooseWork}
          onLine={setLine}
          onAdd={() =>
            onAnswer(
              { kind: 'yes', work, where, line },
              where === ''
                ? t('applications.answerElsewhere')
                : t('applications.answerYes', { where }),
            )
          }
          onCancel={close}
        />
      ) : (
        <>
          {earlier && (
            <EarlierAnswerNote answer={earlier} isBusy={isBusy} onUse={() => sayAgain(earlier)} />
          )}
          <AnswerButtons isHad={isHad} hasSome={hasSome} isBusy={isBusy} say={say} />
        </>
      )}
      <p className="text-sm text-muted">{t('applications.trueNoHint')}</p>
    </section>
  );
}

function Asked({ skill, quote }: Pick<TrueQuestionProps, 'skill' | 'quote'>) {
  const { t } = useLanguage();
  return (
    <>
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
          text={t('applications.trueAsk', {
            name: nameAsked(skill.name, skill),
            question: t(chooseQuestion(skill)),
          })}
          marks={{
            b: (name) => (
              <strong translate="no" className="text-terracotta">
                {name}
              </strong>
            ),
          }}
        />
      </p>
    </>
  );
}

interface AnswerButtonsProps {
  /** Something one has or not: no job is asked for after a yes. */
  readonly isHad: boolean;
  readonly hasSome: boolean;
  readonly isBusy: boolean;
  readonly say: Readonly<Record<'yes' | 'some' | 'no', () => void>>;
}

function AnswerButtons({ isHad, hasSome, isBusy, say }: AnswerButtonsProps) {
  const { t } = useLanguage();
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 *:px-2 *:whitespace-nowrap">
      <Button disabled={isBusy} aria-keyshortcuts="1" onClick={say.yes}>
        {t(isHad ? 'applications.trueHeld' : 'applications.trueYes')}
      </Button>
      {hasSome && (
        <Button disabled={isBusy} aria-keyshortcuts="2" onClick={say.some}>
          {t('applications.trueSome')}
        </Button>
      )}
      <Button disabled={isBusy} aria-keyshortcuts="3" onClick={say.no}>
        {t('applications.trueNo')}
      </Button>
    </div>
  );
}
