import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careerPlan, careerPlanInput } from '../assistant';
import { degrees } from '../catalog/credentials';
import { learningResources } from '../catalog/resources';
import { jobTitles } from '../catalog/titles';
import { cvSchema } from '../cv';
import { planCareer } from './plan-career';
import { projectIdeas } from './project-ideas';
import { listQualificationLinks } from './qualifications';

const today = new Date('2026-11-15T10:00:00Z');

const nurse = cvSchema.parse({
  personal: { name: 'Lucía Ejemplo', title: 'Enfermera' },
  work_experience: [
    {
      title: 'Enfermera de urgencias',
      company: 'Hospital de Ejemplo',
      dates: '2019 - actualidad',
      achievements: ['Coordiné un equipo de 6 enfermeras en el turno de noche'],
    },
  ],
  education: [{ degree: 'Grado en Enfermería', institution: 'Universidad de Ejemplo' }],
  skills: ['Triaje', 'control de infecciones'],
});

const waiter = cvSchema.parse({
  work_experience: [
    { title: 'Camarero', company: 'Bar Ejemplo', dates: '2021 - 2024', description: 'Sala' },
  ],
});

function plan(cv: unknown, careerGoal: string, more: object = {}) {
  return planCareer(careerPlanInput.parse({ cv, careerGoal, ...more }), today);
}

describe('a plan', () => {
  it('says the person’s level with the words of their own CV', () => {
    const { analysis } = plan(nurse, 'jefa de enfermería');
    expect(analysis.current_rank).toBe(4);
    expect(analysis.target_rank).toBe(5);
    expect(analysis.current_reasons.join(' ')).toContain('«Enfermera de urgencias»');
    expect(analysis.current_reasons.join(' ')).toContain('un equipo de 6 enfermeras');
    expect(analysis.key_gaps).toContain('calidad asistencial');
    expect(analysis.key_gaps).not.toContain('control de infecciones');
    expect(analysis.strengths.map(({ name }) => name)).toContain('control de infecciones');
  });

  it('asks nobody to learn what their own post is about', () => {
    const analyst = cvSchema.parse({
      work_experience: [
        {
          title: 'Analista de datos',
          dates: 'enero 2020 - actualidad',
          achievements: ['Informes'],
        },
      ],
    });
    const { analysis } = plan(analyst, 'analista de datos sénior');
    expect(analysis.key_gaps).not.toContain('análisis de datos');
    expect(analysis.strengths).toContainEqual(
      expect.objectContaining({ name: 'análisis de datos', quote: 'Analista de datos' }),
    );
    expect(analysis.key_gaps).toContain('SQL');
  });

  it('practises recruiting in personnel, not by programming', () => {
    const developer = cvSchema.parse({
      work_experience: [
        { title: 'Senior Software Engineer', company: 'Example', dates: '2015 - present' },
      ],
    });
    const { projects, analysis } = plan(developer, 'engineering manager', { language: 'en' });
    expect(analysis.key_gaps.slice(0, 2).toSorted()).toEqual(['leadership', 'team supervision']);
    const recruiting = projects.find(
      ({ skills_practiced }) => skills_practiced[0] === 'recruitment',
    );
    expect(recruiting?.description).not.toMatch(/README|application|open-source/);
  });

  it('is written in the asked language', () => {
    const { analysis, timeline } = plan(nurse, 'jefa de enfermería', { language: 'en' });
    expect(analysis.current_level).toBe('Senior or specialist');
    expect(analysis.key_gaps).toContain('healthcare quality');
    expect(timeline.milestones.at(-1)?.title).toContain('nursing supervisor');
  });

  it('knows that a closed profession asks for its degree, and that years of study pass', () => {
    const { analysis, timeline } = plan(waiter, 'enfermero', { hoursPerWeek: 40 });
    expect(analysis.key_gaps[0]).toBe('Grado en Enfermería');
    expect(timeline.months_to_goal).toBeGreaterThanOrEqual(48);
    expect(plan(nurse, 'enfermera').analysis.key_gaps).not.toContain('Grado en Enfermería');
  });

  it('asks for years before a post at the top', () => {
    const { timeline } = plan(waiter, 'directora de hotel', { hoursPerWeek: 40 });
    expect(timeline.milestones.some(({ id }) => id === 'experience')).toBe(true);
    expect(timeline.months_to_goal).toBeGreaterThan(60);
  });

  it('says when it does not know the goal, and offers what is nearest', () => {
    const near = plan(waiter, 'trabajar en un banco');
    expect(near.outcome).toBe('unknown-goal');
    expect(near.nearest_titles.map(({ name }) => name)).toContain('cajera de banco');
    const nonsense = plan(nurse, 'asdf qwer');
    expect(nonsense.outcome).toBe('unknown-goal');
    expect(nonsense.nearest_titles.length).toBeGreaterThan(0);
    expect(nonsense.timeline).toEqual({ months_to_goal: 0, milestones: [] });
  });

  it('listens to the jobs a person saved', () => {
    const job = {
      title: 'Supervisora de enfermería',
      description: 'Imprescindible: Microsoft Excel, calidad asistencial e inglés B2.',
    };
    const jobs = [
      { id: '1', ...job },
      { id: '2', ...job },
    ];
    const { analysis } = plan(nurse, 'jefa de enfermería', { jobs });
    const quality = analysis.gaps.find(({ id }) => id === 'healthcare-quality');
    expect(quality?.jobs).toBe(2);
    expect(analysis.gaps.find(({ id }) => id === 'excel')?.why).toContain('2 de tus ofertas');
    const elsewhere = plan(nurse, 'desarrolladora web', { jobs }).analysis.gaps;
    expect(elsewhere.filter((gap) => gap.jobs > 0)).toEqual([]);
  });

  it('makes its projects of the gap and the place', () => {
    const { projects } = plan(nurse, 'jefa de enfermería');
    expect(projects.length).toBeGreaterThanOrEqual(2);
    expect(new Set(projects.map(({ title }) => title)).size).toBe(projects.length);
    for (const { title, description, skills_practiced } of projects) {
      expect(`${title} ${description}`).toContain(skills_practiced[0]);
      expect(`${title} ${description}`).not.toMatch(/[{}]/);
    }
    expect(projects[0]?.description).toContain('Hospital de Ejemplo');
    // A bar is no place to practise another field.
    const moved = plan(waiter, 'desarrollador web').projects.map(({ description }) => description);
    expect(moved.join(' ')).not.toContain('Bar Ejemplo');
  });
});

