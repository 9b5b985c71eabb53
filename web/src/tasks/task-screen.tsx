import { Fragment, type ReactNode } from 'react';
import { CvChoice } from '../cvs/cv-choice';
import { useCvs } from '../cvs/use-cvs';
import { useLanguage } from '../i18n';
import { PageHeading } from '../ui/page-heading';
import { KeptResult } from './kept-result';
import { ResultHistory } from './result-history';
import { AgainNote, type ResultFrame } from './result-page';
import type { TaskQuestion } from './task';
import { TaskNotices, TaskProgress } from './task-notices';
import type { OpenAnswer, TaskFrame, TaskSession } from './use-task';
import { WithCvs } from './with-cvs';

interface CvCards {
  readonly title: string;
  /** Of a CV that couldn't be read. */
  readonly noData: string;
}

interface TaskScreenProps<Choices, Question extends TaskQuestion, Result, Doubt> {
  readonly session: TaskSession<Choices, Question, Result, Doubt>;
  readonly form: ReactNode;
  /** The CVs as cards beside the form; otherwise the form has a menu of them. */
  readonly cards?: CvCards;
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
  readonly view: (open: OpenAnswer<Question, Result>, frame: ResultFrame) => ReactNode;
}

/** A task: its form, the result that was just made, or the kept one that is in the URL. */
export function TaskScreen<Choices, Question extends TaskQuestion, Result, Doubt>(
  props: TaskScreenProps<Choices, Question, Result, Doubt>,
) {
  const { session, form, cards, beside, below, view } = props;
  const { words, resultId, fresh } = session;
  const startNew = { label: words.startNew, onPress: session.startNew };
  const { say } = session;

  function frame(open: OpenAnswer<Question, Result>): ResultFrame {
    const told = session.savingWords;
    const isSaved = open.record !== null || fresh?.isSaved === true;
    return {
      engine: open.engine,
      language: open.question.language,
      record: open.record,
      startNew,
      save: told && {
        label: isSaved ? told.isSaved : told.save,
        isSaved,
        isBusy: session.isSaving,
        onPress: () => void session.save(),
      },
      notices: <ResultNotices session={session} open={open} />,
      again: session.findCv(open.question.cvId)
        ? { label: words.again, onPress: () => session.askAgain(open) }
        : undefined,
      say,
    };
  }

  if (resultId !== null) {
    const bare = { engine: null, language: undefined, record: null, save: undefined };
    return (
      <KeptResult session={session} id={resultId} frame={{ ...bare, startNew, notices: null, say }}>
        {(open) => <Fragment key={open.key}>{view(open, frame(open))}</Fragment>}
      </KeptResult>
    );
  }
  if (fresh !== null) {
    const open = { ...fresh, record: null };
    return <Fragment key={open.key}>{view(open, frame(open))}</Fragment>;
  }
  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-3">
        <PageHeading page={words.page} className="text-title">
          {words.heading}
        </PageHeading>
        <p className="max-w-[42rem] text-lead text-muted">{words.line}</p>
      </header>
      {cards ? (
        <FormWithCards {...{ task: session, form, beside, below, cards }} />
      ) : (
        <FormWithMenu {...{ task: session, form, beside }} />
      )}
    </div>
  );
}

interface ResultNoticesProps<Choices, Question extends TaskQuestion, Result, Doubt> {
  readonly session: TaskSession<Choices, Question, Result, Doubt>;
  readonly open: OpenAnswer<Question, Result>;
}

function ResultNotices<Choices, Question extends TaskQuestion, Result, Doubt>({
  session,
  open,
}: ResultNoticesProps<Choices, Question, Result, Doubt>) {
  const { language } = useLanguage();
  const { words } = session;
  const cv = session.findCv(open.question.cvId);
  const versionNow = Math.max(open.record?.cv_version_now ?? 0, cv?.version ?? 0);
  const isForeign = open.question.language !== language;
  const reason =
    versionNow > open.cvVersion ? words.cvChanged : isForeign ? words.otherLanguage : undefined;
  return (
    <>
      <TaskNotices task={session} />
      <TaskProgress task={session} />
      {cv && reason !== undefined && session.percent === null && (
        <AgainNote reason={reason} label={words.again} onPress={() => session.askAgain(open)} />
      )}
    </>
  );
}

interface FormPageProps {
  readonly task: TaskFrame;
  readonly form: ReactNode;
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
}

function FormWithCards({ task, form, beside, below, cards }: FormPageProps & { cards: CvCards }) {
  const { cv } = task;
  const hasCvs = (useCvs().data?.length ?? 0) > 0;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr]">
        <section aria-label={cards.title} className="flex flex-col gap-4">
          <h2 className="font-serif text-xl font-semibold">{cards.title}</h2>
          <CvChoice
            selectedId={cv?.id ?? null}
            onSelect={task.choose}
            isDisabled={task.percent !== null}
          />
          {cv && !cv.has_data && <p className="text-muted">{cards.noData}</p>}
        </section>
        {hasCvs && (
          <>
            <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <TaskNotices task={task} />
              {form}
            </div>
            {beside}
          </>
        )}
      </div>
      {hasCvs && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-2">
          {below}
          <ResultHistory kind={task.kind} onOpen={task.openResult} />
        </div>
      )}
    </>
  );
}

function FormWithMenu({ task, form, beside }: FormPageProps) {
  return (
    <WithCvs>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <TaskNotices task={task} />
          {form}
        </div>
        <div className="flex flex-col gap-10">
          {beside}
          <ResultHistory kind={task.kind} onOpen={task.openResult} />
        </div>
      </div>
    </WithCvs>
  );
}
