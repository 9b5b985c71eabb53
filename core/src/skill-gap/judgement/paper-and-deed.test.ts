import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-19T00:00:00Z');

function isShown(line: string, certificate: string, asked: string, title = 'Jardinero'): boolean {
  const cv = cvSchema.parse({
    work_experience: [{ title, dates: '2019 - 2026', achievements: [line] }],
    certifications: [{ name: certificate }],
  });
  const posting = readPosting(`Puesto\n\nRequisitos:\n- ${asked}\n- Excel\n- Word`);
  return compareWithPosting(cv, posting, NOW).matchedSkills.length > 0;
}

describe('what is certified and others do', () => {
  const others = 'Echo abono; los fitosanitarios los aplica el capataz';
  const paper = 'Carnet aplicador fitosanitarios';

  it('is not done by the person', () => {
    expect(isShown(others, paper, 'Tratamientos fitosanitarios')).toBe(false);
  });

  it('is as a paper', () => {
    expect(isShown(others, paper, 'Carnet de aplicador de fitosanitarios')).toBe(true);
  });

  it('is where nobody else is said to do it', () => {
    expect(isShown('Echo abono y corteza', paper, 'Tratamientos fitosanitarios')).toBe(true);
  });
});

describe('a document that goes by another word', () => {
  it('is a ticket, which using the machine does not show', () => {
    expect(isShown('Feed the chipper and keep its blades sharp', 'CS38', 'Chipper ticket')).toBe(
      false,
    );
    expect(isShown('Feed the chipper', 'Chipper ticket (NPTC)', 'Chipper ticket')).toBe(true);
  });

  it.each(['Formación en PRL', 'Curso PRL', 'PRL training'])('is a course: %s', (asked) => {
    expect(isShown('Siega y poda', 'PRL 60 horas', asked)).toBe(true);
    expect(isShown('Siega y poda', 'APPCC 20 horas', asked)).toBe(false);
  });
});

it('a level of what is done is no name with a step', () => {
  const line = 'Resuelvo incidencias de usuarios, contraseñas e impresoras';
  expect(isShown(line, 'ITIL', 'Resolver incidencias de usuarios de nivel 2')).toBe(true);
});

it('what a title implies and others do is not shown', () => {
  const title = 'Auxiliar de biblioteca';
  expect(isShown('Coloco y forro los libros', '', 'Catalogación', title)).toBe(true);
  const line = 'Cataloga la jefa de sala; yo pongo tejuelos';
  expect(isShown(line, '', 'Catalogación', title)).toBe(false);
});
