import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { analyzeSkillGap } from '../analyze-skill-gap';

const NOW = new Date('2026-11-15T00:00:00Z');

function compare(
  cv: { title?: string; dates?: string; skills?: string[]; languages?: [string, string][] },
  jobDescription: string,
  language: 'es' | 'en' = 'es',
) {
  const { title = '', dates = 'enero 2020 - actualidad', skills = [], languages = [] } = cv;
  const parsed = cvSchema.parse({
    work_experience: title === '' ? [] : [{ title, dates, achievements: ['Turnos de noche'] }],
    skills,
    languages: languages.map(([name, proficiency]) => ({ language: name, proficiency })),
  });
  const result = analyzeSkillGap({ cv: parsed, jobDescription, jobTitle: '', language }, NOW);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const items = result.scoreParts.flatMap((part) => part.items);
  return {
    ...result,
    matched: ids(result.matchedSkills),
    missing: ids(result.missingSkills),
    itemOf: (id: string) => items.find((item) => item.id === id),
  };
}

describe('what a title speaks for', () => {
  it.each([
    ['Analista de datos', 'Requisitos: análisis de datos.', 'data-analysis'],
    ['Enfermera', 'Requisitos: atención al paciente.', 'patient-care'],
    ['Contable', 'Requisitos: contabilidad.', 'accounting'],
    ['Registered nurse', 'Requirements: patient care.', 'patient-care'],
    ['Desarrollador frontend', 'Requirements: software development.', 'software-development'],
    ['Conductor de autobús', 'Requisitos: conducción.', 'driving'],
  ])('%s: %s', (title, posting, id) => {
    const result = compare({ title }, posting);
    expect(result.matched).toEqual([id]);
    expect(result.missing).toEqual([]);
    const [skill] = result.matchedSkills;
    if (result.itemOf(id)?.how === 'shown') return;
    expect(skill?.impliedBy).toBe(title);
    expect(skill?.description).toContain(title);
    expect(result.itemOf(id)).toMatchObject({ how: 'implied', share: 0.8 });
  });

  it('believes a title less that was held for a few months', () => {
    const result = compare(
      { title: 'Analista de datos', dates: 'marzo 2026 - junio 2026' },
      'Requisitos: análisis de datos.',
    );
    expect(result.itemOf('data-analysis')).toMatchObject({ how: 'implied', share: 0.5 });
  });

  it('knows the shorter title in a longer one', () => {
    const result = compare(
      { title: 'Enfermera de urgencias' },
      'Requisitos: atención al paciente.',
    );
    expect(result.matchedSkills[0]).toMatchObject({ impliedBy: 'Enfermera de urgencias' });
  });

  it('never takes a title for a tool, a permit or a certificate', () => {
    const analyst = compare({ title: 'Analista de datos' }, 'Requisitos: Power BI y Excel.');
    expect(analyst.matched).toEqual([]);
    const driver = compare({ title: 'Conductora' }, 'Imprescindible permiso de conducir B.');
    expect(driver.missing).toContain('driving-licence-b');
  });

  it('counts what is usual in a post in part, and asks to write it down', () => {
    const result = compare({ title: 'Enfermera' }, 'Requisitos: administración de medicación.');
    expect(result.missing).toEqual(['medication-administration']);
    expect(result.missingSkills[0]).toMatchObject({ usualIn: 'Enfermera' });
    expect(result.itemOf('medication-administration')).toMatchObject({ how: 'usual' });
    expect(result.actionablePlan?.shortTerm[0]?.action).toContain('Enfermera');
  });

  it('suggests no keyword for a skill that only a title implies', () => {
    const result = compare({ title: 'Analista de datos' }, 'Requirements: data analysis.', 'en');
    expect(result.matched).toEqual(['data-analysis']);
    expect(result.keywordOptimization).toEqual([]);
  });
});

describe('skills that hold others', () => {
  it('takes React for JavaScript, and Excel for nothing more than it is', () => {
    const result = compare({ skills: ['Next.js'] }, 'Requirements: JavaScript, TypeScript.');
    expect(result.matched).toEqual(['javascript']);
    expect(result.matchedSkills[0]?.description).toContain('Next.js');
    expect(result.keywordOptimization).toEqual([]);
    expect(result.missing).toEqual(['typescript']);
  });
});

