import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { skills } from '../../catalog/skills';
import { cvSchema } from '../../cv';
import { writeKey } from '../../language';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-18T00:00:00Z');
const hard = new Map(
  skills.filter(({ kind }) => kind === 'hard').map((skill) => [writeKey(skill.es[0] ?? ''), skill]),
);
const table = readFileSync(new URL('../../../data/named-things.tsv', import.meta.url), 'utf8');
const things = table
  .split('\n')
  .slice(1)
  .flatMap((row) => {
    const [names = '', spanish = '', , , ordinary = ''] = row.split('\t');
    const skill = hard.get(writeKey(spanish.split(', ')[0] ?? ''));
    const name = names.split(', ')[0] ?? '';
    return skill === undefined || ordinary !== '' || name.length < 5 ? [] : [{ name, skill }];
  })
  .filter((_, at) => at % 60 === 0);

function isShown({ name, skill }: (typeof things)[number], line: string): boolean {
  const work = { title: 'Empleado', company: 'Taller Sur', dates: '2020 - actualidad' };
  const cv = cvSchema.parse({
    work_experience: [{ ...work, achievements: [line.replace('X', name)] }],
  });
  const posting = readPosting(`Requisitos\n- ${skill.es[0]}\n- Puntualidad\n- Orden`);
  return compareWithPosting(cv, posting, NOW, 'es').matchedSkills.some(({ id }) => id === skill.id);
}

describe('a product or device that is a skill of the catalogue first of all', () => {
  it('shows it, used by the person', () => {
    expect(things.length).toBeGreaterThan(40);
    const shown = things.filter((one) => isShown(one, 'Trabajo a diario con X'));
    expect(shown.length / things.length).toBeGreaterThan(0.9);
  });

  it('does not show it, used by others', () => {
    const shown = things.filter((one) => isShown(one, 'El encargado trabaja a diario con X'));
    expect(shown.length / things.length).toBeLessThan(0.1);
  });
});
