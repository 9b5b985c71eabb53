import { useRef } from 'react';
import { Thread } from './thread';
import type { MarkedSkill } from './use-fit';

interface WorkspacePanesProps {
  readonly isWide: boolean;
  readonly posting: React.ReactNode;
  readonly page: React.ReactNode;
  readonly tools: React.ReactNode;
  readonly skills: readonly MarkedSkill[];
  readonly lit: string | null;
}

/** The job description, the CV and the tools side by side, or the tools alone, with the other two among their tabs. */
export function WorkspacePanes({ isWide, posting, page, tools, skills, lit }: WorkspacePanesProps) {
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
