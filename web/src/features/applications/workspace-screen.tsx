import type { WorkspaceTab } from '@trayecto/core/applications';
import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import {
  FilePen,
  FileText,
  type LucideIcon,
  Mail,
  MessagesSquare,
  NotebookPen,
  PenLine,
  ScrollText,
  Target,
} from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import { applicationPath, paths } from '../../app/paths';
import { useApplication } from '../../applications/use-applications';
import { useMove } from '../../applications/use-move';
import { useCv } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { PageHeading } from '../../ui/page-heading';
import { Tabs } from '../../ui/tabs';
import { useMedia } from '../../ui/use-media';
import { CvPane } from './cv-pane';
import { FitTab } from './fit-tab';
import { InterviewTab } from './interview-tab';
import { describeProgress, judgeProgress, type Progress } from './judge-progress';
import { LetterTab } from './letter-tab';
import { NextCard } from './next-card';
import { NotesTab } from './notes-tab';
import { type Correcting, PostingPane } from './posting-pane';
import { TailoredTab } from './tailored-tab';
import { Thread } from './thread';
import { listAsked } from './true-answers';
import { type Fit, listMarks, type MarkedSkill, useFit } from './use-fit';
import { useHeldFocus } from './use-held-focus';
import { useLinked } from './use-linked';
import { type NextStep, useNextStep } from './use-next-step';
import { useSending } from './use-sending';
import { useTailoring } from './use-tailoring';
import { useWriting } from './use-writing';
import { WorkspaceHeader } from './workspace-header';

const WIDE = '(min-width: 1200px)';
const TOOLS = ['fit', 'cv', 'letter', 'email', 'interview', 'notes'] as const;
const ALL: readonly WorkspaceTab[] = ['posting', 'page', ...TOOLS];

/** What the foot of a phone has no room for. */
const FOLDED: readonly WorkspaceTab[] = ['cv', 'email', 'interview', 'notes'];

/** Where what is asked about shows on the job and the page; beside a letter or notes it would only be in the way. */
const ABOUT_FIT: readonly WorkspaceTab[] = ['fit', 'posting', 'page'];

const ICONS: Record<WorkspaceTab, LucideIcon> = {
  posting: ScrollText,
  page: FileText,
  fit: Target,
  cv: FilePen,
  letter: PenLine,
  email: Mail,
  interview: MessagesSquare,
  notes: NotebookPen,
};

const countQuestions = (application: ApplicationRecord, fit: Fit | undefined) =>
  fit ? listAsked(application, fit).length : 0;

/** One application: its job description, the page of its CV, and every tool at work on the two. */
export default function WorkspaceScreen() {
  const { t, formats } = useLanguage();
  const { id = '' } = useParams<{ id: string }>();
  const application = useApplication(id);
  const original = useCv(application.data?.cv_id ?? null);
  const tailored = useCv(application.data?.tailored_cv_id ?? null);
  if (application.isError) {
    const isGone = application.error instanceof ApiError && application.error.status === 404;
    return (
      <div className="page-width flex flex-col items-start gap-5 py-10">
        <PageHeading page={t('applications.newPage')} className="text-title">
          {t(isGone ? 'applications.gone' : 'applications.loadFailedTitle')}
        </PageHeading>
        {isGone ? (
          <p className="text-lead text-muted">{t('applications.goneLine')}</p>
        ) : (
          <Alert kind="error">
            {t('applications.loadFailed', { reason: describeError(application.error, t, formats) })}
          </Alert>
        )}
        {!isGone && (
          <Button onClick={() => void application.refetch()}>{t('applications.retry')}</Button>
        )}
        <ButtonLink href={paths.home}>{t('applications.backHome')}</ButtonLink>
      </div>
    );
  }
  if (!application.data || original.isLoading || tailored.isLoading) {
    return (
      <div className="flex min-h-[60dvh] items-center justify-center">
        <LoadingIndicator />
      </div>
    );
  }
  return (
    <Workspace
      application={application.data}
      original={original.data ?? null}
      tailored={tailored.data ?? null}
    />
  );
}

interface WorkspaceProps {
  readonly application: ApplicationRecord;
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
}

