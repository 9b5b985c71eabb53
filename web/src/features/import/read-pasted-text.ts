import { type CvRecord, parseCvText } from '@trayecto/core/contract';
import { emptyCv } from '@trayecto/core/cv';
import { cleanText } from '@trayecto/core/text';
import type { Call } from '../../api/api-client';
import { saveCvAgain } from '../../cvs/save-cv';
import { explainParsing } from './import-problem';

const READ_TIMEOUT_MS = 60_000;

interface PastedText {
  readonly text: string;
  /** What the CV is called where the text has no name in it. */
  readonly filename: string;
  /** The same for every attempt with the same text, so that one whose answer was lost makes no second CV. */
  readonly requestKey: string;
  readonly signal: AbortSignal;
}

export async function readPastedText(call: Call, pasted: PastedText): Promise<CvRecord> {
  const { requestKey, filename, signal } = pasted;
  const content = cleanText(pasted.text);
  const { cvData: cv } = await call(
    parseCvText,
    { body: { text: content } },
    { signal, timeoutMs: READ_TIMEOUT_MS },
  ).catch((error: unknown) => {
    throw signal.aborted ? error : explainParsing(error);
  });
  signal.throwIfAborted();
  const name = cv.personal.name || filename;
  return saveCvAgain(call, {
    ...{ content, cv, requestKey, filename: name },
    ...{ storagePath: null, edited: null },
  });
}

export function startEmptyCv(call: Call, filename: string, requestKey: string): Promise<CvRecord> {
  return saveCvAgain(call, {
    ...{ content: '', cv: emptyCv(), requestKey, filename },
    ...{ storagePath: null, edited: null },
  });
}
