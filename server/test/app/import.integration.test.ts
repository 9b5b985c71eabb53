import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { makeBadFiles } from '../files/bad-files';
import { makeFilesThatBlowUp } from '../files/bad-files-that-blow-up';
import { writeDoc } from '../files/write-doc';
import { p, writeDocx } from '../files/write-docx';
import { type PdfMark, writePdf } from '../files/write-pdf';
import { writeScan } from '../files/write-scan';
import { type Answer, signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const lines = [
  'Nuria Casals Bofill',
  'Enfermera',
  'nuria.casals@example.com | +34 612 345 678 | Girona',
  'Experiencia profesional',
  'Enfermera de urgencias, Hospital de la Vall',
  'mar. 2019 – actualidad',
  'Atiendo a pacientes en el turno de noche.',
  'Formación',
  'Grado en Enfermería, Universitat de Girona',
  '2014 – 2018',
  'Idiomas',
  'Catalán: nativo',
  'Inglés: B2',
];

function goodPdf(): Uint8Array {
  const marks: PdfMark[] = lines.map((text, i) => ({ text, x: 60, y: 780 - i * 22 }));
  return writePdf([marks]);
}
const goodDocx = () => writeDocx(lines.map((line) => p(line)).join(''));
const goodDoc = () => writeDoc(lines.map((text) => ({ text })));

describeOnOneDatabase('import', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let token: string;
  let userId: string;

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    const { session } = await signInNewPerson(app);
    token = session.access_token;
    userId = session.user.id;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  async function upload(
    path: string,
    field: string,
    bytes: Uint8Array,
    name: string,
    as = token,
  ): Promise<Answer> {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
    const response = await fetch(app.url + path, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${as}` },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
  }
  const importFile = (bytes: Uint8Array, name: string, as?: string) =>
    upload('/api/import', 'file', bytes, name, as);
  const storedNames = () => {
    const files = join(place.dataDir, 'files');
    return readdirSync(files, { recursive: true })
      .map(String)
      .filter((name) => /\.\w+$/.test(name));
  };

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
      user_id: userId,
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
    const raw = await app.call('GET', `/api/cv-raw/${cv.id}`, { token });
    expect(raw.json.raw_content).toContain('Universitat de Girona');
  });

  it('one import writes all three tables and one file', async () => {
    const before = storedNames().length;
    const { json } = await importFile(goodDocx(), 'una.docx');
    const [row] = await context.queryAsOwner(
      place,
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
    expect(row.path).toMatch(new RegExp(`^${userId}/\\d{13}-[0-9a-f]{16}\\.docx$`));
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
    const parsed = await app.call('POST', '/api/parse-text', {
      token,
      body: { text: extracted.json.text },
    });
    expect(parsed.json.success).toBe(true);
    const saved = await app.call('POST', '/api/cvs', {
      token,
      body: {
        filename: 'pasos.pdf',
        content: extracted.json.text,
        parsed_data: parsed.json.cvData,
        storage_path: stored.json.path,
      },
    });
    expect(saved.status).toBe(201);
    const { reading } = (await app.call('GET', `/api/cvs/${saved.json.cv.id}/reading`, { token }))
      .json;
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
    expect((await importFile(encode('{"other": 1}'), 'other.json')).json.code).toBe('file_empty');
  });

  it('the same bytes again are noticed', async () => {
    const bytes = writeDocx(p('Otra Persona Distinta') + p('otra@example.com'));
    expect((await upload('/api/storage/cvs', 'file', bytes, 'a.docx')).json.existing).toBeNull();
    const { json } = await importFile(bytes, 'a.docx');
    const again = await upload('/api/storage/cvs', 'file', bytes, 'b.docx');
    expect(again.json.existing).toEqual({ id: json.cv.id, filename: 'a.docx' });
  });

  describe('files that cannot be read', () => {
    const wordCodes = (name: string, codes: readonly string[]) =>
      /\.docx?$/.test(name) &&
      codes.some((code) => code === 'file_damaged' || code === 'file_unsupported')
        ? [...codes, 'word_damaged']
        : codes;

    it('get their own answer, leave no CV and no file, and hurt nobody', async () => {
      const countBefore = (await app.call('GET', '/api/cv-summaries', { token })).json.cvs.length;
      const filesBefore = storedNames().length;
      // Every one of them goes through the readers' own tests; here a few show what the API makes of it.
      const badFiles = makeBadFiles().filter(
        (_, i) => i % 5 === (context.kind === 'embedded' ? 0 : 1),
      );
      for (const bad of badFiles) {
        const answer = await importFile(bad.bytes, bad.name);
        expect([bad.name, wordCodes(bad.name, bad.codes)]).toEqual([
          bad.name,
          expect.arrayContaining([answer.json.code]),
        ]);
        expect([bad.name, [415, 422]]).toEqual([bad.name, expect.arrayContaining([answer.status])]);
        expect(answer.text).not.toMatch(/ at .*\.(ts|js)|node_modules/);
      }
      expect((await app.call('GET', '/api/cv-summaries', { token })).json.cvs).toHaveLength(
        countBefore,
      );
      expect(storedNames()).toHaveLength(filesBefore);
      expect((await importFile(goodPdf(), 'control.pdf')).status).toBe(201);
    }, 120_000);

    it('one that blows up is its owner’s trouble alone', async () => {
      const name = context.kind === 'embedded' ? 'operator-bomb.pdf' : 'chain-ring.doc';
      const bomb = makeFilesThatBlowUp().find((file) => file.name === name)!;
      const other = (await signInNewPerson(app)).session.access_token;
      const [answer, bystander] = await Promise.all([
        importFile(bomb.bytes, bomb.name),
        importFile(goodPdf(), 'vecina.pdf', other),
      ]);
      expect(answer.status).toBe(422);
      expect(wordCodes(name, bomb.codes)).toContain(answer.json.code);
      expect(bystander.status).toBe(201);
      const { cvs } = (await app.call('GET', '/api/cv-summaries', { token })).json;
      expect(cvs.map((cv: { filename: string }) => cv.filename)).not.toContain(name);
    }, 120_000);

    it('a scan without words is called one', { tags: ['long'] }, async () => {
      const answer = await importFile(await writeScan([[]]), 'escaneado.pdf');
      expect([answer.status, answer.json.code]).toEqual([422, 'file_is_scan']);
      expect(answer.json.error).toMatch(/scan/);
    });

    it('ten megabytes are fine, one byte more is not', async () => {
      const limit = 10 * 1024 * 1024;
      const padded = (size: number) => {
        const pdf = goodPdf();
        const bytes = new Uint8Array(size).fill(0x0a);
        bytes.set(pdf, size - pdf.length);
        bytes.set(new TextEncoder().encode('%PDF-1.4\n'), 0);
        return bytes;
      };
      const atLimit = await upload('/api/storage/cvs', 'file', padded(limit), 'justo.pdf');
      expect(atLimit.status).toBe(201);
      const over = await upload('/api/storage/cvs', 'file', padded(limit + 1), 'largo.pdf');
      expect(over.status).toBe(413);
      expect(over.json.code).toBe('file_too_large');
    });

    it('no file, two files, another field, no multipart', async () => {
      const send = (body: FormData | string, headers: Record<string, string> = {}) =>
        fetch(`${app.url}/api/import`, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${token}`, ...headers },
        });
      expect((await send(new FormData())).status).toBe(400);
      const two = new FormData();
      two.append('file', new Blob([new Uint8Array(goodPdf())]), 'a.pdf');
      two.append('file', new Blob([new Uint8Array(goodPdf())]), 'b.pdf');
      const refused = await send(two);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'one_file_only' });
      expect((await upload('/api/import', 'cv', goodPdf(), 'a.pdf')).json.code).toBe(
        'file_missing',
      );
      expect((await send('x', { 'content-type': 'application/pdf' })).status).toBe(415);
      expect(
        (await send('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' })).status,
      ).toBe(400);
    });

    it('names are labels: no path, no control characters, at most 255', async () => {
      const answer = await importFile(goodDocx(), `../../etc/\u202epasswd ${'ñ'.repeat(300)}.docx`);
      expect(answer.status).toBe(201);
      const { filename } = answer.json.cv;
      expect(filename).toMatch(/^passwd ñ+\.docx$/);
      expect(filename.length).toBeLessThanOrEqual(255);
    });
  });

  describe('text', () => {
    it.each([
      ['blank', '  \n ', 400, 'text_blank'],
      ['of more than a million characters', 'x'.repeat(1_000_001), 400, 'validation_failed'],
    ])('one %s is refused', async (_, text, status, code) => {
      const answer = await app.call('POST', '/api/parse-text', { token, body: { text } });
      expect([answer.status, answer.json.code]).toEqual([status, code]);
    });

    it('plain text alone is read too', async () => {
      const answer = await app.call('POST', '/api/parse-text', {
        token,
        body: { text: lines.join('\n') },
      });
      expect(answer.json.cvData.personal.name).toBe('Nuria Casals Bofill');
      expect(answer.json.cvData.education).toHaveLength(1);
    });
  });

  describe('another person', () => {
    it('sees none of it, and cannot take a stored file', async () => {
      const { json } = await importFile(goodPdf(), 'mio.pdf');
      const stored = await upload('/api/storage/cvs', 'file', goodPdf(), 'mio.pdf');
      const other = (await signInNewPerson(app)).session.access_token;
      const nobody = '00000000-0000-4000-8000-000000000000';
      for (const path of ['/api/cvs/ID', '/api/cv-raw/ID', '/api/cvs/ID/reading']) {
        const theirs = await app.call('GET', path.replace('ID', json.cv.id), { token: other });
        const none = await app.call('GET', path.replace('ID', nobody), { token: other });
        expect(theirs.status).toBe(404);
        expect({ ...theirs.json, request_id: '' }).toEqual({ ...none.json, request_id: '' });
      }
      const patched = await app.call('PATCH', `/api/cvs/${json.cv.id}`, {
        token: other,
        body: { filename: 'x' },
        headers: { 'if-match': '"1"' },
      });
      expect(patched.status).toBe(404);
      const stolen = await app.call('POST', '/api/cvs', {
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

  describe('changes', () => {
    /** What they change need not come from a file. */
    const make = async (filename: string) => {
      const body = { filename, content: 'x', parsed_data: { personal: { name: 'Nuria Casals' } } };
      return (await app.call('POST', '/api/cvs', { token, body })).json.cv;
    };

    it('carry the version seen; a stale one gets the current copy and changes nothing', async () => {
      const cv = await make('cambios.pdf');
      const change = (title: string, version?: string) =>
        app.call('PATCH', `/api/cvs/${cv.id}`, {
          token,
          body: {
            parsed_data: { ...cv.parsed_data, personal: { ...cv.parsed_data.personal, title } },
          },
          headers: version ? { 'if-match': version } : {},
        });
      expect((await change('Sin versión')).json.code).toBe('version_needed');
      const first = await change('Enfermera jefe', '"1"');
      expect(first.json.cv).toMatchObject({ version: 2 });
      const stale = await change('Otra cosa', '"1"');
      expect(stale.status).toBe(409);
      expect(stale.json.cv.parsed_data.personal.title).toBe('Enfermera jefe');
      expect((await change('Otra cosa', 'W/"2"')).json.cv.version).toBe(3);
      const versions = await context.queryAsOwner(
        place,
        'select version from cv_versions where cv_id = $1 order by version',
        [cv.id],
      );
      expect(versions.map((row) => row.version)).toEqual([1, 2, 3]);
    });

    it('of ten tabs that save the same version one wins', async () => {
      const cv = await make('diez.pdf');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          app.call('PATCH', `/api/cvs/${cv.id}`, {
            token,
            body: { filename: `tab ${i}.pdf` },
            headers: { 'if-match': '1' },
          }),
        ),
      );
      expect(answers.map((a) => a.status).sort()).toEqual([200, ...Array(9).fill(409)]);
    });

    it('a favourite makes no version and comes first; neither do tags', async () => {
      const cv = await make('favorito.pdf');
      await make('más nuevo.pdf');
      const answer = await app.call('PATCH', `/api/cvs/${cv.id}`, {
        token,
        body: { is_favorite: true, tags: ['Sanidad'], user_id: 'x', version: 9 },
      });
      expect(answer.json.cv).toMatchObject({ is_favorite: true, version: 1, user_id: userId });
      expect(answer.json.cv.metadata.tags).toEqual(['Sanidad']);
      const { cvs } = (await app.call('GET', `/api/cvs?userId=${userId}`, { token })).json;
      expect(cvs[0].id).toBe(cv.id);
      expect(cvs[1].filename).toBe('más nuevo.pdf');
    });
  });
});
