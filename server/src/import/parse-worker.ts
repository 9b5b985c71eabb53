import { setTimeout as sleep } from 'node:timers/promises';
import { parseCv, parseText } from '@trayecto/core/import';
import { serveTasks } from '../threads/serve-tasks';
import type { ParseSource } from './cv-parser';
import { sampleCv, sampleDocument } from './reader/sample-cv';

let isNeeded = false;

/** The parser in its own thread: a long text must not hold up anyone else's request. */
serveTasks((source: ParseSource) => {
  isNeeded = true;
  return 'text' in source ? parseText(source.text) : parseCv(source.document);
});

/** Again and again at the start: code that has run a few times is compiled well before anyone waits for it. */
const ROUNDS = 60;
const REST_MS = 5;
const sampleText = sampleCv.map((line) => line.text).join('\n');
for (let round = 0; round < ROUNDS && !isNeeded; round++) {
  parseCv(sampleDocument);
  parseText(sampleText);
  await sleep(REST_MS);
}
