import { useMemo } from 'react';
import { useLanguage } from '../../i18n';
import { MarkedText } from './marked-text';
import { ScrollPane } from './scroll-pane';
import type { ComparedSkill } from './skill-compare';

interface PostingPaneProps {
  readonly text: string;
  readonly skills: readonly ComparedSkill[];
  readonly active: string | null;
}

/** The job description as it was read, with what it asks for marked where it says so. */
export function PostingPane({ text, skills, active }: PostingPaneProps) {
  const { t } = useLanguage();
  const marks = useMemo(
    () =>
      skills.flatMap(({ id, postingPlaces }) =>
        postingPlaces.map(({ start, end }) => ({ start, end, id })),
      ),
    [skills],
  );
  const matched = useMemo(() => listMatched(skills), [skills]);
  return (
    <ScrollPane title={t('skillGap.postingPane')} active={active}>
      <p translate="no" className="wrap-anywhere whitespace-pre-line">
        <MarkedText text={text} marks={marks} active={active} matched={matched} />
      </p>
    </ScrollPane>
  );
}

export function listMatched(skills: readonly ComparedSkill[]): ReadonlySet<string> {
  return new Set(skills.filter(({ tone }) => tone === 'matched').map(({ id }) => id));
}