describe('whatever the CV and the goal', () => {
  const goals = fc.oneof(
    fc.constantFrom(...jobTitles.flatMap(({ es, en }) => [...es, ...en])),
    fc.string({ maxLength: 80 }),
    fc.constantFrom(
      'quiero ser CTO en dos años',
      'I want to become a head chef within 18 months',
      '   ',
    ),
  );
  const cvs = fc.record({
    personal: fc.record({ title: fc.string({ maxLength: 30 }) }),
    summary: fc.string({ maxLength: 60 }),
    work_experience: fc.array(
      fc.record({
        title: fc.oneof(
          fc.constantFrom(...jobTitles.map(({ es }) => es[0] ?? '')),
          fc.string({ maxLength: 20 }),
        ),
        company: fc.constantFrom('', 'Empresa Ejemplo'),
        dates: fc.constantFrom('2019 - actualidad', '2015 - 2018', 'Jan 2020 - Present', '', 'x'),
        description: fc.constantFrom('', 'Lideré un equipo de 12 personas', 'SQL y Excel'),
      }),
      { maxLength: 3 },
    ),
    skills: fc.array(fc.constantFrom('Excel', 'SQL', 'liderazgo', 'inglés', '???'), {
      maxLength: 4,
    }),
  });
  const asked = fc.record({
    cv: cvs,
    careerGoal: goals,
    language: fc.constantFrom('es', 'en'),
    hoursPerWeek: fc.integer({ min: 1, max: 40 }),
  });
  const addresses = new Set(learningResources.map(({ address }) => address));

  it('the answer fits its shape, links only what the catalogue has, and its dates run forward', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const answer = planCareer(careerPlanInput.parse(question), today);
        expect(() => careerPlan.parse(answer)).not.toThrow();
        const { learning_path: path, timeline, steps } = answer;
        for (const part of Object.values(path)) {
          for (const { url } of part.courses) expect(addresses).toContain(url);
        }
        const offered = Object.values(path).flatMap(({ courses }) =>
          courses.map(({ url, title }) => url + title),
        );
        expect(new Set(offered).size).toBe(offered.length);
        const dates = timeline.milestones.map(({ target_date }) => target_date);
        expect(dates).toEqual([...dates].sort());
        expect(timeline.milestones.map(({ id }) => id).sort()).toEqual(
          steps.map(({ id }) => id).sort(),
        );
        expect(answer.outcome === 'planned').toBe(answer.goal.title !== null);
      }),
      { numRuns: 60 },
    );
  });

  it('more hours a week never take longer', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 20 }), (question, more) => {
        const few = careerPlanInput.parse({ ...question, hoursPerWeek: more });
        const many = { ...few, hoursPerWeek: more + 10 };
        expect(planCareer(many, today).timeline.months_to_goal).toBeLessThanOrEqual(
          planCareer(few, today).timeline.months_to_goal,
        );
      }),
      { numRuns: 30 },
    );
  });

  it('nothing is said of the person that the CV does not say', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const input = careerPlanInput.parse(question);
        const { analysis } = planCareer(input, today);
        const written = JSON.stringify(input.cv);
        for (const { quote } of analysis.strengths) {
          expect(written).toContain(JSON.stringify(quote).slice(1, -1));
        }
        for (const reason of analysis.current_reasons) {
          const quoted = /[«“](.*)[»”]/.exec(reason)?.[1];
          if (quoted !== undefined) expect(written).toContain(JSON.stringify(quoted).slice(1, -1));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the tables of the plan', () => {
  it('name titles and degrees that exist', () => {
    const titles = new Set(jobTitles.map(({ id }) => id));
    const known = new Set(degrees.map(({ id }) => id));
    const broken = listQualificationLinks().flatMap((row) => [
      ...row.titles.filter((id) => !titles.has(id)),
      ...row.degrees.filter((id) => !known.has(id)),
    ]);
    expect(broken).toEqual([]);
  });

  it('have two projects for every family', () => {
    const families = [...new Set(jobTitles.map(({ family }) => family))];
    const countOf = (family: string) => projectIdeas.filter(({ field }) => field === family).length;
    expect(families.filter((family) => countOf(family) < 2)).toEqual([]);
  });
});
