import { describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { p, writeDocx } from '../files/write-docx';
import { signInNewPerson } from './start-test-app';
import { goodDoc, goodDocx, goodLines, goodPdf, useImports } from './use-imports';

describeOnOneDatabase('import', (context) => {
  const imports = useImports(context);
  const { importFile, storedNames, upload } = imports;

  it.each([
    ['PDF', 'nuria.pdf', goodPdf],
    ['Word', 'Núria – currículum.docx', goodDocx],
    ['old Word', 'nuria.doc', goodDoc],
  ])('a %s file is read and kept', async (_, name, make) => {
    const answer = await importFile(make(), name);
    expect(answer.status).toBe(201);
    const { cv } = answer.json;
    expect(cv).toMatchObject({
      filename: name,
      user_id: imports.userId,
      version: 1,
      has_original: true,
      is_large_cv: false,
      using_raw_data: false,
    });
    expect(cv.parsed_data.personal).toMatchObject({
      name: 'Nuria Casals Bofill',
      email: 'nuria.casals@example.com',
      phone: '+34 612 345 678',
    });
    expect(cv.parsed_data.work_experience[0]).toMatchObject({
      company: 'Hospital de la Vall',
      dates: 'mar. 2019 – actualidad',
    });
    expect(cv.parsed_data.languages).toHaveLength(2);
    const raw = await imports.app.call('GET', `/api/cv-raw/${cv.id}`, { token: imports.token });
    expect(raw.json.raw_content).toContain('Universitat de Girona');
  });

  it('one import writes all three tables and one file', async () => {
    const before = storedNames().length;
    const { json } = await importFile(goodDocx(), 'una.docx');
    const [row] = await context.queryAsOwner(
      imports.place,
      `select c.file_path, p.storage_path, p.name, s.file_path as path, v.version
       from cvs c join parsed_cvs p on p.cv_id = c.id join storage_file_paths s on s.cv_id = c.id
       join cv_versions v on v.cv_id = c.id where c.id = $1`,
      [json.cv.id],
    );
    expect(row).toMatchObject({
      name: 'Nuria Casals Bofill',
      storage_path: row.path,
      file_path: row.path,
      version: 1,
    });
    expect(row.path).toMatch(new RegExp(`^${imports.userId}/\\d{13}-[0-9a-f]{16}\\.docx$`));
    expect(storedNames()).toHaveLength(before + 1);
  });

  it('the steps of the screen give the same CV, and say how it was read', async () => {
    const stored = await upload('/api/storage/cvs', 'file', goodPdf(), 'pasos.pdf');
    expect(stored.status).toBe(201);
    const extracted = await upload('/api/extract-pdf', 'pdf', goodPdf(), 'pasos.pdf');
    expect(extracted.json).toMatchObject({
      pages: 1,
      readFromImage: false,
      characters: extracted.json.text.length,
    });
    const parsed = await imports.app.call('POST', '/api/parse-text', {
      token: imports.token,
      body: { text: extracted.json.text },
    });
    expect(parsed.json.success).toBe(true);
    const saved = await imports.app.call('POST', '/api/cvs', {
      token: imports.token,
      body: {
        filename: 'pasos.pdf',
        content: extracted.json.text,
        parsed_data: parsed.json.cvData,
        storage_path: stored.json.path,
      },
    });
    expect(saved.status).toBe(201);
    const { reading } = (
      await imports.app.call('GET', `/api/cvs/${saved.json.cv.id}/reading`, {
        token: imports.token,
      })
    ).json;
    expect(reading.language).toBe('es');
    const name = reading.provenance['/personal/name'];
    expect(reading.lines[name.lines[0] - 1]).toBe('Nuria Casals Bofill');
    expect(name.confidence).toBeGreaterThan(0.5);
  });

  it('a JSON Resume file is read too, and damaged or empty JSON is not', async () => {
    const encode = (value: string) => new TextEncoder().encode(value);
    const good = {
      basics: { name: 'Aoife Byrne', email: 'aoife@example.com' },
      work: [{ name: 'Mercy', position: 'Nurse' }],
    };
    const { status, json } = await importFile(encode(JSON.stringify(good)), 'resume.json');
    expect(status).toBe(201);
    expect(json.cv.parsed_data.work_experience[0]).toMatchObject({
      title: 'Nurse',
      company: 'Mercy',
    });
    expect((await importFile(encode('{"basics": '), 'cut.json')).json.code).toBe('file_damaged');
    const names = Array.from({ length: 60_000 }, (_, at) => `"n${at}":0`);
    const wide = await importFile(encode(`{"basics":{"name":"Ana"},${names}}`), 'wide.json');
    expect([wide.status, wide.json.code]).toEqual([422, 'file_too_much_text']);
    const jobs = `[${Array.from({ length: 2_000 }, () => '{}')}]`;
    const many = await importFile(encode(`{"work_experience":${jobs}}`), 'many.json');
    expect(many.json.excess).toMatchObject({ pointer: '/work_experience', found: 2_000 });
    expect((await importFile(encode('{"other": 1}'), 'other.json')).json.code).toBe('file_empty');
  });

  it('the same bytes again are noticed', async () => {
    const bytes = writeDocx(p('Otra Persona Distinta') + p('otra@example.com'));
    expect((await upload('/api/storage/cvs', 'file', bytes, 'a.docx')).json.existing).toBeNull();
    const { json } = await importFile(bytes, 'a.docx');
    const again = await upload('/api/storage/cvs', 'file', bytes, 'b.docx');
    expect(again.json.existing).toEqual({ id: json.cv.id, filename: 'a.docx' });
  });

  describe('text', () => {
    it.each([
      ['blank', '  \n ', 400, 'text_blank'],
      ['of more than a million characters', 'x'.repeat(1_000_001), 400, 'validation_failed'],
      ['of too many lines', 'x\n'.repeat(20_001), 422, 'file_too_much_text'],
      ['of empty lines', `${'\n'.repeat(40_001)}x`, 422, 'file_too_much_text'],
    ])('one %s is refused', async (_, text, status, code) => {
      const answer = await imports.app.call('POST', '/api/parse-text', {
        token: imports.token,
        body: { text },
      });
      expect([answer.status, answer.json.code]).toEqual([status, code]);
    });

    it('plain text alone is read too', async () => {
      const answer = await imports.app.call('POST', '/api/parse-text', {
        token: imports.token,
        body: { text: goodLines.join('\n') },
      });
      expect(answer.json.cvData.personal.name).toBe('Nuria Casals Bofill');
      expect(answer.json.cvData.education).toHaveLength(1);
    });
  });

  describe('another person', () => {
    it('sees none of it, and cannot take a stored file', async () => {
      const { json } = await importFile(goodPdf(), 'mio.pdf');
      const stored = await upload('/api/storage/cvs', 'file', goodPdf(), 'mio.pdf');
      const other = (await signInNewPerson(imports.app)).session.access_token;
      const nobody = '00000000-0000-4000-8000-000000000000';
      for (const path of ['/api/cvs/ID', '/api/cv-raw/ID', '/api/cvs/ID/reading']) {
        const theirs = await imports.app.call('GET', path.replace('ID', json.cv.id), {
          token: other,
        });
        const none = await imports.app.call('GET', path.replace('ID', nobody), { token: other });
        expect(theirs.status).toBe(404);
        expect({ ...theirs.json, request_id: '' }).toEqual({ ...none.json, request_id: '' });
      }
      const patched = await imports.app.call('PATCH', `/api/cvs/${json.cv.id}`, {
        token: other,
        body: { filename: 'x' },
        headers: { 'if-match': '"1"' },
      });
      expect(patched.status).toBe(404);
      const stolen = await imports.app.call('POST', '/api/cvs', {
        token: other,
        body: {
          filename: 'x.pdf',
          content: 'x',
          parsed_data: null,
          storage_path: stored.json.path,
        },
      });
      expect(stolen.json.code).toBe('file_missing');
    });
  });
});
