import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting';

const read = (lines: string) =>
  readPosting(`Operaria\n\nRequisitos\n${lines}\n- Excel\n- PHP\n`).requirements.map(
    ({ id, evidence }) => [id, evidence[0]?.quote] as const,
  );
const quotes = (lines: string) => read(lines).map(([, quote]) => quote);
const ids = (lines: string) => read(lines).map(([id]) => id);

describe('what is asked for', () => {
  it.each(['B y C', 'B, C y D', 'B/C'])('keeps the letters of licences: %s', (classes) => {
    expect(ids(`- Permiso ${classes}`)).toContain('driving-licence-c');
    expect(ids(`- Permiso ${classes}`)).not.toContain('c-language');
  });

  it('is no degree where somebody teaches', () => {
    expect(ids('- Experiencia docente en FP')).not.toContain('intermediate-vocational-training');
    expect(ids('- FP de administración')).toContain('intermediate-vocational-training');
  });

  it('keeps what a hyphen joins', () => {
    expect(quotes('- De-escalate quarrels calmly')).toContain('De-escalate quarrels calmly');
  });

  it('is no trait in the name of a certificate', () => {
    expect(ids('- Certificado de profesionalidad de apicultura')).not.toContain('professionalism');
    expect(ids('- Profesionalidad y orden')).toContain('professionalism');
  });

  it.each([
    'Informal enquiries to the archivist are welcome.',
    'Questions about the post are very welcome.',
    'Accommodation can be arranged.',
    'Parking is available.',
  ])('is not what closes it: %s', (closing) => {
    const text = (more: string) => `Archivist\n\nDesirable\n- Latin\n- First aid\n- PHP\n\n${more}`;
    expect(readPosting(text(closing)).requirements).toHaveLength(
      readPosting(text('')).requirements.length,
    );
  });

  it('is not to whom one reports', () => {
    const text =
      'Luthier\n\nDuties\n- Reporting to the Head of Programme\n- Varnish cellos\n\nRequirements\n- PHP\n- Excel\n- First aid certificate';
    const duties = readPosting(text).requirements.filter(({ isDuty }) => isDuty);
    expect(duties.map(({ evidence }) => evidence[0]?.quote)).toEqual(['Varnish cellos']);
  });

  it('is what a duty names, whose ever it is', () => {
    const text =
      'Luthier\n\nYour tasks\n- Manage our network of agents\n- Varnish cellos\n\nRequirements\n- PHP\n- Excel\n- First aid certificate';
    const duties = readPosting(text).requirements.filter(({ isDuty }) => isDuty);
    expect(duties.map(({ evidence }) => evidence[0]?.quote)).toContain(
      'Manage our network of agents',
    );
  });

  it('is a whole thing, where a name only says of what', () => {
    expect(quotes('- Nursing rota')).toContain('Nursing rota');
    expect(ids('- Nursing experience')).toContain('nursing-care');
    expect(ids('- Picking con pistola')).toContain('picking');
  });

  it.each(['GCSE maths and English', 'GCSEs in English and science'])(
    'is no language in "%s"',
    (line) => {
      expect(ids(`- ${line}`)).not.toContain('english');
      expect(ids('- Fluent English')).toContain('english');
    },
  );

  it('is required in the first of two lists, where both would only please', () => {
    const text =
      "Head waiter\n\nWe'd like you to have\n- Excel\n- French\n\nIdeally you also have\n- PHP\n- German";
    const demands = readPosting(text).requirements.map(({ id, demand }) => [id, demand]);
    expect(Object.fromEntries(demands)).toEqual({
      excel: 'required',
      french: 'required',
      php: 'optional',
      german: 'optional',
    });
  });

  it('is not what the first line says of the firm', () => {
    const text = (title: string) =>
      readPosting(
        `${title}\n\nFunciones\n- Encuestas de clima\n\nRequisitos\n- Excel\n- PHP\n- Inglés`,
      ).requirements.length;
    expect(text('Técnico/a de RRHH — Málaga TechPark')).toBe(text('Técnico/a'));
  });
});
