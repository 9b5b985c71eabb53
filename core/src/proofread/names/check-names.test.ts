import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../../test/proofreading';
import { skills } from '../../catalog/skills';
import type { Language } from '../../language';
import { proofreadText } from '../proofread-text';
import { readWords } from '../words/read-words';
import { checkNameList } from './check-name-list';
import { checkNames } from './check-names';
import { checkNearNames } from './check-near-names';
import { openNames } from './name-table';

const lexicons = openLexicons();
const groundOf = (language: Language, known: readonly string[] = []) => ({
  own: lexicons[language],
  other: lexicons[language === 'es' ? 'en' : 'es'],
  known: new Set(known),
});

function mend(text: string, language: Language, known: readonly string[] = []): string {
  return checkNames(text, groundOf(language, known)).reduceRight(
    (mended, { from, to, suggestions: [first = ''] }) =>
      mended.slice(0, from) + first + mended.slice(to),
    text,
  );
}

const readText = (file: string) =>
  readFileSync(new URL(`../../../../training/corpus/${file}`, import.meta.url), 'utf8').split('\n');

describe.each(['es', 'en'] as const)('names of the catalogue (%s)', (language) => {
  const shown = new Map(
    [...openNames().values()].flat().map(({ typed, name }) => [typed, name] as const),
  );
  const tools = skills
    .filter(({ kind }) => kind === 'tool')
    .flatMap((skill) => skill[language])
    .filter((name) => name !== name.toLowerCase() && !name.includes('('));

  it('are reported in small letters with their own, each in a list of others', () => {
    const other = tools.filter((name) => {
      const list = `Excel, ${name.toLowerCase()}, AutoCAD`;
      return mend(list, language) !== `Excel, ${shown.get(name) ?? name}, AutoCAD`;
    });
    // The rest are everyday words ("iceberg") or acronyms of their letters ("spice"). After a change of the catalogue: node scripts/write-name-spellings.mjs
    expect(other.length / tools.length, other.join(', ')).toBeLessThan(0.01);
  });

  it('are left alone as they are', () => {
    const touched = tools.filter((name) => {
      const text = `Excel, ${name}, AutoCAD`;
      return !shown.get(name) && mend(text, language) !== text;
    });
    expect(touched).toEqual([]);
  });

  it('are hardly ever seen in texts about anything', () => {
    const column = language === 'es' ? 0 : 1;
    const texts = [
      ...readText(`lines/${language}.txt`),
      ...[
        'whole-cvs',
        'ordinary-1',
        `everyday-${language === 'es' ? 'spanish' : 'english'}`,
      ].flatMap((file) =>
        readText(`sentences/${file}.tsv`).map((row) => row.split('\t')[column] ?? ''),
      ),
    ];
    const ground = groundOf(language);
    const alarms = texts.flatMap((text) => [
      ...checkNames(text, ground),
      ...checkNearNames(readWords(text), ground),
    ]);
    expect(alarms.length / texts.length).toBeLessThan(0.001);
  });
});

describe('a name in other letters', () => {
  it.each([
    ['es', 'Javascript y React', 'JavaScript y React'],
    ['es', 'Perfil en Linkedin y en github', 'Perfil en LinkedIn y en GitHub'],
    ['es', 'Informes en power BI', 'Informes en Power BI'],
    ['es', 'Presentaciones en Power point', 'Presentaciones en PowerPoint'],
    ['es', 'Norma iso 9001', 'Norma ISO 9001'],
    ['es', 'Manejo de word avanzado', 'Manejo de Word avanzado'],
    ['es', 'Paquetería de office', 'Paquetería de Office'],
    ['en', 'Microsoft excel', 'Microsoft Excel'],
    ['en', 'Proficient in excel and word.', 'Proficient in Excel and Word.'],
    ['en', 'word, excel and outlook', 'Word, Excel and Outlook'],
    ['en', 'Wrote to Hmrc about the estate', 'Wrote to HMRC about the estate'],
    ['en', 'Charts in Power Bi for the board', 'Charts in Power BI for the board'],
  ] as const)('%s: %s', (language, text, mended) => {
    expect(mend(text, language)).toBe(mended);
  });

  it.each([
    ['en', 'I excel at maths and have access to the teams.'],
    ['en', 'Knowledge of word processing and the outlook for sales'],
    ['en', 'Rope access, IRATA Level 1; CCTV and access control'],
    ['en', 'I am good at Excel and can type.'],
    ['en', 'Liaised with GPs about their MSc students.'],
    ['es', 'Trabajo en red, luces led y clases de tango'],
    ['es', 'Ada y Api vinieron a vernos.'],
    ['es', 'Escríbeme a ana@github.com o mira linkedin.com/in/ana'],
    ['es', 'MANEJO DE POWERPOINT'],
  ] as const)('%s: “%s” has none', (language, text) => {
    expect(mend(text, language)).toBe(text);
  });

  it('stays where the person writes it so', () => {
    expect(mend('Perfil en Linkedin', 'es', ['linkedin'])).toBe('Perfil en Linkedin');
  });

  it('is seen in a list of skills by what is beside it', () => {
    const found = checkNameList(['Excel', 'word', 'Cocina'], groundOf('es'));
    expect(found.get('/skills/1')).toMatchObject([{ from: 0, to: 4, suggestions: ['Word'] }]);
    expect([found.get('/skills/0'), found.get('/skills/2')]).toEqual([[], []]);
  });

  it.each([
    ['Conocimientos de Whatsap', 'WhatsApp'],
    ['Programación en Javascrpt', 'JavaScript'],
    ['Páginas con wordpres', 'WordPress'],
  ])('is meant by what is one letter away: %s', (text, name) => {
    const findings = proofreadText({ text, language: 'es', known: new Set() }, lexicons);
    expect(findings.map(({ suggestions }) => suggestions[0])).toEqual([name]);
  });
});
