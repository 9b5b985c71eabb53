import { describe, expect, it } from 'vitest';
import { type SkillGapResult, skillGapResult } from '../assistant';
import { learningResources } from '../catalog/resources';
import { cvSchema } from '../cv';
import { analyzeSkillGap } from './analyze-skill-gap';
import { gatherJobGaps } from './gather-job-gaps';

const NOW = new Date('2026-11-15T00:00:00Z');

const cv = cvSchema.parse({
  personal: { title: 'Analista de datos' },
  work_experience: [
    {
      title: 'Analista de datos',
      dates: '2019 - actualidad',
      achievements: ['Informes en SQL y un cuadro de mando para dirección'],
    },
  ],
  skills: ['SQL', 'Excel'],
  languages: [{ language: 'Inglés', proficiency: 'B2' }],
});

const analyze = (jobDescription: string, language: 'es' | 'en' = 'es', jobTitle = '') =>
  analyzeSkillGap({ cv, jobDescription, jobTitle, language }, NOW);
const listItems = ({ actionablePlan: plan }: SkillGapResult) =>
  plan ? [...plan.shortTerm, ...plan.mediumTerm, ...plan.longTerm] : [];

const posting = `Data analyst
Requirements: advanced SQL, dashboards, Git and Kubernetes. English C1.
Nice to have: Docker, German B2.`;

describe('a plan nobody laughs at', () => {
  const steps = (text: string, language: 'es' | 'en' = 'es') =>
    listItems(analyze(text, language)).map(({ skillId = '', ...item }) => ({ skillId, ...item }));

  it('offers no qualification of another trade', () => {
    const named = (posting: string) =>
      JSON.stringify(
        analyzeSkillGap(
          { cv: cvSchema.parse({}), jobDescription: posting, jobTitle: '', language: 'en' },
          NOW,
        ),
      );
    expect(named('Nurse\nRequirements\n- Wound care\n- Triage\n- Auditing')).not.toContain('ACCA');
    expect(named('Auditor\nRequirements\n- Accounting\n- Auditing\n- IFRS')).toContain('ACCA');
  });

  it('says of a permit that it is to be had, and of words that they are to be said', () => {
    const [permit] = steps('Imprescindible carnet de conducir.');
    expect(permit?.action).toBe('Consigue este permiso o certificado: carnet de conducir.');
    const words = steps('Requisitos:\n- Kubernetes\n- Orquídeas tropicales raras');
    const said = words.find(({ skillId }) => skillId.startsWith('unknown:'));
    expect(said?.action).toContain('pregunta qué esperan');
    expect(said?.resources).toEqual([]);
  });

  it('sends nobody to a course for being on time, or for having a car', () => {
    const plan = steps('Requisitos:\n- Kubernetes\n- Puntualidad\n- Vehículo propio');
    const car = plan.find(({ skillId }) => skillId === 'own-vehicle');
    expect(car?.action).toBe('Si es tu caso, dilo en el CV: vehículo propio.');
    expect(car?.resources).toEqual([]);
    const time = plan.find(({ skillId }) => skillId === 'punctuality');
    expect(time?.resources.filter(({ link }) => link !== undefined)).toEqual([]);
  });

  it('gives what a craft takes, once, and in the language that was asked for', () => {
    const plan = steps('Requirements: Terraform, infrastructure as code, recruitment.', 'en');
    expect(plan.map(({ skillId }) => skillId).sort()).toEqual(['recruitment', 'terraform']);
    expect(plan.find(({ skillId }) => skillId === 'recruitment')?.timeframe).toMatch(
      /[2-9]0 hours/,
    );
    const actions = steps('Requirements: GitHub Actions.', 'en');
    const names = actions.flatMap(({ resources }) => resources.map(({ name }) => name));
    expect(names).not.toContain('Documentación de GitHub Actions');
  });

  it('knows nothing of the theatre where something is to be improved', () => {
    const ids = analyze('You will improve observability.').missingSkills.map(({ id }) => id);
    expect(ids).not.toContain('improvisation-theatre');
  });
});

