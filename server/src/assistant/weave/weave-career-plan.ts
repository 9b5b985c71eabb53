import type { CareerPlan, CareerPlanInput } from '@trayecto/core/assistant';
import { createTextCheck, listCvTexts } from '@trayecto/core/improve';
import { nameProject } from './name-project';
import { createTaker } from './take-text';

interface SaidText {
  readonly id: string;
  readonly text: string;
}

export interface CareerPlanWords {
  readonly gaps: readonly SaidText[];
  readonly steps: readonly SaidText[];
  readonly projects: readonly SaidText[];
}

const LONGEST_TEXT = 600;

/** The model's words in the places of the plan; gaps, order, hours, months, dates and resources are never touched. */
export function weaveCareerPlan(
  { cv, careerGoal }: CareerPlanInput,
  plan: CareerPlan,
  words: CareerPlanWords,
): CareerPlan {
  const taker = createTaker();
  const names = [...listCvTexts(cv), careerGoal, ...listPlanned(plan)];
  const check = createTextCheck({ names, numbers: [], free: ['new-number'] });
  const say = (said: readonly SaidText[], part: string) => {
    const texts = new Map(said.map(({ id, text }) => [id, text]));
    return (id: string, otherwise: string) => {
      const text = texts.get(id) ?? '';
      const problems = [...check(text).map(({ quote }) => quote), ...findNumbers(text, otherwise)];
      return taker.take({
        place: `${part}:${id}`,
        said: text,
        otherwise,
        most: LONGEST_TEXT,
        problems,
      });
    };
  };
  const [sayGap, sayStep, sayProject] = [
    say(words.gaps, 'gap'),
    say(words.steps, 'step'),
    say(words.projects, 'project'),
  ];
  const steps = plan.steps.map((step) => ({
    ...step,
    description: sayStep(step.id, step.description),
  }));
  const described = new Map(steps.map(({ id, description }) => [id, description]));
  return {
    ...plan,
    analysis: {
      ...plan.analysis,
      gaps: plan.analysis.gaps.map((gap) => ({ ...gap, why: sayGap(gap.id, gap.why) })),
    },
    steps,
    timeline: {
      ...plan.timeline,
      milestones: plan.timeline.milestones.map((one) => ({
        ...one,
        description: described.get(one.id) ?? one.description,
      })),
    },
    projects: plan.projects.map((one, at) => ({
      ...one,
      description: sayProject(nameProject(at), one.description),
    })),
    refused: taker.refused(),
    byBuiltin: taker.byBuiltin(),
  };
}

/** Hours and years were counted for this very place: another place's are as wrong as made-up ones. */
function findNumbers(text: string, otherwise: string): readonly string[] {
  return createTextCheck({ names: [text], numbers: [otherwise] })(text)
    .filter(({ code }) => code === 'new-number')
    .map(({ quote }) => quote);
}

/** What the model gets of the plan; the providers of courses are not included. */
function listPlanned({ goal, analysis, projects, steps }: CareerPlan): string[] {
  return [
    goal.title?.name ?? '',
    ...analysis.gaps.flatMap(({ name, why, near }) => [name, why, ...near]),
    ...projects.flatMap(({ title, description }) => [title, description]),
    ...steps.flatMap(({ title, description }) => [title, description]),
  ];
}
