import { describe, expect, it } from 'vitest';
import type { CheckCode } from '../assistant';
import { type Cv, cvSchema, emptyCv } from '../cv';
import { spanishAnalyst } from '../document/fixtures';
import { checkWords } from './check-words';
import type { ScoreInput } from './score-context';
import { scoreProfile } from './score-profile';

const asked = {
  platform: 'cv',
  industry: 'datos',
  level: 'mid',
  language: 'es',
  today: '2026-11-15',
} as const satisfies Omit<ScoreInput, 'cv'>;

function findCheck(cv: Cv, code: CheckCode, more: Partial<ScoreInput> = {}) {
  return scoreProfile({ ...asked, cv, ...more }).checks.find((check) => check.code === code);
}

const withJobs = (...jobs: object[]) => cvSchema.parse({ work_experience: jobs });

describe('scoreProfile', () => {
  it('gives the weights of a CV a sum of 100, and LinkedIn four checks more', () => {
    const sum = (platform: 'cv' | 'linkedin') =>
      scoreProfile({ ...asked, platform, cv: spanishAnalyst }).checks.reduce(
        (total, { weight }) => total + weight,
        0,
      );
    expect(sum('cv')).toBe(100);
    expect(sum('linkedin')).toBe(120);
  });

  it('is the weighted share of its checks, and an empty CV has nothing', () => {
    const { score, checks } = scoreProfile({ ...asked, cv: spanishAnalyst });
    const reached = checks.reduce((sum, { weight, share }) => sum + weight * share, 0);
    expect(score).toBe(Math.round(reached));
    expect(score).toBeGreaterThan(85);
    expect(scoreProfile({ ...asked, cv: emptyCv() }).score).toBe(0);
    expect(scoreProfile({ ...asked, platform: 'linkedin', cv: emptyCv() }).score).toBe(0);
  });

  it('points at what is missing', () => {
    const cv = cvSchema.parse({
      personal: { name: 'Lucía', email: 'lucia', phone: '612 345 678' },
    });
    expect(findCheck(cv, 'contact')).toMatchObject({
      share: 0.5,
      pointers: ['/personal/email', '/personal/location'],
    });
    expect(findCheck(cv, 'completeness')?.pointers).toEqual([
      '/summary',
      '/work_experience',
      '/education',
      '/skills',
      '/languages',
    ]);
  });

  it('counts numbers, not years', () => {
    const share = (...achievements: string[]) =>
      findCheck(withJobs({ title: 'Cajera', achievements }), 'quantified')?.share;
    expect(share('Trabajé desde 2019')).toBe(0);
    expect(share('Atendí a 80 clientes al día')).toBe(0.6);
    expect(share('Atendí a 80 clientes al día', 'Reduje un 5 % las mermas')).toBe(1);
  });

  it('tells a set phrase from an action', () => {
    const share = (text: string) =>
      findCheck(withJobs({ title: 'Cajera', achievements: [text] }), 'verbs')?.share;
    expect(share('Responsable de la caja')).toBe(0);
    expect(share('Gestioné la caja')).toBe(1);
    expect(share('Caja y almacén')).toBe(0.5);
  });

  it('finds pauses that studies do not fill, unreadable dates and dates that are not yet', () => {
    const jobs = [
      { title: 'B', dates: '03/2021 – actualidad' },
      { title: 'A', dates: '01/2015 – 06/2018' },
    ];
    expect(findCheck(withJobs(...jobs), 'dates')).toMatchObject({
      share: 0.9,
      pointers: ['/work_experience/0/dates'],
    });
    const filled = cvSchema.parse({
      work_experience: jobs,
      education: [{ degree: 'Máster', dates: '09/2018 – 02/2021' }],
    });
    expect(findCheck(filled, 'dates')?.share).toBe(1);
    expect(findCheck(withJobs({ title: 'A', dates: 'hace tiempo' }), 'dates')?.share).toBe(0);
    expect(findCheck(withJobs({ title: 'A', dates: '2031 – 2033' }), 'dates')?.share).toBe(0);
  });

  it('asks of each level what is usual for it', () => {
    const cv = cvSchema.parse({ additional: { Proyectos: ['Una web para el barrio'] } });
    expect(findCheck(cv, 'completeness', { level: 'entry' })?.share).toBeCloseTo(0.2);
    expect(findCheck(cv, 'completeness', { level: 'mid' })?.share).toBe(0);
    expect(findCheck(cv, 'quantified', { level: 'entry' })).toBeUndefined();
    expect(findCheck(cv, 'quantified', { level: 'senior' })?.share).toBe(0);
  });

  it('sees what machines trip over', () => {
    const share = (skill: string, summary: string) =>
      findCheck(
        cvSchema.parse({
          personal: { name: 'Ana', email: 'ana@example.com' },
          summary,
          skills: [skill],
        }),
        'ats',
      )?.share;
    expect(share('SQL', 'Analista de datos')).toBe(1);
    expect(share('★★★ SQL', 'Analista de datos')).toBe(0.75);
    expect(share('SQL', 'Analista\u200b de datos')).toBe(0.75);
    expect(share('x'.repeat(80), 'Analista \u{e0041} de ☕')).toBe(0.25);
  });

  it('checks what LinkedIn limits', () => {
    const check = (code: CheckCode, cv: object) =>
      findCheck(cvSchema.parse(cv), code, { platform: 'linkedin' })?.share;
    expect(
      check('linkedin-headline', { personal: { title: 'x'.repeat(221) }, skills: ['a', 'b'] }),
    ).toBe(0);
    expect(
      check('linkedin-headline', { personal: { title: 'x'.repeat(220) }, skills: ['a', 'b'] }),
    ).toBe(1);
    expect(check('linkedin-about', { summary: 'palabra '.repeat(326) })).toBe(0.3);
    expect(check('linkedin-about', { summary: 'palabra '.repeat(300) })).toBe(1);
    expect(check('linkedin-skills', { skills: ['SQL', 'sql', 'R', 'Go'] })).toBe(0.6);
    expect(
      check('linkedin-url', { personal: { linkedin: 'https://www.linkedin.com/in/ana-gil/' } }),
    ).toBe(1);
    expect(check('linkedin-url', { personal: { linkedin: 'ana gil' } })).toBe(0.3);
  });

  it('leaves out what a third language makes meaningless', () => {
    const cv = withJobs({
      title: 'Ingénieure',
      description:
        'Responsable des projets avec les clients pour la région. Nous avons une équipe dans le nord et les résultats sont pour vous.',
    });
    const codes = scoreProfile({ ...asked, cv }).checks.map(({ code }) => code);
    expect(codes).not.toContain('verbs');
    expect(codes).not.toContain('spelling');
  });

  it('has words in both languages for every check', () => {
    for (const { code } of scoreProfile({ ...asked, platform: 'linkedin', cv: spanishAnalyst })
      .checks)
      for (const language of ['es', 'en'] as const)
        expect(checkWords[language][code].fix.length).toBeGreaterThan(10);
  });
});
