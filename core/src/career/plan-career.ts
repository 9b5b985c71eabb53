import { countExperienceYears } from '../analysis/count-experience';
import { findCvSkills } from '../analysis/find-cv-skills';
import { gatherJobGaps } from '../analysis/gather-job-gaps';
import type {
  DevelopmentInput,
  DevelopmentPlan,
  NearTitle,
  PlanGap,
  PlanStep,
} from '../assistant/development-task';
import { type JobTitle, jobTitles } from '../catalog/titles';
import type { Cv } from '../cv/cv-schema';
import { schedulePlan } from '../timeline';
import { type CareerWords, careerWords } from './career-words';
import { type ChosenResources, chooseResources } from './choose-resources';
import { findGaps, type SkillGap } from './find-gaps';
import { isNearField } from './near-fields';
import { findMissingQualifications, type Qualification } from './qualifications';
import { type Goal, readGoal } from './read-goal';
import { type CurrentLevel, readLevel, readTitleLevel } from './read-level';
import { type Project, suggestProjects } from './suggest-projects';

/** Years in the field that are usually asked for, by rank. */
const USUAL_YEARS = [0, 0, 0, 0, 2, 6, 10] as const;
const SENIOR_YEARS = 4;
const APPLY_MONTHS = 1;
const APPLY_HOURS = 6;

/** The way from a CV to a goal: where the person stands, what is missing, with what and by when. */
export function planCareer(input: DevelopmentInput, today: Date): DevelopmentPlan {
  const { cv, careerGoal, language } = input;
  const current = readLevel(cv, today);
  const goal = readGoal(careerGoal, current.title?.family ?? null);
  if (goal.title === null) return answerUnknownGoal(input, goal, current, today);
  const goalRank = goal.level ?? goal.title.level;
  const isOtherField = current.title !== null && !isNearField(current.title, goal.title);
  const jobs = keepNearJobs(input.jobs, goal.title);
  const jobGaps = gatherJobGaps({ cv, jobs, language }, today).gaps;
  const target: Target = {
    title: goal.title,
    name: nameTitle(goal, language),
    rank: goalRank,
    usualYears: countUsualYears(goalRank, goal.isSenior),
    isOtherField,
    yearsInField: countYearsInField(cv, goal.title, today),
    qualifications: findMissingQualifications(goal.title, cv),
  };
  const { gaps, strengths } = findGaps({
    cv,
    goal: goal.title,
    goalRank,
    currentRank: current.rank,
    isOtherField,
    led: current.led,
    jobGaps,
    language,
  });
  const projects = suggestProjects(gaps, goal.title, current, language);
  const steps = listSteps({ input, target, gaps, projects, current });
  const words = careerWords[language];
  return layOut(
    {
      outcome: 'planned',
      goal: {
        text: careerGoal,
        title: { id: goal.title.id, name: target.name, level: goalRank },
        deadline_months: goal.deadlineMonths,
      },
      nearest_titles: [],
      analysis: {
        current_level: words.ranks[current.rank - 1] ?? '',
        target_level: words.ranks[goalRank - 1] ?? '',
        current_rank: current.rank,
        target_rank: goalRank,
        key_gaps: [
          ...target.qualifications.map((one) => one[language]),
          ...gaps.map(({ names }) => names[language]),
        ],
        current_reasons: explainLevel(cv, current, words),
        target_reasons: explainTarget(goal, target, words),
        gaps: describeGaps(gaps, target, language),
        strengths: strengths.map(({ names, quote }) => ({ name: names[language], quote })),
      },
      projects: projects.map(({ shown }) => shown),
      steps,
    },
    input,
    today,
  );
}

interface Target {
  readonly title: JobTitle;
  readonly name: string;
  readonly rank: number;
  readonly usualYears: number;
  readonly isOtherField: boolean;
  readonly yearsInField: number;
  readonly qualifications: readonly Qualification[];
}

type Unscheduled = Omit<
  DevelopmentPlan,
  'learning_path' | 'timeline' | 'hours_per_week' | 'start_date'
>;

/** Dates and horizons, which follow from the steps and the hours a week. */
function layOut(plan: Unscheduled, input: DevelopmentInput, today: Date): DevelopmentPlan {
  const startDate = today.toISOString().slice(0, 10);
  const scheduled = schedulePlan(plan.steps, input.hoursPerWeek, startDate);
  const stepOf = new Map(plan.steps.map((step) => [step.id, step]));
  const path: DevelopmentPlan['learning_path'] = {
    immediate: { courses: [], certifications: [] },
    short_term: { courses: [], certifications: [] },
    long_term: { courses: [], certifications: [] },
  };
  for (const { id, horizon } of scheduled.steps) {
    path[horizon].courses.push(...(stepOf.get(id)?.courses ?? []));
    path[horizon].certifications.push(...(stepOf.get(id)?.certifications ?? []));
  }
  return {
    ...plan,
    learning_path: path,
    timeline: {
      months_to_goal: plan.steps.length === 0 ? 0 : scheduled.monthsToGoal,
      milestones: scheduled.steps.flatMap(({ id, targetDate }) => {
        const step = stepOf.get(id);
        if (step === undefined) return [];
        const { title, description } = step;
        return [{ id, title, description, target_date: targetDate }];
      }),
    },
    hours_per_week: input.hoursPerWeek,
    start_date: startDate,
  };
}

