import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';
import { isCode } from './judge-likeness';

const NOW = new Date('2026-11-15T00:00:00Z');

function judge(line: string, asked: string) {
  const cv = cvSchema.parse({
    work_experience: [{ title: 'Puesto', dates: '2019 - actualidad', achievements: [line] }],
  });
  const posting = readPosting(`Oferta\nRequisitos\n- ${asked}\n`);
  const { matchedSkills, missingSkills } = compareWithPosting(cv, posting, NOW);
  return { matched: matchedSkills, missing: missingSkills };
}

describe('what is said in other words', () => {
  it.each([
    ['Presupuesto anual y previsión rodante de dos fábricas', 'Budgeting and forecasting'],
    ['70 llamadas al día, chat y correo', 'Experience with phone, e-mail and chat'],
    ['Adapto exámenes y materiales a alumnado con dislexia', 'Ability to adapt teaching materials'],
    ['Tutora de alumnas de cuarto de grado durante sus prácticas', 'Mentoring students'],
  ])('"%s" shows "%s", and the line is quoted', (line, asked) => {
    const { matched } = judge(line, asked);
    expect(matched[0]?.cvPlaces[0]?.line).toBe(line);
  });

  it.each([
    ['Editing for a travel magazine', 'Video editing'],
    ['High school diploma', 'Trade school diploma'],
    ['Limpieza del teatro durante la temporada de ópera', 'Manejo del programa Opera'],
    ['Mi tía hacía la manicura y las uñas de gel', 'Manicura y uñas'],
    ['Homologación del título: solicitada', 'Título homologado en España'],
  ])('"%s" is no "%s"', (line, asked) => {
    expect(judge(line, asked).matched).toEqual([]);
  });

  it('keeps what no catalogue names in its own words', () => {
    const { missing } = judge('Pintura de fachadas', 'Gusto por amaestrar halcones peregrinos');
    expect(missing.map(({ name }) => name)).toEqual(['Gusto por amaestrar halcones peregrinos']);
  });

  it.each([
    [
      'Lighting programming',
      'Call shows with up to 240 lighting, sound and fly cues',
      'Lighting is programmed by the electrics team',
    ],
    [
      'Flat roofing',
      'Strip and re-slate about 40 roofs a year',
      'Flat roofs in felt were done by the other squad',
    ],
  ])('"%s" is not shown by another line where the CV says that others do it', (asked, ...lines) => {
    const cv = cvSchema.parse({
      work_experience: [{ title: 'Puesto', dates: '2019 - actualidad', achievements: lines }],
    });
    const posting = readPosting(`Oferta\nRequisitos\n- ${asked}\n`);
    const { matchedSkills, missingSkills } = compareWithPosting(cv, posting, NOW);
    expect(matchedSkills).toEqual([]);
    expect(missingSkills).toHaveLength(1);
  });
});

describe('letters and figures, which are named or not', () => {
  it.each(['CSS', 'ITC 02.1.02', 'ISO 9001', 'EN 9606-1'])('%s', (quote) => {
    expect(isCode(quote)).toBe(true);
  });

  it.each(['Budgeting', 'PLC SCADA', 'SAP para 3 plantas', 'Level 3 NVQ', '3 años'])(
    'not: %s',
    (quote) => {
      expect(isCode(quote)).toBe(false);
    },
  );
});

describe('a duty that is likely', () => {
  const ASKED = 'Requirements\n- Excel\n- PHP\n- Forklift licence\n';
  const shows = (line: string, posting: string) => {
    const cv = cvSchema.parse({
      work_experience: [{ title: 'Job', dates: '2019 - 2024', achievements: [line] }],
    });
    const { matchedSkills } = compareWithPosting(cv, readPosting(posting), NOW);
    return matchedSkills.length > 0;
  };

  it.each([
    ['Sort collections with our subbie hauliers, find a truck when one drops out', false],
    ['Sort haulage with our subbie hauliers, find a truck when one drops out', true],
  ])('has to be clear where both texts are in one language: %s', (line, isShown) => {
    const duties = `Job\nMain duties\n- Arrange haulage\n- Sing arias\n${ASKED}`;
    expect(shows(line, duties)).toBe(isShown);
  });

  it('is not shown by what lies in the same field', () => {
    const line = 'Negotiated 74 agreed sales and progressed them with solicitors';
    const posting = `Job\nMain duties\n- Draw up tenancy agreements\n- Sing arias\n${ASKED}`;
    expect(shows(line, posting)).toBe(false);
  });
});
