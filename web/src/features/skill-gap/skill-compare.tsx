import {
  type MatchedSkill,
  type MissingSkill,
  mergeChoices,
  type SkillGapResult,
} from '@trayecto/core/assistant';
import { useContext, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n';
import { ResultLanguage } from '../../tasks/engine-text';
import { CvPane } from './cv-pane';
import { PostingPane } from './posting-pane';
import { SkillButton } from './skill-button';

interface SkillCompareProps {
  readonly result: SkillGapResult;
  readonly cvId: string;
  readonly cvVersion: number;
}

/** A skill and where it is on both sides. */
export interface ComparedSkill {
  readonly id: string;
  readonly name: string;
  readonly tone: 'matched' | 'missing';
  readonly postingPlaces: MatchedSkill['postingPlaces'];
  readonly cvPlaces: MatchedSkill['cvPlaces'];
}

/** The skills, the job description and the CV side by side: pointing at a skill shows both its places. */
export function SkillCompare({ result, cvId, cvVersion }: SkillCompareProps) {
  const { t, language } = useLanguage();
  const written = useContext(ResultLanguage) ?? language;
  const { matchedSkills } = result;
  const missingSkills = useMemo(
    () => mergeChoices(result.missingSkills, written),
    [result.missingSkills, written],
  );
  const [pinned, setPinned] = useState<string | null>(null);
  const [passing, setPassing] = useState<string | null>(null);
  const active = passing ?? pinned;
  const skills = useMemo(
    () => gatherSkills(matchedSkills, missingSkills),
    [matchedSkills, missingSkills],
  );
  const pointer = {
    active,
    pinned,
    onPoint: setPassing,
    onPin: (id: string) => setPinned((now) => (now === id ? null : id)),
  };
  return (
    <section aria-labelledby="skills" className="flex flex-col gap-4">
      <div>
        <h2 id="skills" className="font-serif text-2xl font-semibold">
          {t('skillGap.skillsTitle')}
        </h2>
        <p className="text-muted">
          {t('skillGap.skillsLine')} {t('skillGap.legend')}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <SkillGroup
            title={t('skillGap.matchedTitle', { count: matchedSkills.length })}
            none={t('skillGap.noMatched')}
          >
            {matchedSkills.map((skill) => (
              <SkillButton key={skill.id} skill={skill} tone="matched" {...pointer} />
            ))}
          </SkillGroup>
          <SkillGroup
            title={t('skillGap.missingTitle', { count: missingSkills.length })}
            none={t('skillGap.noMissing')}
          >
            {missingSkills.map((skill) => (
              <SkillButton key={skill.id} skill={skill} tone="missing" {...pointer} />
            ))}
          </SkillGroup>
        </div>
        <PostingPane text={result.posting.text} skills={skills} active={active} />
        <CvPane cvId={cvId} cvVersion={cvVersion} skills={skills} active={active} />
      </div>
    </section>
  );
}

function gatherSkills(
  matched: readonly MatchedSkill[],
  missing: readonly MissingSkill[],
): readonly ComparedSkill[] {
  return [
    ...matched.map(({ id, name, postingPlaces, cvPlaces }) => ({
      id,
      name,
      tone: 'matched' as const,
      postingPlaces,
      cvPlaces,
    })),
    ...missing.map(({ id, name, postingPlaces, related }) => ({
      id,
      name,
      tone: 'missing' as const,
      postingPlaces,
      cvPlaces: related.flatMap(({ cvPlaces }) => cvPlaces),
    })),
  ];
}

interface SkillGroupProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly React.ReactNode[];
}

function SkillGroup({ title, none, children }: SkillGroupProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col gap-2">{children}</ul>
      )}
    </div>
  );
}
