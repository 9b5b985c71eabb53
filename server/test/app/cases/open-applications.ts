import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { signInNewPerson, type TestApp } from '../start-test-app';

export const posting = `Analista de datos sénior
Aurora Seguros · Madrid
Imprescindible SQL y Python. Se valora Power BI.
Salario: 38.000–44.000 € brutos anuales.`;

/** Someone new, and what they do with their applications. */
export async function enter(app: TestApp) {
  const { session } = await signInNewPerson(app);
  const { access_token: token, user } = session;
  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    app.call(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  const start = async (body: object = {}) =>
    (await call('POST', '/api/applications', { posting, ...body })).json.application;
  const saveCv = async (): Promise<string> => {
    const body = { filename: 'cv.pdf', content: 'texto', parsed_data: spanishAnalyst };
    return (await call('POST', '/api/cvs', body)).json.cv.id;
  };
  const change = (id: string, body: object, seen?: number) =>
    call(
      'PATCH',
      `/api/applications/${id}`,
      body,
      seen === undefined ? {} : { 'If-Match': `"${seen}"` },
    );
  const move = (id: string, body: object, seen: number) =>
    call('POST', `/api/applications/${id}/move`, body, { 'If-Match': `"${seen}"` });
  return { userId: user.id, token, call, start, saveCv, change, move };
}

export type Enter = () => ReturnType<typeof enter>;
