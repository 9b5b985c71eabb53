import type { DoubtAnswer, DoubtQuestion } from '@trayecto/core/review';
import type { ReactNode } from 'react';
import { type PlainKey, RichText, useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import type { FieldPoint, ReviewDesk } from './review-desk';

const LONGEST_QUOTE = 140;

const QUESTIONS = {
  'job-or-company': 'review.askJobOrCompany',
  'degree-or-school': 'review.askDegreeOrSchool',
  names: 'review.askNames',
  'still-there': 'review.askStillThere',
  dates: 'review.askDates',
  place: 'review.askPlace',
  skill: 'review.askSkill',
  level: 'review.askLevel',
  whole: 'review.askWhole',
  plain: 'review.askPlain',
} as const satisfies Readonly<Record<DoubtQuestion, string>>;

const ANSWERS = {
  yes: 'review.answerYes',
  still: 'review.answerStill',
  'is-title': 'review.answerTitle',
  'is-company': 'review.answerCompany',
  'is-degree': 'review.answerDegree',
  'is-institution': 'review.answerSchool',
  swap: 'review.answerSwap',
  clear: 'review.answerClear',
  move: 'review.answerMove',
  ended: 'review.answerEnded',
  correct: 'review.answerCorrect',
} as const satisfies Readonly<Record<DoubtAnswer, PlainKey>>;

interface DoubtNoteProps {
  readonly desk: ReviewDesk;
  readonly point: FieldPoint;
  readonly noteId: string;
  /** The field itself. */
  readonly children: ReactNode;
}

/** A field in doubt, beside what the page says, with a question and its answers. */
export function DoubtNote({ desk, point, noteId, children }: DoubtNoteProps) {
  const t = useTranslate();
  const { doubt, source, pointer } = point;
  const crop = desk.cropOf(pointer, point);
  return (
    <div className="rounded-card border border-sun bg-sun-soft p-3.5 @md:col-span-2">
      <div className="grid items-start gap-x-4 gap-y-3 @lg:grid-cols-2">
        {children}
        <div className={desk.isNarrow ? 'order-first' : undefined}>
          {crop ? (
            <>
              <p className="mb-1 text-sm text-sun-ink">{t('review.pageSays')}</p>
              {crop}
            </>
          ) : (
            <p className="py-1 text-sm wrap-anywhere text-sun-ink">
              <RichText
                text={t('review.check', { source: shorten(source.text) })}
                marks={{ source: (text) => <span translate="no">{text}</span> }}
              />
            </p>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={noteId} className="min-w-0 text-[0.9375rem] wrap-anywhere">
          <RichText
            text={t(QUESTIONS[doubt.question], { value: shorten(doubt.value) })}
            marks={{ value: (text) => <span translate="no">{text}</span> }}
          />
        </p>
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          {doubt.answers.map((answer, index) => (
            <button
              key={answer}
              type="button"
              aria-describedby={noteId}
              onClick={() => desk.answer(point, answer)}
              className={classes(
                'min-h-11 rounded-full border bg-surface px-4 text-[0.9375rem] font-semibold hover:border-ink',
                index === 0 ? 'border-sun' : 'border-line',
              )}
            >
              {t(ANSWERS[answer])}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Marks of emphasis would be taken for our own. */
function shorten(text: string): string {
  const plain = text.replace(/[<>]/g, ' ');
  return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain;
}
