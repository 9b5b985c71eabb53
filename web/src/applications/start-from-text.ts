import { readPostingLink } from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { makeRequestKey } from '../api/make-request-key';
import { chooseCv } from './choose-cv';
import { type NewApplication, startApplication } from './use-applications';

const LINK_MS = 40_000;
const isLink = (text: string) => /^https?:\/\/\S+$/i.test(text);

/** Starts an application from a pasted job description, or a link to one, with the CV the person likes best, and says which it is. */
export async function startFromText(pasted: string): Promise<string> {
  const text = pasted.trim();
  const posting = isLink(text) ? await readLink(text) : { posting: text };
  const body = { ...posting, cv_id: await chooseCv() };
  return (await startApplication(body, makeRequestKey())).id;
}

async function readLink(url: string): Promise<NewApplication> {
  const read = await call(readPostingLink, { body: { url } }, { timeoutMs: LINK_MS });
  const { text, ...facts } = read;
  return { ...facts, posting: text };
}
