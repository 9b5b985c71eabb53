import {
  Client,
  InMemoryTransport,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiCaller } from '../../src/mcp/api-caller';
import { createMcpServer } from '../../src/mcp/create-mcp-server';
import { openConnection, readToEnd, statusOf, writeRequest } from '../app/raw-connection';
import { goodPassword, signInNewPerson, startTestApp, type TestApp } from '../app/start-test-app';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { readPdfPages } from '../export/read-pdf-words';

const JOB = 'Buscamos analista de datos. Imprescindible: SQL, Python y alemán C1.';

describeOnOneDatabase('an assistant that speaks the Model Context Protocol', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let session: string;
  let cvId: string;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    session = (await signInNewPerson(app)).session.access_token;
    const body = { filename: 'cv.pdf', content: 'texto', parsed_data: spanishAnalyst };
    cvId = (await app.call('POST', '/api/cvs', { token: session, body })).json.cv.id;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  async function makeToken(scopes: string[]): Promise<string> {
    const body = { name: 'Asistente', scopes, expires_in_days: 1, password: goodPassword };
    return (await app.call('POST', '/api/account/tokens', { token: session, body })).json.token;
  }

  /** The protocol's own client, over the network. */
  async function connectOverHttp(token: string) {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const headers = { authorization: `Bearer ${token}` };
    const address = new URL('/api/mcp', app.url);
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
    return client;
  }

  /** The same client, joined to our server by the protocol's own wire. */
  async function connect(scopes: string[]) {
    const token = await makeToken(scopes);
    const server = createMcpServer(createApiCaller(app.url, token), app.url);
    const client = new Client({ name: 'test', version: '1.0.0' });
    const [near, far] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(far), client.connect(near)]);
    return client;
  }

  async function ask(client: Client, name: string, args: object = {}) {
    const { content, isError } = await client.callTool({ name, arguments: { ...args } });
    const [first] = content;
    return { first, text: first?.type === 'text' ? first.text : '', isError: isError ?? false };
  }

  it('lists and reads CVs, compares, proposes, writes letters and makes a PDF; the CV stays as it was', async () => {
    const client = await connect(['read', 'tasks']);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'compare_with_job',
      'list_cvs',
      'make_pdf',
      'propose_changes',
      'read_cv',
      'write_letter',
    ]);

    const listed = JSON.parse((await ask(client, 'list_cvs')).text);
    expect(listed).toEqual([expect.objectContaining({ id: cvId, filename: 'cv.pdf' })]);
    const read = JSON.parse((await ask(client, 'read_cv', { cv_id: cvId })).text);
    expect(read.cv).toEqual(spanishAnalyst);

    const compared = await ask(client, 'compare_with_job', { cv_id: cvId, job_description: JOB });
    expect(compared.text).toMatch(/^Encaje con la oferta: \d+ %[\s\S]*alemán/);

    const proposed = JSON.parse((await ask(client, 'propose_changes', { cv_id: cvId })).text);
    expect(proposed).toMatchObject({ saved: false, accept_at: `${app.url}/improve` });
    expect(proposed.proposals.length + proposed.questions.length).toBeGreaterThan(0);

    const letter = await ask(client, 'write_letter', {
      cv_id: cvId,
      job_title: 'Analista de datos',
      job_description: JOB,
    });
    expect(letter.text).toContain('# formal:');

    const { first } = await ask(client, 'make_pdf', { cv_id: cvId, template: 'classic' });
    const blob =
      first?.type === 'resource' && 'blob' in first.resource ? first.resource.blob : undefined;
    const [page = ''] = await readPdfPages(Buffer.from(blob ?? '', 'base64'));
    expect(page).toContain(spanishAnalyst.personal.name);

    const after = await app.call('GET', `/api/cvs/${cvId}`, { token: session });
    expect(after.json.cv).toMatchObject({ version: 1, parsed_data: spanishAnalyst });
    await client.close();
  });

  it('does the same over HTTP, with a token and nothing else', async () => {
    const token = await makeToken(['read', 'tasks']);
    const client = await connectOverHttp(token);
    expect((await client.listTools()).tools).toHaveLength(6);
    const listed = JSON.parse((await ask(client, 'list_cvs')).text);
    expect(listed).toEqual([expect.objectContaining({ id: cvId })]);
    const compared = await ask(client, 'compare_with_job', { cv_id: cvId, job_description: JOB });
    expect(compared.text).toMatch(/^Encaje con la oferta: \d+ %/);
    await client.close();

    const narrow = await connectOverHttp(await makeToken(['read']));
    const refused = await ask(narrow, 'compare_with_job', { cv_id: cvId, job_description: JOB });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('This token') });
    await narrow.close();

    const knock = (authorization?: string) =>
      app.call('POST', '/api/mcp', {
        body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
        headers: authorization === undefined ? {} : { authorization },
      });
    for (const wrong of [undefined, `Bearer ${session}`, 'Bearer trayecto_guessed', `${token}x`]) {
      const answer = await knock(wrong);
      expect([wrong, answer.status]).toEqual([wrong, 401]);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    }
    const { tokens } = (await app.call('GET', '/api/account/tokens', { token: session })).json;
    for (const { id } of tokens) {
      await app.call('DELETE', `/api/account/tokens/${id}`, { token: session });
    }
    await expect(connectOverHttp(token)).rejects.toThrow();
  });

  it('whose message is cut off anywhere, or is none of the protocol, is refused, and the next one answered', async () => {
    const token = await makeToken(['read', 'tasks']);
    const call = { name: 'compare_with_job', arguments: { cv_id: cvId, job_description: JOB } };
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
    const whole = Buffer.from(JSON.stringify(message));
    const send = (body: unknown) =>
      app.call('POST', '/api/mcp', {
        body,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json, text/event-stream',
        },
      });

    const headers = {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      Connection: 'close',
    };
    const sendRaw = async (said: number, sent: number) => {
      const socket = await openConnection(app.url);
      const body = whole.subarray(0, sent);
      const length = { ...headers, 'Content-Length': String(said) };
      socket.write(writeRequest({ path: '/api/mcp', headers: length, body }));
      if (sent < said) socket.end();
      return readToEnd(socket);
    };
    for (let cut = 0; cut < whole.length; cut += 7) {
      expect([cut, statusOf(await sendRaw(cut, cut))]).toEqual([cut, 400]);
      // A connection that ends before its message has nobody left to answer.
      expect([cut, [400, undefined]]).toEqual([
        cut,
        expect.arrayContaining([statusOf(await sendRaw(whole.length, cut))]),
      ]);
    }
    const answered = await sendRaw(whole.length, whole.length);
    expect(statusOf(answered)).toBe(200);
    expect(answered).toMatch(/\r\nconnection: close\r\n/i);
    for (const odd of [null, [], 7, 'x', {}, { jsonrpc: '1.0' }, [[[]]], { id: { id: {} } }]) {
      const { status } = await send(odd);
      expect([odd, status]).toEqual([odd, 400]);
    }
    const listed = await send({ jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} });
    expect(listed.status).toBe(200);
  });

  it('is told what a token does not cover, and what is not there', async () => {
    const client = await connect(['read']);
    const refused = await ask(client, 'compare_with_job', { cv_id: cvId, job_description: JOB });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('This token') });
    const missing = await ask(client, 'read_cv', { cv_id: '00000000-0000-4000-8000-000000000000' });
    expect(missing).toMatchObject({ isError: true, text: 'Not found.' });
    await client.close();
  });
});
