import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseContext, TestPlace } from '../database';
import { writeDoc } from '../files/write-doc';
import { p, writeDocx } from '../files/write-docx';
import { type PdfMark, writePdf } from '../files/write-pdf';
import { type Answer, signInNewPerson, startTestApp, type TestApp } from './start-test-app';

export const goodLines = [
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

export function goodPdf(): Uint8Array {
  const marks: PdfMark[] = goodLines.map((text, i) => ({ text, x: 60, y: 780 - i * 22 }));
  return writePdf([marks]);
}
export const goodDocx = () => writeDocx(goodLines.map((line) => p(line)).join(''));
export const goodDoc = () => writeDoc(goodLines.map((text) => ({ text })));

interface Imports {
  readonly app: TestApp;
  readonly place: TestPlace;
  readonly token: string;
  readonly userId: string;
  upload(
    path: string,
    field: string,
    bytes: Uint8Array,
    name: string,
    as?: string,
  ): Promise<Answer>;
  importFile(bytes: Uint8Array, name: string, as?: string): Promise<Answer>;
  /** The uploaded files on the disk. */
  storedNames(): readonly string[];
}

/** A server for the tests around the call, with one person signed in who uploads files. There once the tests run. */
export function useImports(context: DatabaseContext): Imports {
  let app: TestApp;
  let place: TestPlace;
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
  const upload: Imports['upload'] = async (path, field, bytes, name, as = token) => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
    const response = await fetch(app.url + path, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${as}` },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
  };
  return {
    get app() {
      return app;
    },
    get place() {
      return place;
    },
    get token() {
      return token;
    },
    get userId() {
      return userId;
    },
    upload,
    importFile: (bytes, name, as) => upload('/api/import', 'file', bytes, name, as),
    storedNames() {
      const folder = join(place.dataDir, 'files');
      // Made with the first upload.
      const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
      return names.filter((name) => /\w\.\w+$/.test(name));
    },
  };
}