function Workspace({ application, original, tailored }: WorkspaceProps) {
  const isWide = useMedia(WIDE);
  const [tab, setTab] = useTab(application.id, isWide ? TOOLS : ALL);
  const cv = tailored ?? original;
  const fit = useFit(application, cv);
  const skills = useMemo(() => (fit.data ? listMarks(fit.data.result) : []), [fit.data]);
  const linked = useLinked(ABOUT_FIT.includes(tab));
  const [correcting, setCorrecting] = useState<Correcting>(null);
  const moving = useMove();
  const sending = useSending(application, cv, moving);
  const tailoring = useTailoring(application, { original, tailored });
  const writing = useWriting(application, cv);
  const next = useNextStep(application, {
    onTailor: () => {
      setTab('cv');
      void tailoring.run();
    },
    onWrite: () => {
      setTab('letter');
      void writing.run();
    },
    onSend: sending.open,
    onOpen: setTab,
  });
  const shared = { application, original, tailored, cv };
  const complete = () => {
    setCorrecting('text');
    if (!isWide) setTab('posting');
  };
  const posting = (
    <PostingPane
      application={application}
      fit={fit.data}
      skills={skills}
      linked={linked}
      correcting={correcting}
      onCorrect={setCorrecting}
    />
  );
  const page = <CvPane {...shared} skills={skills} linked={linked} />;
  const panels: Record<WorkspaceTab, React.ReactNode> = {
    posting,
    page,
    fit: <FitTab {...shared} {...{ fit, skills, linked, next }} onComplete={complete} />,
    cv: <TailoredTab {...shared} work={tailoring} />,
    letter: <LetterTab {...shared} as="letter" writing={writing} />,
    email: <LetterTab {...shared} as="email" writing={writing} />,
    interview: <InterviewTab application={application} fit={fit} cv={cv} />,
    notes: <NotesTab application={application} />,
  };
  const tools = (
    <Tools
      application={application}
      copyVersion={tailored?.version}
      tab={tab}
      tabs={isWide ? TOOLS : ALL}
      questions={countQuestions(application, fit.data)}
      progress={judgeProgress({ ...shared, fit: fit.data })}
      onTab={setTab}
      next={next}
    >
      {panels[tab]}
    </Tools>
  );
  return (
    // Wide, it is as high as the window and only its panes scroll.
    <div
      data-fills-window={isWide || undefined}
      className={
        isWide ? 'flex min-h-96 grow basis-0 flex-col overflow-hidden' : 'flex grow flex-col'
      }
    >
      <WorkspaceHeader
        application={application}
        canSend={cv !== null}
        onStage={(stage) => moving.ask(application, stage)}
        next={next}
        onSend={sending.open}
      />
      <div className="px-6 empty:hidden">{moving.parts}</div>
      <Panes
        isWide={isWide}
        posting={posting}
        page={page}
        tools={tools}
        skills={skills}
        lit={linked.lit}
      />
      {sending.dialog}
    </div>
  );
}

interface ToolsProps {
  readonly application: ApplicationRecord;
  readonly copyVersion: number | undefined;
  readonly tab: WorkspaceTab;
  readonly tabs: readonly WorkspaceTab[];
  /** Still to be answered. */
  readonly questions: number;
  readonly progress: Progress;
  readonly onTab: (tab: WorkspaceTab) => void;
  readonly next: NextStep;
  readonly children: React.ReactNode;
}

/** The tabs of the workspace, and under each what comes next. */
function Tools(props: ToolsProps) {
  const { application, copyVersion, tab, tabs, questions, progress, next, onTab, children } = props;
  const { t } = useLanguage();
  const start = useStartOfTab(tab);
  const { stage, version } = application;
  useHeldFocus(start, [stage, version, copyVersion].join());
  return (
    <Tabs
      ref={start}
      label={t('applications.tabs')}
      value={tab}
      onChange={onTab}
      isTight
      isDocked
      more={{ values: FOLDED, label: t('nav.more') }}
      tabs={tabs.map((value) => ({
        value,
        label: t(`applications.tab-${value}`),
        icon: ICONS[value],
        count: value === 'fit' ? questions : 0,
        progress: describeProgress(progress[value], t),
      }))}
    >
      <div className="pt-5">
        {children}
        <NextCard application={application} tab={tab} next={next} />
      </div>
    </Tabs>
  );
}

/** Another tab begins at its beginning, however far down the one before was read. */
function useStartOfTab(tab: WorkspaceTab) {
  const start = useRef<HTMLDivElement>(null);
  const last = useRef(tab);
  useLayoutEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    const pane = start.current?.closest('[data-pane]');
    if (pane) pane.scrollTop = 0;
    else if ((start.current?.getBoundingClientRect().top ?? 0) < 0) start.current?.scrollIntoView();
  }, [tab]);
  return start;
}

interface PanesProps {
  readonly isWide: boolean;
  readonly posting: React.ReactNode;
  readonly page: React.ReactNode;
  readonly tools: React.ReactNode;
  readonly skills: readonly MarkedSkill[];
  readonly lit: string | null;
}

/** The job description, the CV and the tools side by side, or the tools alone, with the other two among their tabs. */
function Panes({ isWide, posting, page, tools, skills, lit }: PanesProps) {
  const panes = useRef<HTMLDivElement>(null);
  if (!isWide) return <div className="mx-auto w-full max-w-3xl px-5 pt-2 pb-16">{tools}</div>;
  return (
    <div
      ref={panes}
      className="relative mx-auto grid min-h-0 w-full max-w-[90rem] grow grid-cols-[344px_minmax(0,1fr)_440px] grid-rows-[minmax(0,1fr)]"
    >
      <Pane className="p-6">{posting}</Pane>
      <Pane className="border-x border-line bg-desk p-5">{page}</Pane>
      <Pane className="px-6">{tools}</Pane>
      <Thread panes={panes} lit={lit} skills={skills} />
    </div>
  );
}

/** Each pane scrolls by itself, so that choosing in one shows in the other. */
function Pane({ className, children }: { className: string; children: React.ReactNode }) {
  // What is hidden for the eye alone would make the whole page longer.
  return (
    <div data-pane className={`${className} relative overflow-y-auto`}>
      {children}
    </div>
  );
}

/** The tab is in the URL, so that a link opens it and "back" returns to the one before. */
function useTab(id: string, tabs: readonly WorkspaceTab[]) {
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find((one) => one === wanted) ?? 'fit';
  return [tab, (next: WorkspaceTab) => navigate(applicationPath(id, next))] as const;
}
