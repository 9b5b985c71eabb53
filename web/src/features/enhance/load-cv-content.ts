import { downloadCvText, getCv, getCvContent } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';

/** None of the ways to a CV's content led to any. */
export class NoCvContent extends Error {
  override readonly name = 'NoCvContent';

  constructor() {
    super('Could not retrieve CV data in any format');
  }
}

type Ask = (params: { id: string }, signal: AbortSignal) => Promise<string>;

/** In this order: the text of the file, the stored content, the fields. */
const ways: readonly Ask[] = [
  async (params, signal) =>
    new TextDecoder().decode((await call(downloadCvText, { params }, { signal })).bytes),
  async (params, signal) => (await call(getCvContent, { params }, { signal })).content,
  async (params, signal) => {
    const { parsed_data } = (await call(getCv, { params }, { signal })).cv;
    return parsed_data === null ? '' : JSON.stringify(parsed_data);
  },
];

/** The first way that gives anything; whatever goes wrong on one of them leads to the next. */
export async function loadCvContent(id: string, signal: AbortSignal): Promise<string> {
  for (const ask of ways) {
    const content = await ask({ id }, signal).catch(() => '');
    signal.throwIfAborted();
    if (content.trim() !== '') return content;
  }
  throw new NoCvContent();
}
