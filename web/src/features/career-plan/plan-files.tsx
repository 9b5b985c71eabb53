import { writeCalendar } from '@trayecto/core/applications';
import type { CareerPlan } from '@trayecto/core/assistant';
import { getCv, type ResultRecord, writeDocument } from '@trayecto/core/contract';
import { emptyCv } from '@trayecto/core/cv';
import { designSchema } from '@trayecto/core/document';
import type { ScheduledPlan } from '@trayecto/core/timeline';
import { CalendarPlus, FileText } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { saveFile } from '../../document/save-file';
import { useLanguage } from '../../i18n';
import { labelName } from '../../tasks/label-name';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

const TIMEOUT_MS = 60_000;

interface PlanFilesProps {
  readonly record: ResultRecord;
  readonly plan: CareerPlan;
  readonly scheduled: ScheduledPlan;
  readonly done: readonly string[];
}

/** The plan to take along: its dates for a calendar, all of it as a PDF in the look of the CV. */
export function PlanFiles({ record, plan, scheduled, done }: PlanFilesProps) {
  const { t, formats, language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const goal = labelName(record.title);
  const stepOf = new Map(plan.steps.map((step) => [step.id, step]));
  const dated = scheduled.steps.flatMap(({ id, targetDate }) => {
    const step = stepOf.get(id);
    return step ? [{ ...step, targetDate, isDone: done.includes(id) }] : [];
  });

  function saveCalendar() {
    const entries = dated
      .filter(({ isDone }) => !isDone)
      .map(({ id, title, description, targetDate }) => ({
        id: `${record.id}-${id}`,
        title,
        note: description,
        on: targetDate,
        time: null,
      }));
    const bytes = new TextEncoder().encode(writeCalendar(entries, new Date()));
    saveFile({ bytes, type: 'text/calendar', name: `${t('careerPlan.file')}.ics` });
  }

  async function savePdf() {
    setIsBusy(true);
    setProblem(null);
    try {
      const { cv } = await call(getCv, { params: { id: record.cv_id } });
      const {
        sectionOrder: _,
        sectionColumns: __,
        ...design
      } = cv.metadata.design ?? designSchema.parse({});
      const letter = { subject: t('careerPlan.resultPage', { goal }), body: describePlan() };
      const body = {
        ...{ cv: cv.parsed_data ?? emptyCv(), ...design, language, letter },
        format: 'pdf' as const,
      };
      const file = await call(writeDocument, { body }, { timeoutMs: TIMEOUT_MS });
      saveFile({ ...file, name: `${t('careerPlan.file')}.pdf` });
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }

  /** As the screen tells it: what is missing, then what to do by when and with what. */
  function describePlan(): string {
    const { gaps, current_level, target_level } = plan.analysis;
    const day = (date: string) => formats.date(new Date(`${date}T12:00:00`));
    const lines = [
      `${t('careerPlan.currentLevel')}: ${current_level}. ${t('careerPlan.targetLevel')}: ${target_level}.`,
      ...(gaps.length === 0
        ? [t('careerPlan.noGaps')]
        : [
            `${t('careerPlan.gaps')}:`,
            ...gaps.map(({ name, why }) => `- ${labelName(name)}. ${why}`),
          ]),
      `${t('careerPlan.timeline')}:`,
      ...dated.flatMap(({ title, description, targetDate, isDone, courses, certifications }) => [
        `${isDone ? '[x] ' : ''}${day(targetDate)} · ${title}`,
        `- ${description}`,
        ...courses.map((course) => `- ${course.title}, ${course.provider}: ${course.url}`),
        ...certifications.map(({ name, provider }) => `- ${name}, ${provider}`),
      ]),
    ];
    return lines.join('\n\n');
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void savePdf()}>
          {!isBusy && <FileText aria-hidden className="size-4.5" />}
          {t('careerPlan.downloadPdf')}
        </Button>
        {dated.length > 0 && (
          <Button onClick={saveCalendar}>
            <CalendarPlus aria-hidden className="size-4.5" />
            {t('careerPlan.downloadCalendar')}
          </Button>
        )}
      </div>
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('careerPlan.fileFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </div>
  );
}