function answerUnknownGoal(
  input: DevelopmentInput,
  goal: Goal,
  current: CurrentLevel,
  today: Date,
): DevelopmentPlan {
  const words = careerWords[input.language];
  const near = goal.nearest.length > 0 ? goal.nearest : listNextTitles(current);
  return layOut(
    {
      outcome: 'unknown-goal',
      goal: { text: input.careerGoal, title: null, deadline_months: goal.deadlineMonths },
      nearest_titles: near.map((title) => showTitle(title, input.language)),
      analysis: {
        current_level: words.ranks[current.rank - 1] ?? '',
        target_level: words.unknownTarget,
        current_rank: current.rank,
        target_rank: null,
        key_gaps: [],
        current_reasons: explainLevel(input.cv, current, words),
        target_reasons: [],
        gaps: [],
        strengths: [],
      },
      projects: [],
      steps: [],
    },
    input,
    today,
  );
}

/** Where nothing in the goal is known: posts a step above the person's own, nearest in what they ask for. */
function listNextTitles({ title, rank }: CurrentLevel): readonly JobTitle[] {
  if (title === null) return [];
  const own = new Set(title.skills);
  return jobTitles
    .filter((other) => other.family === title.family && other.id !== title.id)
    .filter(({ level }) => level >= rank && level <= rank + 2)
    .map((other) => ({ other, shared: other.skills.filter((id) => own.has(id)).length }))
    .sort((a, b) => b.shared - a.shared || a.other.level - b.other.level)
    .slice(0, 6)
    .map(({ other }) => other);
}

function showTitle(title: JobTitle, language: 'es' | 'en'): NearTitle {
  return { id: title.id, name: title[language][0] ?? title.id, level: title.level };
}

/** As the person said it where they said it in the answer's language. */
function nameTitle({ title, name }: Goal, language: 'es' | 'en'): string {
  if (title === null) return '';
  if (name !== null && title[language].includes(name)) return name;
  return title[language][0] ?? title.id;
}

/** What a posting in another field asks for says nothing about this goal. */
function keepNearJobs(jobs: DevelopmentInput['jobs'], goal: JobTitle): DevelopmentInput['jobs'] {
  return jobs.filter(({ title }) => {
    const known = readTitleLevel(title).title;
    return known === null || isNearField(known, goal);
  });
}

/** A specialist is one by what they know, a senior by years. */
function countUsualYears(rank: number, isSenior: boolean): number {
  return rank === 4 && isSenior ? SENIOR_YEARS : (USUAL_YEARS[rank] ?? 0);
}

function countYearsInField(cv: Cv, goal: JobTitle, today: Date): number {
  const inField = cv.work_experience.filter(({ title }) => {
    const known = readTitleLevel(title).title;
    return known === null || isNearField(known, goal);
  });
  return countExperienceYears({ ...cv, work_experience: inField }, today);
}

function explainLevel(cv: Cv, current: CurrentLevel, words: CareerWords): string[] {
  const { post, years, led, rank, title } = current;
  const reasons: string[] = [];
  if (post !== null && post.title.trim() !== '') reasons.push(words.rankOfTitle(post.title.trim()));
  else if (cv.personal.title.trim() !== '') {
    reasons.push(words.rankOfOwnTitle(cv.personal.title.trim()));
  }
  reasons.push(years > 0 ? words.rankOfYears(years) : words.noExperience);
  if (rank === 4 && title?.level === 3 && led === null) reasons.push(words.rankSeniorYears(years));
  if (led !== null) reasons.push(words.rankOfTeam(led.people, led.line));
  return reasons;
}

function explainTarget(goal: Goal, target: Target, words: CareerWords): string[] {
  const rank = words.ranks[target.rank - 1] ?? '';
  const years = target.usualYears;
  const reasons = [words.targetOfTitle(target.name)];
  if (goal.level !== null && goal.level !== target.title.level) {
    reasons.push(words.targetRaised(rank));
  }
  if (years > 0) {
    reasons.push(words.targetYears(rank, years), words.targetYearsShown(target.yearsInField));
  }
  return reasons;
}

function describeGaps(gaps: readonly SkillGap[], target: Target, language: 'es' | 'en'): PlanGap[] {
  const words = careerWords[language];
  return [
    ...target.qualifications.map((one) => ({
      id: one.id,
      name: one[language],
      kind: 'degree' as const,
      why: words.gapQualification(target.name),
      jobs: 0,
      near: [],
    })),
    ...gaps.map(({ id, kind, names, source, jobs, near }) => {
      const origin = {
        title: words.gapFromTitle(target.name),
        leading: words.gapLeading,
        jobs: words.gapFromJobs(jobs),
      }[source];
      const also = source !== 'jobs' && jobs > 0 ? ` ${words.gapAlsoJobs(jobs)}` : '';
      return { id, kind, name: names[language], why: origin + also, jobs, near: [...near] };
    }),
  ];
}

interface StepParts {
  readonly input: DevelopmentInput;
  readonly target: Target;
  readonly gaps: readonly SkillGap[];
  readonly projects: readonly Project[];
  readonly current: CurrentLevel;
}

function listSteps({ input, target, gaps, projects, current }: StepParts): PlanStep[] {
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
      description: words.experienceText(yearsMissing, `«${target.name}»`),
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
  // A long qualification is what makes a specialist, not years before it.
  if (studyMonths > 0 && target.rank <= 4) return 0;
  const missing = target.usualYears - target.yearsInField;
  return missing < 0.5 ? 0 : Math.round(missing * 2) / 2;
}

function describeLearning(
  gap: SkillGap,
  chosen: ChosenResources | undefined,
  language: 'es' | 'en',
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
      // A page of many courses has no hours of its own: what teaches the skill has to be looked for there.
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