describe('what comes near', () => {
  it('is the skill a certificate attests, and does not replace the certificate', () => {
    const result = compare({ skills: ['First aid'] }, 'Requirements: first aid certificate.', 'en');
    expect(result.missingSkills[0]?.related.map(({ id }) => id)).toEqual(['first-aid']);
  });

  it('is content with the lower of two levels', () => {
    const spoken: [string, string][] = [['Español', 'C1']];
    const result = compare({ languages: spoken }, 'Requisitos: español nativo o C1.');
    expect(result.matched).toEqual(['spanish']);
  });
});

describe('a degree among the certificates', () => {
  it('is a degree', () => {
    const cv = cvSchema.parse({ certifications: [{ name: 'Grado en Enfermería' }] });
    const jobDescription = 'Requisitos: Grado en Enfermería.';
    const result = analyzeSkillGap({ cv, jobDescription, jobTitle: '', language: 'es' }, NOW);
    expect(result.missingSkills).toEqual([]);
    expect(result.matchedSkills[0]?.cvPlaces[0]?.pointer).toBe('/certifications/0/name');
  });
});

describe('a line that tells of people led', () => {
  it('shows that a team was supervised', () => {
    const cv = cvSchema.parse({
      work_experience: [
        { title: 'Albañil', achievements: ['Encargado de una cuadrilla de 5 personas'] },
      ],
    });
    const jobDescription = 'Requirements: team supervision.';
    const result = analyzeSkillGap({ cv, jobDescription, jobTitle: '', language: 'en' }, NOW);
    expect(result.matchedSkills[0]?.cvPlaces[0]?.pointer).toBe('/work_experience/0/achievements/0');
    expect(result.missingSkills).toEqual([]);
  });
});

describe('one of several', () => {
  it.each([
    ['Tableau or Power BI', 'Requirements: knowledge of Tableau or Power BI.', ['Power BI']],
    ['slashes', 'Requirements: React / Vue / Angular.', ['Vue.js']],
    ['commas', 'Requirements: Java, Kotlin or Scala.', ['Kotlin']],
    ['and/or', 'Requisitos: experiencia con AWS y/o Azure.', ['AWS']],
    ['an unknown name', 'Requisitos: Figma o Pinpot.', ['Figma']],
  ])('is enough: %s', (_, posting, skills) => {
    const result = compare({ skills }, posting);
    expect(result.matched).toHaveLength(1);
    expect(result.missing).toEqual([]);
    expect(result.matchPercentage).toBe(100);
    expect(result.actionablePlan).toBeUndefined();
  });

  it.each(['Inglés o francés.', 'Inglés (B2) o francés (B1).', 'Nivel alto de inglés o francés.'])(
    'is enough of languages: %s',
    (posting) => {
      const result = compare({ languages: [['Francés', 'C1']] }, `Requisitos: ${posting}`);
      expect(result.matched).toEqual(['french']);
      expect(result.missing).toEqual([]);
      expect(result.matchPercentage).toBe(100);
    },
  );

  it('is one thing in the summary, and says nothing of a level that is not there', () => {
    const result = compare(
      { languages: [['Inglés', 'A2']] },
      'Requisitos: inglés B2 o francés B2.',
    );
    expect(result.summary).toContain('inglés o francés');
    const french = result.missingSkills.find(({ id }) => id === 'french');
    expect(french?.description).not.toContain('nivel');
    expect(result.itemOf('french')?.share).toBe(result.itemOf('english')?.share);
  });

  it('leaves what is before the choice as it is', () => {
    const result = compare(
      { skills: ['Tableau'] },
      'Requirements: Python, SQL, Tableau or Power BI.',
    );
    expect(result.matched).toEqual(['tableau']);
    expect(result.missing).toEqual(['python', 'sql']);
  });

  it.each(['Requirements: HTML/CSS.', 'Requisitos: Word/Excel.'])(
    'is not meant where things go together: %s',
    (posting) => {
      const result = compare({ skills: ['HTML', 'Word'] }, posting);
      expect(result.missing).toHaveLength(1);
    },
  );

  it('weighs as much as one thing and is learnt once when none is there', () => {
    const result = compare({ skills: ['Git'] }, 'Requirements: Git. Tableau or Power BI.');
    expect(result.missing.sort()).toEqual(['power-bi', 'tableau']);
    expect(result.missingSkills[0]?.description).toMatch(/Tableau|Power BI/);
    expect(result.matchPercentage).toBe(50);
    const plan = Object.values(result.actionablePlan ?? {}).flat();
    expect(plan).toHaveLength(1);
  });
});
