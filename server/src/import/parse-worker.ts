import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@trayecto/core/contract';
import { parseCv, parseText } from '@trayecto/core/import';
import { documentToText } from '@trayecto/core/import/layout';
import { hasColumns, judgeReadBack, listRepeated } from '@trayecto/core/review';
import { openWords } from '../open-lexicons';
import { serveTasks } from '../threads/serve-tasks';
import type { ParseAnswer, ParseTask, ReadBackSource } from './cv-parser';
import { readJsonFile } from './read-json-file';
import { makePracticeDocument, makePracticeText } from './reader/practice-documents';

let isNeeded = false;

/** The parser in its own thread: a long text must not hold up anyone else's request. */
serveTasks((task: ParseTask): ParseAnswer => {
  isNeeded = true;
  if (task.kind === 'read-back') return readBack(task.source);
  if (task.kind === 'json') return readJson(task.bytes);
  const { source } = task;
  return {
    kind: 'parse',
    parsed:
      'text' in source ? parseText(source.text, openWords) : parseCv(source.document, openWords),
  };
});

function readJson(bytes: Uint8Array): ParseAnswer {
  try {
    return { kind: 'json', ...readJsonFile(bytes) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', code: error.code, details: { ...error.details } };
  }
}

function readBack({ document, madeOf }: ReadBackSource): ParseAnswer {
  const parsed = parseCv(document, openWords);
  const text = documentToText(document);
  return {
    kind: 'read-back',
    parsed,
    text,
    fates: judgeReadBack(madeOf, parsed.cv, text),
    hasColumns: hasColumns(document),
    repeated: listRepeated(document),
  };
}

/** Many times at the start: code that has run a few times is compiled well before anyone waits for it. */
const ROUNDS = 80;
const TEXT_EVERY = 4;
const REST_MS = 5;
for (let round = 0; round < ROUNDS && !isNeeded; round++) {
  parseCv(makePracticeDocument(round), openWords);
  if (round % TEXT_EVERY === 0) parseText(makePracticeText(round), openWords);
  await sleep(REST_MS);
}
