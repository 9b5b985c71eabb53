import type { CareerPlan, CareerPlanInput } from '@trayecto/core/assistant';
import { z } from 'zod';
import { nameProject } from '../weave/name-project';
import type { CareerPlanWords } from '../weave/weave-career-plan';
import { delimitData } from './delimit-data';
import type { ModelQuestion } from './model-client';
import { writeModelCv } from './model-cv';
import { languageNames, saidList, saidText, toShape } from './question-parts';

const text = z.object({ id: z.string(), text: z.string() });
const shape = z.object({ gaps: z.array(text), steps: z.array(text), projects: z.array(text) });

const said = z.object({ id: z.string(), text: saidText });
const answer = z.object({
  gaps: z.array(said),
  steps: saidList(said),
  projects: saidList(said),
});

/** The plan is already made. The model explains why and how to this person. */
export function askForPlanWords(
  { cv, careerGoal, language }: CareerPlanInput,
  plan: CareerPlan,
): ModelQuestion<CareerPlanWords> {
  const data = delimitData({
    cv: writeModelCv(cv),
    goal: careerGoal,
    plan: {
      current_level: plan.analysis.current_level,
      target_level: plan.analysis.target_level,
      gaps: plan.analysis.gaps.map(({ id, name, why, near }) => ({ id, name, text: why, near })),
      steps: plan.steps.map(({ id, kind, title, description }) => ({
        id,
        kind,
        title,
        text: description,
      })),
      projects: plan.projects.map(({ title, description, skills_practiced }, at) => ({
        id: nameProject(at),
        title,
        practises: skills_practiced,
        text: description,
      })),
    },
  });
  const system = [
    'You advise people on their career. A program has made the part "plan" from a CV and a goal; its gaps, steps, order, hours and courses are right and stay as they are.',
    `Rewrite the "text" of each gap, step and project, by its id, in ${languageNames[language]}, to the person: one to three plain sentences that build on what their CV shows and lead towards their goal.`,
    'A gap says why it matters for the goal. A step says what to do. A project says what to make, so that someone can begin tomorrow. Keep every number of the text you rewrite and add none. Name no course, school, company, product or web address that the plan or the CV does not name.',
    data.rule,
  ].join('\n');
  return { system, user: data.text, shape: toShape('plan_words', shape), answer };
}

const titlesShape = z.object({ titles: z.array(z.string()) });

/** For a goal the catalogue does not know by its words. */
export function askForTitles({
  cv,
  careerGoal,
  language,
}: CareerPlanInput): ModelQuestion<z.output<typeof titlesShape>> {
  const data = delimitData({ goal: careerGoal, current_title: writeModelCv(cv).personal.title });
  const system = [
    'You know the usual names of jobs.',
    `The part "goal" is a career goal in someone's own words. Give the one to four usual job titles in ${languageNames[language]} that it most likely means, the likeliest first, each as an employer would word it. Give no titles if the goal names no work at all.`,
    data.rule,
  ].join('\n');
  return {
    system,
    user: data.text,
    shape: toShape('goal_titles', titlesShape),
    answer: titlesShape,
  };
}
