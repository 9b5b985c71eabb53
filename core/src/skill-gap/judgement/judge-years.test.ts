import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-15T00:00:00Z');
const job = (dates: string, line: string) => ({ title: 'Puesto', dates, achievements: [line] });

function compare(asked: string, ...jobs: readonly ReturnType<typeof job>[]) {
  const cv = cvSchema.parse({ work_experience: jobs });
  return compareWithPosting(
    cv,
    readPosting(`Peón\nRequisitos\n- ${asked}\n- Excel\n- Carné B`),
    NOW,
  );
}
const shareOfYears = (...given: Parameters<typeof compare>) =>
  compare(...given).scoreParts.find(({ part }) => part === 'years')?.share;

describe('years of a field', () => {
  const inTrade = (posting: string, title: string, line: string) => {
    const cv = cvSchema.parse({
      work_experience: [{ title, dates: '2015 - 2024', achievements: [line] }],
    });
    return compareWithPosting(cv, readPosting(posting), NOW).scoreParts.find(
      ({ part }) => part === 'years',
    )?.share;
  };

  it('are those of the jobs in it, where something comes near it too', () => {
    const posting =
      'Comercial\nRequisitos\n- Cinco años de experiencia en ventas\n- Excel\n- Carné B';
    expect(inTrade(posting, 'Delegado comercial', 'Cartera de 40 talleres en Castilla')).toBe(1);
    expect(inTrade(posting, 'Peluquera', 'Corte y color')).toBeLessThan(0.5);
  });

  it('are not those of its sister', () => {
    const posting = 'Tornero\nRequisitos\n- Tres años en torno CNC\n- Excel\n- Carné B';
    expect(inTrade(posting, 'Tornero', 'Piezas en torno convencional')).toBeLessThan(1);
  });
});

describe('years of one thing', () => {
  it.each([
    ['Dos años en cantera o mina', ['cantera o mina']],
    ['Dos años de experiencia en centros penitenciarios', ['centros penitenciarios']],
    ['Two years of experience in a zoo', ['zoo']],
    ['Dos años o más en una fábrica de botones', ['fábrica de botones']],
    ["Twelve months' experience in a zoo", ['zoo']],
    ['Dos años en puesto similar', []],
    ['Dos años de experiencia demostrable', []],
    ['Two years in a comparable role', []],
    ['Dos años como camarero', []],
  ])('“%s” asks for %j', (asked, wanted) => {
    const { requirements } = readPosting(`Peón\nRequisitos\n- ${asked}\n- Excel\n- Carné B`);
    const own = requirements.filter(({ kind }) => kind === 'unknown');
    expect(own.map(({ evidence }) => evidence[0]?.quote)).toEqual(wanted);
  });

  it('since qualifying are shown by work, not by a document', () => {
    const asked = "Five years' post-qualification experience in crown and bridge";
    const bench = job('2015 - 2024', 'Crown and bridge work');
    expect(compare(asked, bench).missingSkills.map(({ id }) => id)).not.toContain(
      'dental-prosthetics',
    );
  });

  it('are not shown by years of another', () => {
    const asked = 'Dos años en cantera o mina';
    const building = job('2015 - 2024', 'Encofrado y muros en obra civil');
    expect(shareOfYears(asked, building)).toBeLessThan(0.3);
    expect(compare(asked, building).missingSkills.map(({ name }) => name)).toContain(
      'cantera o mina',
    );
    expect(shareOfYears(asked, job('2015 - 2024', 'Perforación en cantera y mina'))).toBe(1);
  });

  it('are those since the line says it began', () => {
    const asked = '4 años de experiencia en test automation';
    const line = 'Desde febrero de 2025 también test automation con Playwright';
    expect(shareOfYears(asked, job('2015 - actualidad', line))).toBeLessThan(0.5);
    expect(shareOfYears(asked, job('2015 - actualidad', 'Test automation'))).toBe(1);
  });

  it('are those of the jobs that show it', () => {
    const asked = '4 años de experiencia en test automation';
    const [recent, older] = [
      job('2024 - actualidad', 'Test automation con Playwright'),
      job('2015 - 2024', 'Pruebas manuales de juegos'),
    ];
    expect(shareOfYears(asked, recent, older)).toBeLessThan(1);
    expect(shareOfYears(asked, { ...recent, dates: '2018 - actualidad' }, older)).toBe(1);
  });
});

describe('years of what a title is about', () => {
  const compareJobs = (posting: string, jobs: readonly { title: string; lines: string[] }[]) => {
    const cv = cvSchema.parse({
      work_experience: jobs.map(({ title, lines }, at) => ({
        title,
        dates: at === 0 ? '2024 - actualidad' : '2014 - 2024',
        achievements: lines,
      })),
    });
    return compareWithPosting(cv, readPosting(posting), NOW);
  };
  const yearsOf = (...given: Parameters<typeof compareJobs>) =>
    compareJobs(...given).scoreParts.find(({ part }) => part === 'years')?.share;

  it('are of all jobs of such a title, though one line alone names it', () => {
    const posting =
      'Desarrollador de software\nRequisitos\n- 5 años de experiencia en desarrollo de software\n- Git\n- Docker';
    const named = { title: 'Desarrollador de software', lines: ['Desarrollo de software en Java'] };
    const plain = { title: 'Desarrollador de software', lines: ['Escribí el motor de reglas'] };
    const other = { title: 'Camarero', lines: ['Atendí una terraza'] };
    expect(yearsOf(posting, [named, plain])).toBe(1);
    expect(yearsOf(posting, [named, other])).toBeLessThan(0.7);
  });
});
