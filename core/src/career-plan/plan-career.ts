import type { CareerPlan, CareerPlanInput, NearTitle, PlanGap } from '../assistant';
import { type JobTitle, jobTitles } from '../catalog/titles';
import type { Cv } from '../cv';
import type { Language } from '../language';
import { countExperienceYears, gatherJobGaps } from '../skill-gap';
import { schedulePlan } from '../timeline';
import { type CareerWords, careerWords } from './career-words';
import { findGaps, type SkillGap } from './find-gaps';
import { listSteps, type Target } from './list-steps';
import { isNearField } from './near-fields';
import { findMissingQualifications } from './qualifications';
import { type Goal, readGoal } from './read-goal';
import { type CurrentLevel, readLevel, readTitleLevel } from './read-level';
import { suggestProjects } from './suggest-projects';

/** Years in the field that are usually asked for, by rank. */
const USUAL_YEARS = [0, 0, 0, 0, 2, 6, 10] as const;
const SENIOR_YEARS = 4;

/** The way from a CV to a goal: where the user is now, what is missing, how to learn it and by when. */
export function planCareer(input: CareerPlanInput, today: Date): CareerPlan {
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
    now: today,
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

type Unscheduled = Omit<CareerPlan, 'learning_path' | 'timeline' | 'hours_per_week' | 'start_date'>;

/** Dates and horizons, which follow from the steps and the hours a week. */
function layOut(plan: Unscheduled, input: CareerPlanInput, today: Date): CareerPlan {
  const startDate = today.toISOString().slice(0, 10);
  const scheduled = schedulePlan(plan.steps, input.hoursPerWeek, startDate);
  const stepOf = new Map(plan.steps.map((step) => [step.id, step]));
  const path: CareerPlan['learning_path'] = {
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
  input: CareerPlanInput,
  goal: Goal,
  current: CurrentLevel,
  today: Date,
): CareerPlan {
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

/** Where nothing in the goal is known: jobs a step above the person's own, nearest in what they ask for. */
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

function showTitle(title: JobTitle, language: Language): NearTitle {
  return { id: title.id, name: title[language][0] ?? title.id, level: title.level };
}

/** As the person said it where they said it in the answer's language. */
function nameTitle({ title, name }: Goal, language: Language): string {
  if (title === null) return '';
  if (name !== null && title[language].includes(name)) return name;
  return title[language][0] ?? title.id;
}

/** What a job description in another field asks for says nothing about this goal. */
function keepNearJobs(jobs: CareerPlanInput['jobs'], goal: JobTitle): CareerPlanInput['jobs'] {
  return jobs.filter(({ title }) => {
    const known = readTitleLevel(title).title;
    return known === null || isNearField(known, goal);
  });
}

/** A specialist qualifies by knowledge, a senior by years. */
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

function describeGaps(gaps: readonly SkillGap[], target: Target, language: Language): PlanGap[] {
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
