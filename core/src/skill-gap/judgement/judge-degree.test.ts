import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2025-11-15T00:00:00Z');

function shareOf(degree: string, posting: string): number | undefined {
  const cv = cvSchema.parse({ education: [{ degree }] });
  const { scoreParts } = compareWithPosting(cv, readPosting(posting), NOW, 'en');
  return scoreParts.find(({ part }) => part === 'degrees')?.share;
}

describe('degrees', () => {
  it('takes a higher degree for a lower one, but not the other way round', () => {
    expect(shareOf("Master's Degree", "Required: bachelor's degree.")).toBe(1);
    expect(shareOf("Bachelor's Degree", 'Required: PhD.')).toBe(0);
  });

  it.each(['Soporte Vital Básico y DEA', 'RCP y DEA', 'Monitor de SVB-DEA'])(
    'is none in %s, which is about a defibrillator',
    (degree) => {
      expect(shareOf(degree, 'Requisitos: Diploma de Estudios Avanzados.')).toBe(0);
      expect(shareOf('DEA en Historia', 'Requisitos: Diploma de Estudios Avanzados.')).toBe(1);
    },
  );

  it.each(['Manejo de algún ATS', 'FP&A experience'])('is not asked for by “%s”', (asked) => {
    expect(shareOf('Grado en ADE', `Requisitos:\n- ${asked}`)).toBeUndefined();
  });

  it('takes the same degree in the other language', () => {
    expect(shareOf('Grado en Enfermería', 'Required: BSc Nursing.')).toBe(1);
  });

  it('counts another field in part, unless similar ones will do', () => {
    expect(shareOf('Grado en Derecho', 'Required: BSc Nursing.')).toBe(0.4);
    expect(shareOf('Grado en Derecho', "Required: Bachelor's degree in Zoology.")).toBe(0.4);
    expect(shareOf('Grado en ADE', 'Required: degree in Economics or similar.')).toBe(1);
    expect(shareOf('Grado en Derecho', 'Required: degree in Economics or similar.')).toBe(0.6);
  });

  it('knows a field by another name, and what was not finished', () => {
    expect(shareOf('Licenciatura en Actuaría', 'Required: degree in a quantitative field.')).toBe(
      1,
    );
    expect(shareOf('Grado en Derecho', 'Required: degree in a quantitative field.')).toBe(0.4);
    expect(shareOf('Grado en Biología', 'Required: BSc in a biological subject.')).toBe(1);
    expect(shareOf('TAFAD', 'Imprescindible: Grado en CCAFYD o TAFAD.')).toBe(1);
    const either =
      'Imprescindible: Grado en Relaciones Laborales o CFGS Administración y Finanzas.';
    expect(shareOf('CFGS Administración y Finanzas', either)).toBe(1);
    expect(shareOf('CFGS Comercio Internacional', either)).toBeLessThan(1);
    expect(
      shareOf(
        'Diplomatura en Relaciones Laborales',
        'Required: degree in labour relations, law or business.',
      ),
    ).toBe(1);
    expect(shareOf('Bachillerato', 'Imprescindible: Graduado en ESO o superior.')).toBe(1);
    expect(shareOf('Grado en ADE (sin acabar)', 'Imprescindible: grado en ADE.')).toBe(0.4);
  });

  it.each([
    ['B.S. Computer Science', "Bachelor's degree in CS or equivalent experience"],
    ['BS Computer Science', "Required: Bachelor's degree in CS"],
    ['B. A. History', "Required: bachelor's degree in history"],
    ['M.Eng. Civil Engineering', 'Required: degree in civil engineering'],
    ['A.A.S. in Nursing', 'Required: associate degree in nursing'],
    ['H.N.D. Electrical', 'Required: HND in electrical engineering'],
    ['BSc (Hons) Biochemistry', 'Required: BSc in a biological science.'],
    [
      'Certificado de profesionalidad, Atención sociosanitaria a personas dependientes',
      'Requisitos: Técnico en Atención a Personas en Situación de Dependencia o certificado de profesionalidad equivalente',
    ],
  ])('reads the letters of a degree however they are written: %s', (degree, posting) => {
    expect(shareOf(degree, posting)).toBe(1);
  });

  it('names the degree of the CV once, in the words of the CV', () => {
    const lineOf = (degree: string, field_of_study: string, title: string) => {
      const cv = cvSchema.parse({ personal: { title }, education: [{ degree, field_of_study }] });
      const posting = readPosting('Required: BSc Nursing.');
      const { matchedSkills } = compareWithPosting(cv, posting, NOW, 'es');
      return matchedSkills[0]?.cvPlaces[0]?.line;
    };
    const spanish = 'Enfermera de planta en el hospital';
    expect(lineOf('Grado en Enfermería', 'Enfermería', spanish)).toBe('Grado en Enfermería');
    expect(lineOf('Grado', 'Enfermería', spanish)).toBe('Grado en Enfermería');
    expect(lineOf('BSc', 'Nursing', 'Nurse of the day ward')).toBe('BSc in Nursing');
  });

  it.each([
    ['B.Sc. Information Systems', "Required: Bachelor's in CS, Information Systems or similar.", 1],
    ['Ingeniería Agronómica', 'Required: BS in Agronomy, Viticulture or closely related.', 1],
    ['BA Childhood Studies', "Required: a degree or Master's in Social Work.", 0.4],
    ['BA Social Work', "Required: a degree or Master's in Social Work.", 1],
    ['Técnico Mecánico', 'Requisitos: secundario técnico completo.', 1],
    ['HVAC Certificate', 'Requisitos: formación profesional en climatización o equivalente.', 1],
    ['NVQ Level 3 in Plumbing', 'Required: NVQ Level 2 in Plumbing.', 1],
    ['FP Grado Medio en Soldadura', 'Required: trade qualification in welding.', 1],
  ])('%s for: %s', (degree, posting, share) => {
    expect(shareOf(degree, posting)).toBe(share);
  });
});
