import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-19T00:00:00Z');

function isShown(line: string, certificate: string, asked: string): boolean {
  const cv = cvSchema.parse({
    work_experience: [{ title: 'Jardinero', dates: '2019 - 2026', achievements: [line] }],
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
