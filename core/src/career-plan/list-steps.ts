import type { CareerPlanInput, PlanStep } from '../assistant';
import type { JobTitle } from '../catalog/titles';
import type { Language } from '../language';
import { findCvSkills } from '../skill-gap';
import { careerWords } from './career-words';
import { type ChosenResources, chooseResources } from './choose-resources';
import type { SkillGap } from './find-gaps';
import type { Qualification } from './qualifications';
import type { CurrentLevel } from './read-level';
import type { Project } from './suggest-projects';

const APPLY_MONTHS = 1;
const APPLY_HOURS = 6;

/** The job a plan leads to. */
export interface Target {
  readonly title: JobTitle;
  readonly name: string;
  readonly rank: number;
  readonly usualYears: number;
  readonly isOtherField: boolean;
  readonly yearsInField: number;
  readonly qualifications: readonly Qualification[];
}

interface StepParts {
  readonly input: CareerPlanInput;
  readonly target: Target;
  readonly gaps: readonly SkillGap[];
  readonly projects: readonly Project[];
  readonly current: CurrentLevel;
}

/** What to do, in order. The dates are calculated from it. */
export function listSteps({ input, target, gaps, projects, current }: StepParts): PlanStep[] {
  const { cv, language } = input;
  const words = careerWords[language];
  const held = new Set(
    findCvSkills(cv)
      .filter(({ kind }) => kind === 'licence')
      .map(({ id }) => id),
  );
  const isFirstSteps = target.isOtherField || current.rank <= 2;
  const chosen = chooseResources(gaps, language, held, isFirstSteps);
  const steps: PlanStep[] = [];
  const empty = { courses: [], certifications: [] };

  let studyMonths = 0;
  for (const one of target.qualifications) {
    studyMonths += one.months;
    const isExam = one.kind === 'exam';
    steps.push({
      id: `study-${one.id}`,
      kind: 'study',
      title: isExam ? words.examTitle(target.name) : words.degreeTitle(one[language]),
      description: isExam ? words.examText(one.months) : words.degreeText(target.name, one.months),
      hours: 0,
      months: studyMonths,
      ...empty,
    });
  }
  for (const gap of gaps) {
    steps.push(describeLearning(gap, chosen.get(gap.id), language));
    const project = projects.find((one) => one.gap.id === gap.id);
    if (project !== undefined) {
      steps.push({
        id: `project-${gap.id}`,
        kind: 'project',
        title: project.shown.title,
        description: words.projectText(project.hours),
        hours: project.hours,
        months: 0,
        ...empty,
      });
    }
  }
  const yearsMissing = countYearsMissing(target, current, studyMonths);
  if (yearsMissing > 0) {
    steps.push({
      id: 'experience',
      kind: 'experience',
      title: words.experienceTitle(words.ranks[target.rank - 1] ?? ''),
      description: words.experienceText(yearsMissing, target.name),
      hours: 0,
      months: studyMonths + Math.round(yearsMissing * 12),
      ...empty,
    });
  }
  steps.push({
    id: 'apply',
    kind: 'apply',
    title: words.applyTitle(target.name),
    description: steps.length === 0 ? words.readyText : words.applyText(target.name),
    hours: APPLY_HOURS,
    months: APPLY_MONTHS,
    ...empty,
  });
  return steps;
}

function countYearsMissing(target: Target, current: CurrentLevel, studyMonths: number): number {
  if (!target.isOtherField && current.rank >= target.rank) return 0;
  // A specialist needs the long qualification, not years of experience first.
  if (studyMonths > 0 && target.rank <= 4) return 0;
  const missing = target.usualYears - target.yearsInField;
  return missing < 0.5 ? 0 : Math.round(missing * 2) / 2;
}

function describeLearning(
  gap: SkillGap,
  chosen: ChosenResources | undefined,
  language: Language,
): PlanStep {
  const words = careerWords[language];
  const skill = gap.names[language];
  const titles = {
    hard: words.learnTitle,
    tool: words.learnTitle,
    soft: words.showTitle,
    language: words.languageTitle,
    licence: words.licenceTitle,
  };
  const { courses = [], certificate = null } = chosen ?? {};
  return {
    id: `learn-${gap.id}`,
    kind: 'learn',
    title: titles[gap.kind](skill),
    description: words.learnText(gap.hours, gap.near),
    hours: gap.hours,
    months: 0,
    courses: courses.map((one) => {
      // A page with many courses has no hours: the user has to look there for the one about the skill.
      const isAboutIt = one.hours !== null && one.skills.includes(gap.id);
      const say = isAboutIt ? words.courseFor : words.courseAround;
      return {
        title: one.name,
        provider: one.provider,
        url: one.address,
        duration: one.hours === null ? words.durationUnsaid : words.hours(one.hours),
        description: say(words.types[one.type], skill, one.isFree),
      };
    }),
    certifications:
      certificate === null
        ? []
        : [
            {
              name: certificate.name,
              provider: certificate.provider,
              level:
                certificate.level === null ? words.levelUnsaid : words.levels[certificate.level],
              description: words.certificateFor(skill),
              ...(certificate.address === null ? {} : { url: certificate.address }),
            },
          ],
  };
}
