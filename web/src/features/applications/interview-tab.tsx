import { listInterviewQuestions } from '@trayecto/core/applications';
import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { Quote } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { editPath } from '../../app/edit-path';
import { useSaidBefore } from '../../applications/use-earlier-answers';
import { useLanguage } from '../../i18n';
import { EngineChip } from '../../tasks/engine-chip';
import { OwnSpeech, useSpeeches } from './own-speech';
import type { useFit } from './use-fit';

interface InterviewTabProps {
  readonly application: ApplicationRecord;
  readonly fit: ReturnType<typeof useFit>;
  readonly cv: CvRecord | null;
}

/** Likely questions, each with the lines of the CV that answer it and room for one's own words. */
export function InterviewTab({ application, fit: { data: fit, refetch }, cv }: InterviewTabProps) {
  const { t, language } = useLanguage();
  const data = cv?.parsed_data ?? null;
  const questions = useMemo(
    () => (fit && data ? listInterviewQuestions(fit.result, data, language) : []),
    [fit, data, language],
  );
  const { speeches, write, failure } = useSpeeches(
    fit?.resultId ?? '',
    fit?.interviewAnswers ?? {},
    refetch,
  );
  const earlier = useSaidBefore()?.interview.filter(
    ({ application_id: id }) => id !== application.id,
  );
  const rehearsed = questions.filter(({ id }) => (speeches[id] ?? '').trim() !== '').length;
  if (!cv || !data) return <p className="text-muted">{t('applications.needsCv')}</p>;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="grow font-serif text-xl font-semibold">
          {t('applications.interviewTitle')}
        </h2>
        <EngineChip engine={{ kind: 'builtin' }} />
      </div>
      <p className="text-muted">
        {t('applications.interviewLine')}
        {rehearsed > 0 &&
          ` ${t('applications.rehearsed', { count: rehearsed, all: questions.length })}`}
      </p>
      {failure}
      <ol className="flex flex-col gap-4">
        {questions.map(({ id, question, because, stories, advice }) => (
          <li
            key={id}
            className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
          >
            <h3 className="font-semibold">{question}</h3>
            {because !== '' && (
              <p className="text-sm text-muted">
                {t('applications.because')} <q translate="no">{because}</q>
              </p>
            )}
            <p className="text-[0.9375rem]">{advice}</p>
            {stories.map(({ pointer, line, where }) => (
              <p key={pointer} className="flex gap-2 border-l-3 border-olive pl-3 text-[0.9375rem]">
                <Quote aria-hidden className="mt-1 size-3.5 shrink-0 text-olive" />
                <span translate="no" className="min-w-0 wrap-anywhere">
                  {line}
                  {where !== '' && <span className="block text-sm text-muted">{where}</span>}
                </span>
              </p>
            ))}
            {stories.length === 0 && (
              <Link
                href={editPath(cv.id, { isEditing: true })}
                className="self-start font-semibold text-sea underline underline-offset-4"
              >
                {t('applications.addToCv')}
              </Link>
            )}
            <OwnSpeech
              question={question}
              text={speeches[id] ?? ''}
              earlier={earlier?.find(({ question_id: asked }) => asked === id)}
              onWrite={(text) => write(id, text)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
