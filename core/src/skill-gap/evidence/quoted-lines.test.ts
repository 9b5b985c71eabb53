import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { analyzeSkillGap } from '../analyze-skill-gap';

const NOW = new Date('2026-11-15T00:00:00Z');

function compare(
  jobDescription: string,
  achievements: readonly string[],
  { title = 'Ayudante', summary = '', skills = [] as string[] } = {},
) {
  const work = { title, dates: 'enero 2020 - actualidad', achievements };
  const cv = cvSchema.parse({ summary, skills, work_experience: [work] });
  return analyzeSkillGap({ cv, jobDescription, jobTitle: '', language: 'es' }, NOW);
}

describe('the line that is quoted', () => {
  it('is one of the work before the summary', () => {
    const { matchedSkills } = compare(
      'Requisitos\n- APPCC',
      [
        'Elaboro a diario 220 menús',
        'Apunto temperaturas de cámaras y de cada bandeja que sale y archivo los registros de APPCC',
      ],
      { summary: 'Cocina con registros de temperaturas de cámaras y bandejas' },
    );
    expect(matchedSkills[0]?.cvPlaces[0]?.section).toBe('work_experience');
  });

  it('is the work that shows what is also in the list of skills', () => {
    const { matchedSkills } = compare(
      'Requisitos\n- Adaptación de lentes de contacto',
      ['Adapto lentillas blandas y rígidas y enseño a ponérselas'],
      { title: 'Auxiliar', skills: ['Contactología'] },
    );
    const places = matchedSkills[0]?.cvPlaces ?? [];
    expect(places.map(({ section }) => section)).toEqual(['work_experience', 'skills']);
    expect(matchedSkills[0]?.description).toContain('experiencia');
  });

  it.each([
    ['Vehículo propio', 'Tiradas de bandeja, conexión de motores trifásicos y arrancadores'],
    ['Disponibilidad para trabajar sábados', 'Asesoro en la elección de montura y cierro la venta'],
  ])('is none for a circumstance that nothing says: %s', (asked, line) => {
    const { missingSkills } = compare(`Requisitos\n- ${asked}`, [line]);
    expect(missingSkills[0]?.related).toEqual([]);
  });
});

it('takes no work of others for a second piece of evidence', () => {
  const { matchedSkills } = compare(
    'Requisitos\n- Gestionar las redes sociales',
    ['Run paid search campaigns', 'An agency handles our TikTok and Instagram accounts'],
    { title: 'Digital Marketing Executive' },
  );
  expect(matchedSkills.map(({ id }) => id)).not.toContain('social-media-management');
});

it('shows leadership by the people somebody leads', () => {
  const posting = 'Requirements\n- 3+ years of warehouse leadership experience';
  const led = compare(posting, ['Lead a crew of 18 on second shift']);
  expect(led.matchedSkills.map(({ id }) => id)).toContain('leadership');
});

it('says that what others do is not taken for the work of the person', () => {
  const { missingSkills } = compare('Requisitos\n- Administración de medicación', [
    'Aseo y comidas de doce residentes',
    'La enfermera prepara y da la medicación',
  ]);
  expect(missingSkills[0]?.description).toContain('pero no como trabajo tuyo');
});

it.each(['iManage', 'QuickDesk'])('shows a product by its name only: %s', (product) => {
  const { matchedSkills } = compare(
    `Requirements\n- Experience of supporting lawyers with ${product}`,
    ['Close about 35 tickets a week, second-line support in a college'],
  );
  expect(matchedSkills.map(({ name }) => name)).not.toContain(product);
});
