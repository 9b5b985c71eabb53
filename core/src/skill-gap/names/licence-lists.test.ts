import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-18T00:00:00Z');
const CLASSES = ['B', 'C', 'C+E', 'D'];

function matchedWith(skill: string, asked: string): readonly string[] {
  const cv = cvSchema.parse({ skills: [skill] });
  const posting = readPosting(`Requisitos\n- Permiso ${asked} en vigor\n- Puntualidad\n- Orden`);
  return compareWithPosting(cv, posting, NOW, 'es').matchedSkills.map(({ id }) => id);
}

describe('a list of licence classes', () => {
  const lists = [
    'Permisos B, C, C+E y D al día',
    'Carnés de conducir B/C/C+E/D',
    'Carnet B y C y C+E y D',
    'Licencias clase B, C, C+E, D',
  ];
  it.each(lists.flatMap((list) => CLASSES.map((asked) => [list, asked] as const)))(
    '%s shows %s',
    (list, asked) => {
      const id = `driving-licence-${asked.replace('+', '').toLowerCase()}`;
      expect(matchedWith(list, asked)).toContain(id);
    },
  );

  it('ends where something else begins', () => {
    expect(matchedWith('Permiso B, vitamina D', 'D')).not.toContain('driving-licence-d');
    expect(matchedWith('Permisos B y C', 'D')).not.toContain('driving-licence-d');
  });

  it('asks for nothing by “en vigor” alone', () => {
    const { requirements } = readPosting('Requisitos\n- Permiso C+E en vigor\n- Inglés\n- Excel');
    expect(requirements.map(({ names }) => names.es)).not.toContain('en vigor');
  });
});

describe('a licence with a trailer', () => {
  it.each(['Clean driving licence with trailer (B+E)', 'Carnet con remolque (B+E)'])(
    '%s',
    (line) => {
      const { requirements } = readPosting(`Requirements\n- ${line}\n- Excel\n- Word`);
      expect(requirements.map(({ id }) => id)).toContain('driving-licence-be');
    },
  );
});
