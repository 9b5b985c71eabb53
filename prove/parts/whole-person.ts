import { randomBytes } from 'node:crypto';
import type { Cv } from '@trayecto/core/cv';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { createCaller, goodPassword, signInNewPerson } from '../../server/test/app/start-test-app';
import { sendFile } from './send-file';

/** Someone who left their own word in each place that keeps something. */
export interface WholePerson {
  readonly email: string;
  readonly id: string;
  readonly token: string;
  readonly refreshToken: string;
  /** The words they left, each with the name of its place. */
  readonly words: { readonly place: string; readonly word: string }[];
}

type Say = (place: string) => string;

/** Names are used again, words never. */
function makeSay(words: WholePerson['words']): Say {
  return (place) => {
    const word = `word${randomBytes(5).toString('hex')}`;
    words.push({ place, word });
    return word;
  };
}

/** Signs someone up and leaves something in what is quick to fill: profile, file, CV, saved job. */
export async function addFilledPerson(url: string): Promise<WholePerson> {
  const call = createCaller(url);
  const { email, session } = await signInNewPerson({ call });
  const words: WholePerson['words'] = [];
  const say = makeSay(words);
  const token = session.access_token;
  const person = { email, id: session.user.id, token, refreshToken: session.refresh_token, words };
  await ask(url, person, 'PATCH', '/api/profile', {
    display_name: say('name'),
    bio: say('what they say of themselves'),
  });
  const resume = {
    basics: {
      name: say('name in a file'),
      email: `${say('address in a file')}@example.com`,
      summary: say('summary in a file'),
    },
    work: [{ name: say('employer in a file'), position: 'Panadera', startDate: '2019-01' }],
  };
  const name = `${say('name of a file')}.json`;
  requireOk(await sendFile(url, token, name, Buffer.from(JSON.stringify(resume))), 'file');
  await ask(url, person, 'POST', '/api/saved-jobs', {
    title: say('title of a saved job'),
    description: say('text of a saved job'),
  });
  return person;
}

/** And in the rest: a picture, every field of a CV, an older text, the bin, what engines answered, a key, a device. */
export async function fillTheRest(
  url: string,
  person: WholePerson,
  improve: (sentence: string) => void,
): Promise<void> {
  const say = makeSay(person.words);
  await sendPicture(url, person.token);
  const post = (path: string, body: unknown, headers = {}) =>
    ask(url, person, 'POST', path, body, headers);
  const made = await post('/api/cvs', {
    filename: `${say('name of a CV')}.pdf`,
    content: say('text of a CV'),
    parsed_data: everyField(say),
  });
  const cvId: string = made.cv.id;
  await ask(
    url,
    person,
    'PATCH',
    `/api/cvs/${cvId}`,
    {
      parsed_data: { ...made.cv.parsed_data, summary: `Analista de SQL ${say('newer summary')}` },
    },
    { 'If-Match': `"${made.cv.version}"` },
  );
  const binned = await post('/api/cvs', {
    filename: `${say('name of a CV in the bin')}.pdf`,
    content: 'x',
    parsed_data: { summary: say('summary of a CV in the bin') },
  });
  await ask(url, person, 'DELETE', `/api/cvs/${binned.cv.id}`);
  const gaps = await post('/api/analyze-skill-gaps?engine=builtin', {
    cvId,
    jobTitle: say('title asked about'),
    jobDescription: `Imprescindible: SQL y Python. ${say('posting asked about')}`,
  });
  await ask(url, person, 'PATCH', `/api/results/${gaps.result.id}`, {
    state: { note: say('note on a result') },
  });
  const application = await post('/api/applications', {
    posting: `Analista de datos\nImprescindible SQL. ${say('posting of an application')}`,
    company: say('employer of an application'),
    notes: say('notes on an application'),
    cv_id: cvId,
  });
  const { id: applicationId, version } = application.application;
  await post(
    `/api/applications/${applicationId}/move`,
    { stage: 'sent' },
    { 'If-Match': `"${version}"` },
  );
  improve(`Analista con experiencia en SQL ${say('answer of a model')}`);
  await post('/api/improve-cv', { cvId }, { 'idempotency-key': say('key of a request') });
  await ask(url, person, 'PUT', '/api/profile/model-key', {
    key: `sk-${say('key to a model')}${'0'.repeat(40)}`,
  });
  const device = await createCaller(url)('POST', '/api/auth/sign-in', {
    body: { email: person.email, password: goodPassword },
    headers: { 'user-agent': say('device') },
  });
  requireOk(device, 'device');
}

async function sendPicture(url: string, token: string): Promise<void> {
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#7a4' },
  })
    .jpeg()
    .toBuffer();
  const sent = await createCaller(url)('PUT', '/api/profile/avatar', {
    token,
    rawBody: new Uint8Array(picture),
    headers: { 'content-type': 'image/jpeg' },
  });
  requireOk(sent, 'picture');
}

/** What is in the export of everything, as one text. */
export async function readExport(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/account/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString('utf8'))
    .join('\n');
}

/** A CV with a word in each field; the type asks for every one there is. */
function everyField(say: Say): Cv {
  const dates = () => `2019 - 2021 ${say('dates')}`;
  return {
    personal: {
      name: say('name in a CV'),
      title: say('title'),
      email: `${say('e-mail in a CV')}@example.com`,
      phone: `+34 600 000 000 ${say('telephone')}`,
      location: say('place'),
      website: `https://example.com/${say('address of a site')}`,
      linkedin: `https://www.linkedin.com/in/${say('address of a profile')}`,
      github: `https://github.com/${say('address of code')}`,
    },
    summary: `Analista ${say('summary')}`,
    work_experience: [
      {
        company: say('company'),
        title: say('position'),
        location: say('place of work'),
        dates: dates(),
        description: `Consultas en SQL ${say('description of work')}`,
        achievements: [say('achievement')],
      },
    ],
    education: [
      {
        institution: say('school'),
        degree: say('degree'),
        dates: dates(),
        location: say('place of studies'),
        field_of_study: say('field of study'),
        description: say('description of studies'),
      },
    ],
    skills: [say('skill'), 'SQL'],
    languages: [{ language: say('language'), proficiency: say('level of a language') }],
    certifications: [{ name: say('certificate'), issuer: say('issuer'), date: dates() }],
    additional: { [say('a heading of their own')]: [say('a line under it')] },
  };
}

async function ask(
  url: string,
  { token }: Pick<WholePerson, 'token'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await createCaller(url)(method, path, {
    token,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  requireOk(answer, path);
  return answer.json;
}

function requireOk(answer: { status: number; text: string }, what: string): void {
  if (answer.status >= 300)
    throw new Error(`${what} was answered ${answer.status}: ${answer.text}`);
}
