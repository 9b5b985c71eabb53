import { cvSchema } from '@trayecto/core/cv';
import { designSchema } from '@trayecto/core/document';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { LiveDrawing, type LivePages } from './live-drawing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const write = (summary: string) => ({
  cv: cvSchema.parse({ summary }),
  language: 'es' as const,
  design: designSchema.parse({}),
});

/** A server whose pages are the words of the summary, and that answers when it is told to. */
function openDesk() {
  const server = { isAway: false };
  const problems: unknown[] = [];
  const waiting: (() => void)[] = [];
  const asked: { summary: string; known: readonly string[] }[] = [];
  const shown: LivePages[] = [];
  const drawing = new LiveDrawing({
    ask: ({ cv }, known) => {
      asked.push({ summary: cv.summary, known });
      if (server.isAway) return Promise.reject(new Error('away'));
      return new Promise((resolve) => waiting.push(() => resolve(draw(cv.summary, known))));
    },
    onPages: (pages) => void shown.push(pages),
    onProblem: (problem) => void problems.push(problem),
    now: () => Date.now(),
  });
  const answer = async () => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { drawing, asked, shown, answer, server, problems };
}

function draw(summary: string, known: readonly string[]) {
  const sheets = summary
    .split(' ')
    .map((word) => `<svg data-page="${word}" y="0">${known.includes(word) ? '' : word}</svg>`);
  const told = '{"places":["/summary"],"boxes":[[0,10,20,100,12]]}';
  const head = `<svg viewBox="0 0 595.28 842"><metadata>${told}</metadata>`;
  return new TextEncoder().encode(`${head}\n${sheets.join('\n')}\n</svg>`);
}

it('only a page that changed is sent, and the others are the very same', async () => {
  const { drawing, asked, shown, answer } = openDesk();
  drawing.change(write('uno dos tres'));
  await answer();
  await vi.advanceTimersByTimeAsync(1000);
  drawing.change(write('uno DOS tres'));
  await answer();
  expect(asked[1]?.known).toEqual(['uno', 'dos', 'tres']);
  const [before, after] = shown.map(({ picture }) => picture.pages);
  expect(after?.map((sheet, index) => sheet === before?.[index])).toEqual([true, false, true]);
  expect(after?.map(({ markup }) => markup.length > 30)).toEqual([true, true, true]);
  // What has not changed is the very same, so that nothing is shown anew for it.
  const [first, second] = shown.map(({ picture }) => picture.places.get('/summary'));
  expect(second).toBe(first);
});

it('never two at a time: what is newest when a drawing comes is drawn next, at once while they come quickly', async () => {
  const { drawing, asked, answer } = openDesk();
  for (const text of ['a', 'ab', 'abc']) drawing.change(write(text));
  await vi.advanceTimersByTimeAsync(60);
  expect(asked.map(({ summary }) => summary)).toEqual(['a']);
  await answer();
  expect(asked.map(({ summary }) => summary)).toEqual(['a', 'abc']);
  await answer();
  drawing.change(write('abcd'));
  expect(asked).toHaveLength(3);
  await answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(3);
});

it('a server that takes its time is given as long to rest, and then asked for what is newest', async () => {
  const { drawing, asked, answer } = openDesk();
  drawing.change(write('a'));
  await vi.advanceTimersByTimeAsync(200);
  drawing.change(write('ab'));
  await answer();
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(150);
  drawing.change(write('abc'));
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(asked.map(({ summary }) => summary)).toEqual(['a', 'abc']);
  drawing.change(write('abcd'));
  drawing.rest();
  await answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(2);
});

it('an answer to what was asked before it stopped is not shown, even if it has started again', async () => {
  const { drawing, shown, answer } = openDesk();
  drawing.change(write('uno dos'));
  await answer();
  await vi.advanceTimersByTimeAsync(1000);
  drawing.change(write('uno DOS'));
  drawing.stop();
  drawing.start();
  await answer();
  expect(shown).toHaveLength(1);
});

it('a page that failed is drawn once the server is back, and only then', async () => {
  const { drawing, asked, shown, answer, server, problems } = openDesk();
  server.isAway = true;
  drawing.change(write('uno'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(problems).toHaveLength(1);
  expect(asked).toHaveLength(1);
  server.isAway = false;
  drawing.drawIfFailed();
  await answer();
  expect(shown.at(-1)?.of.cv.summary).toBe('uno');
  drawing.drawIfFailed();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(2);
});
