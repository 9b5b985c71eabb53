import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { skillGapResult } from '@trayecto/core/assistant';
import { readCvShape } from '@trayecto/core/cv';
import { templateNames } from '@trayecto/core/document';
import { cvFixtures } from '@trayecto/core/import/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/commands/run-command-line';
import { makeTestFolder } from '../test-folder';

const chef = cvFixtures['chef-es'];
const teacher = cvFixtures['teacher-en'];

describe('npm run cv', () => {
  let folder: string;

  async function run(...args: string[]) {
    const said: string[] = [];
    const env = { INIT_CWD: folder, DATA_DIR: join(folder, 'data') };
    const code = await runCommandLine(['cv', ...args], env, (line) => said.push(line));
    return { code, said: said.join('\n') };
  }

  beforeAll(() => {
    folder = makeTestFolder('test');
    writeFileSync(join(folder, 'chef.txt'), chef.text);
    writeFileSync(join(folder, 'teacher.txt'), teacher.text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reads a file and prints it', { tags: ['long'] }, async () => {
    const asText = await run('read', 'chef.txt');
    expect(asText.code).toBe(0);
    expect(asText.said).toContain(chef.cv.personal.name);
  });

  it('prints it as JSON Resume', async () => {
    const asJson = await run('read', 'chef.txt', '--json');
    expect(asJson.code).toBe(0);
    expect(readCvShape(JSON.parse(asJson.said)).personal).toEqual(chef.cv.personal);
  });

  async function writeAndReadBack(format: 'pdf' | 'docx') {
    const written = await run(format, 'chef.txt', '--template', 'classic', '--page', 'letter');
    const file = `MARIA-JOSE-DE-LA-TORRE-VILLANUEVA-CV-es.${format}`;
    expect(written).toEqual({ code: 0, said: `Written: ${join(folder, file)}` });
    const { said } = await run('read', file, '--json');
    const read = readCvShape(JSON.parse(said));
    expect(read.personal).toEqual(chef.cv.personal);
    expect(read.work_experience.map(({ company }) => company)).toEqual(
      chef.cv.work_experience.map(({ company }) => company),
    );
  }

  it('writes a PDF that reads back as the same CV', { tags: ['long'] }, () =>
    writeAndReadBack('pdf'),
  );
  it('writes a Word file that reads back as the same CV', { tags: ['long'] }, () =>
    writeAndReadBack('docx'),
  );

  it('writes over a file only when told to', { tags: ['long'] }, async () => {
    writeFileSync(join(folder, 'kept.txt'), 'mine');
    const refused = await run('read', 'chef.txt', '--out', 'kept.txt');
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('is there already');
    expect(readFileSync(join(folder, 'kept.txt'), 'utf8')).toBe('mine');
    expect((await run('read', 'chef.txt', '--out', 'kept.txt', '--force')).code).toBe(0);
    expect(readFileSync(join(folder, 'kept.txt'), 'utf8')).toContain(chef.cv.personal.name);
  });

  it('compares a CV with a job', { tags: ['long'] }, async () => {
    const job = [
      'Jefe de cocina',
      'Buscamos jefe de cocina para restaurante de cocina mediterránea.',
      'Imprescindible: APPCC, escandallos y gestión de equipos. Imprescindible alemán B2.',
    ].join('\n');
    writeFileSync(join(folder, 'job.txt'), job);
    const spanish = await run('compare', 'chef.txt', 'job.txt');
    expect(spanish.code).toBe(0);
    expect(spanish.said).toMatch(/^Encaje con la oferta: \d+ %/);
    expect(spanish.said).toMatch(/Lo que falta \(\d+\)\n[\s\S]*- alemán: crítica/);
  });

  it('compares in the language of the job, read off a page', { tags: ['long'] }, async () => {
    writeFileSync(
      join(folder, 'job.html'),
      '<!doctype html><title>Teacher</title><p>We are looking for a teacher with classroom management and curriculum planning for our school. German is a must.</p>',
    );
    const page = await run('compare', 'teacher.txt', 'job.html', '--json', '--out', 'gap.json');
    expect(page.said).toBe(`Written: ${join(folder, 'gap.json')}`);
    const kept = skillGapResult.parse(JSON.parse(readFileSync(join(folder, 'gap.json'), 'utf8')));
    expect(kept.posting.language).toBe('en');
    expect(kept.posting.text).not.toContain('<p>');
    expect(kept.missingSkills.map(({ name }) => name)).toContain('German');
  });

  it('says what is wrong with a file or a wish, and leaves nothing behind', {
    tags: ['long'],
  }, async () => {
    writeFileSync(join(folder, 'picture.png'), new Uint8Array([137, 80, 78, 71, 0, 0, 0, 13]));
    writeFileSync(join(folder, 'empty.txt'), ' \n');
    const before = readdirSync(folder);
    for (const [args, words] of [
      [['read', 'nowhere.pdf'], 'cannot be read'],
      [['read', 'picture.png'], 'Only PDF, DOCX and DOC files can be read.'],
      [['read', 'empty.txt'], 'empty'],
      [['pdf', 'chef.txt', '--template', 'fancy'], `--template`],
      [['pdf', 'chef.txt', '--out', 'no/such/folder.pdf'], 'cannot be written'],
      [['compare', 'chef.txt'], 'Usage:'],
      [['read', 'chef.txt', '--what'], 'Usage:'],
      [[], 'Usage:'],
    ] as const) {
      const { code, said } = await run(...args);
      expect([code, said]).toEqual([1, expect.stringContaining(words)]);
      expect(said).not.toMatch(/\n\s+at /);
    }
    expect(readdirSync(folder)).toEqual(before);
    expect(existsSync(join(folder, 'data'))).toBe(false);
    const { said } = await run('pdf', 'chef.txt', '--template', 'fancy');
    for (const name of templateNames) expect(said).toContain(name);
  });
});
