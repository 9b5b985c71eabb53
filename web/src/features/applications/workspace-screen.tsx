import type { WorkspaceTab } from '@trayecto/core/applications';
import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { useMemo, useState } from 'react';
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
import { useMedia } from '../../ui/use-media';
import { CvPane } from './cv-pane';
import { FitTab } from './fit-tab';
import { InterviewTab } from './interview-tab';
import { judgeProgress } from './judge-progress';
import { LetterTab } from './letter-tab';
import { NotesTab } from './notes-tab';
import { type Correcting, PostingPane } from './posting-pane';
import { TailoredTab } from './tailored-tab';
import { listAsked } from './true-answers';
import { type Fit, listMarks, useFit } from './use-fit';
import { useLinked } from './use-linked';
import { useNextStep } from './use-next-step';
import { useSending } from './use-sending';
import { useTailoring } from './use-tailoring';
import { useWriting } from './use-writing';
import { WorkspaceHeader } from './workspace-header';
import { WorkspacePanes } from './workspace-panes';
import { WorkspaceTools } from './workspace-tools';

const WIDE = '(min-width: 1200px)';
const TOOLS = ['fit', 'cv', 'letter', 'email', 'interview', 'notes'] as const;
const ALL: readonly WorkspaceTab[] = ['posting', 'page', ...TOOLS];

/** Where what is asked about shows on the job and the page; beside a letter or notes it would only be in the way. */
const ABOUT_FIT: readonly WorkspaceTab[] = ['fit', 'posting', 'page'];

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
    <WorkspaceTools
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
    </WorkspaceTools>
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
      <WorkspacePanes
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

/** The tab is in the URL, so that a link opens it and "back" returns to the one before. */
function useTab(id: string, tabs: readonly WorkspaceTab[]) {
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find((one) => one === wanted) ?? 'fit';
  return [tab, (next: WorkspaceTab) => navigate(applicationPath(id, next))] as const;
}
