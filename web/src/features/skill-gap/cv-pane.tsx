import { useQuery } from '@tanstack/react-query';
import { getCvVersion } from '@trayecto/core/contract';
import { useMemo } from 'react';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { nameSection } from '../../document/name-place';
import { useLanguage } from '../../i18n';
import { markQuote, type TextMark } from '../../text/mark-text';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { type CvBlock, type CvLine, listCvLines } from './cv-lines';
import { MarkedText } from './marked-text';
import { listMatched } from './posting-pane';
import { ScrollPane } from './scroll-pane';
import type { ComparedSkill } from './skill-compare';

interface CvPaneProps {
  readonly cvId: string;
  readonly cvVersion: number;
  readonly skills: readonly ComparedSkill[];
  readonly active: string | null;
}

/** The CV as it was when it was compared, with what it shows marked where it shows it. */
export function CvPane({ cvId, cvVersion, skills, active }: CvPaneProps) {
  const { t } = useLanguage();
  const version = useCvVersion(cvId, cvVersion);
  const cv = version.data ?? null;
  const blocks = useMemo(() => (cv ? listCvLines(cv) : []), [cv]);
  const marks = useMemo(() => gatherMarks(blocks, skills), [blocks, skills]);
  const matched = useMemo(() => listMatched(skills), [skills]);
  const drawLine = (line: CvLine) => (
    <MarkedText
      text={line.text}
      marks={marks.get(line.pointer) ?? []}
      active={active}
      matched={matched}
    />
  );
  return (
    <ScrollPane title={t('skillGap.cvPane')} active={active}>
      {version.isPending && <LoadingIndicator />}
      {!version.isPending && cv === null && (
        <p className="text-muted">{t('skillGap.cvPaneGone')}</p>
      )}
      <div className="flex flex-col gap-5">
        {blocks.map(({ section, lines }) => (
          <div key={section}>
            <h4
              translate={nameSection(section, t) === section ? 'no' : undefined}
              className="eyebrow mb-1.5 text-muted"
            >
              {nameSection(section, t)}
            </h4>
            <Lines lines={lines} draw={drawLine} />
          </div>
        ))}
      </div>
    </ScrollPane>
  );
}

function Lines({
  lines,
  draw,
}: {
  lines: readonly CvLine[];
  draw: (line: CvLine) => React.ReactNode;
}) {
  if (lines[0]?.look === 'chip') {
    return (
      <ul translate="no" className="flex flex-wrap gap-x-2 gap-y-1.5">
        {lines.map((line) => (
          <li key={line.pointer} className="rounded-full border border-line px-2.5 py-0.5">
            {draw(line)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div translate="no" className="flex flex-col gap-1.5 wrap-anywhere">
      {lines.map((line) => (
        <p
          key={line.pointer}
          className={line.look === 'title' ? 'font-semibold not-first:mt-2' : undefined}
        >
          {draw(line)}
          {line.note !== '' && <span className="font-normal text-muted">{` · ${line.note}`}</span>}
        </p>
      ))}
    </div>
  );
}

/** A version never changes: once it is here it stays. */
function useCvVersion(id: string, version: number) {
  return useQuery(
    {
      queryKey: ['cv-version', id, version],
      queryFn: async ({ signal }) =>
        (await call(getCvVersion, { params: { id, version } }, { signal })).version.parsed_data,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
}

function gatherMarks(
  blocks: readonly CvBlock[],
  skills: readonly ComparedSkill[],
): ReadonlyMap<string, readonly TextMark[]> {
  const texts = new Map(
    blocks.flatMap(({ lines }) => lines.map(({ pointer, text }) => [pointer, text] as const)),
  );
  const marks = new Map<string, TextMark[]>();
  for (const { id, cvPlaces } of skills) {
    for (const { pointer, quote } of cvPlaces) {
      const text = texts.get(pointer);
      if (text === undefined) continue;
      const known = marks.get(pointer) ?? [];
      marks.set(pointer, [...known, markQuote(text, quote, id)]);
    }
  }
  return marks;
}