describe('analyzeSkillGap', () => {
  it('gives the whole answer in its schema', () => {
    const result = analyze(posting);
    expect(skillGapResult.parse(result)).toEqual(result);
    expect(result.industryInsights).toMatch(/analista de datos/i);
  });

  it('plans every missing skill once, the important ones first, with links of the catalogue only', () => {
    const result = analyze(posting);
    const items = listItems(result);
    expect(items.map(({ skillId }) => skillId).sort()).toEqual(
      result.missingSkills.map(({ id }) => id).sort(),
    );
    const order = items.map(({ skillId }) => skillId);
    expect(order.indexOf('git')).toBeLessThan(order.indexOf('docker'));
    const known = new Set(learningResources.map(({ address }) => address));
    const links = items.flatMap(({ resources }) => resources.flatMap(({ link }) => link ?? []));
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(known.has(link), link).toBe(true);
  });

  it('puts what takes long into the later horizons', () => {
    const { actionablePlan: plan } = analyze(posting);
    expect(plan?.longTerm.map(({ skillId }) => skillId)).toContain('german');
    expect(plan?.mediumTerm.map(({ skillId }) => skillId)).toContain('english');
    expect(plan?.shortTerm.map(({ skillId }) => skillId)).toContain('git');
    for (const item of plan?.shortTerm ?? []) expect(item.timeframe).toMatch(/^1–3 meses/);
    for (const item of plan?.longTerm ?? []) expect(item.timeframe).toMatch(/^6–12 meses/);
  });

  it('writes in the language asked for', () => {
    const { summary, actionablePlan } = analyze(posting, 'en');
    expect(summary).toMatch(/^Your CV shows/);
    expect(actionablePlan?.shortTerm[0]?.timeframe).toMatch(/^1–3 months/);
  });

  it('recommends where no resource is known, and has no plan where nothing is missing', () => {
    const unknown = analyze('Requisitos: conocimientos de Zarandix y manejo de QuantoFlow.');
    expect(unknown.actionablePlan).toBeUndefined();
    expect(unknown.recommendations?.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Zarandix', 'QuantoFlow']),
    );
    const met = analyze('Imprescindible SQL y Excel.');
    expect([met.matchPercentage, met.actionablePlan, met.recommendations]).toEqual([
      100,
      undefined,
      undefined,
    ]);
  });

  it('suggests wordings only for what the CV shows, and never a higher degree of it', () => {
    const { keywordOptimization } = analyze(posting);
    expect(keywordOptimization.map(({ original, suggested }) => [original, suggested])).toEqual([
      ['cuadro de mando', 'dashboards'],
    ]);
  });

  it('what the job description names as meant shows the general thing', () => {
    const { matchedSkills, missingSkills, keywordOptimization } = analyzeSkillGap(
      {
        cv: { ...cv, skills: ['Git'] },
        jobDescription:
          'Imprescindible control de versiones con Git y metodologías ágiles (Scrum).',
        jobTitle: '',
        language: 'es',
      },
      NOW,
    );
    const shown = matchedSkills.find(({ id }) => id === 'version-control');
    expect(shown?.cvPlaces[0]?.quote).toBe('Git');
    expect(missingSkills.map(({ id }) => id).sort()).toEqual(['agile', 'scrum']);
    expect(keywordOptimization).toEqual([]);
  });

  it.each([
    ['', 'empty'],
    ['camarero', 'too-short'],
    ['<html><script>alert(1)</script></html>', 'empty'],
    ['Ищем аналитика данных с опытом работы от трёх лет в банке', 'other-language'],
  ])('has a clear answer for %j', (text, outcome) => {
    const result = analyze(text);
    expect(result.posting.outcome).toBe(outcome);
    expect(result.summary).toMatch(/oferta/);
    expect(result.matchPercentage).toBe(0);
  });

  it('an unknown job has no insights, and a title given by hand counts', () => {
    expect(analyze('Imprescindible SQL.').industryInsights).toBeUndefined();
    expect(analyze('Imprescindible SQL.', 'es', 'Enfermera').industryInsights).toMatch(
      /^En puestos de enfermer/,
    );
  });
});

describe('gatherJobGaps', () => {
  it('puts first what most job descriptions ask for', () => {
    const jobs = [
      { id: 'a', title: 'Uno', description: 'Imprescindible SQL y Git.' },
      { id: 'b', title: 'Dos', description: 'Imprescindible Excel, Git y Docker.' },
      { id: 'c', title: 'Tres', description: 'Imprescindible SQL.' },
    ];
    const { jobs: matches, gaps } = gatherJobGaps({ cv, jobs, language: 'es' }, NOW);
    expect(matches.map(({ id, matchPercentage }) => [id, matchPercentage > 99])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ]);
    expect(gaps[0]).toMatchObject({ id: 'git', jobs: ['a', 'b'] });
    expect(gatherJobGaps({ cv, jobs: [], language: 'es' }, NOW)).toEqual({ jobs: [], gaps: [] });
  });
});
