import type { WorkspaceTab } from '@trayecto/core/applications';
import type { ApplicationRecord } from '@trayecto/core/contract';
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
import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../i18n';
import { Tabs } from '../../ui/tabs';
import { describeProgress, type Progress } from './judge-progress';
import { NextCard } from './next-card';
import { useHeldFocus } from './use-held-focus';
import type { NextStep } from './use-next-step';

/** What the foot of a phone has no room for. */
const FOLDED: readonly WorkspaceTab[] = ['cv', 'email', 'interview', 'notes'];

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

interface WorkspaceToolsProps {
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
export function WorkspaceTools(props: WorkspaceToolsProps) {
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
