import type { TextReading } from '@trayecto/core/proofread';
import { expect, it, vi } from 'vitest';
import { createReadingList, type LookUp } from './reading-list';

const reading: TextReading = { corrections: [], surprises: [] };
const texts = Array.from({ length: 40 }, (_, at) => `Atendí la caja ${at}`);
const settle = () => new Promise((resolve) => setTimeout(resolve));

function open(lookUp: LookUp) {
  const asked = vi.fn<LookUp>(lookUp);
  const list = createReadingList(asked, () => list.read('es', texts));
  return { list, asked };
}

it('asks for all texts, some at a time and each once', async () => {
  const { list, asked } = open(async (_, some) => some.map(() => reading));
  list.read('es', texts);
  list.read('es', texts);
  await settle();
  expect(asked.mock.calls.flatMap(([, some]) => some)).toEqual(texts);
  expect(asked.mock.calls.length).toBeGreaterThan(1);
  expect([...list.known().keys()]).toEqual(texts);
  list.read('es', texts);
  await settle();
  expect(asked.mock.calls.flatMap(([, some]) => some)).toEqual(texts);
});

it.each<[string, LookUp]>([
  ['fails', () => Promise.reject(new Error('offline'))],
  ['reads nothing', async (_, some) => some.map(() => null)],
])('stops asking a server that %s', async (_, lookUp) => {
  const { list, asked } = open(lookUp);
  for (let times = 0; times < 9; times++) {
    list.read('es', [`Otra línea más ${times}`]);
    await settle();
  }
  expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
});

it('forgets what was said in the other language', async () => {
  const { list, asked } = open(async (_, some) => some.map(() => reading));
  list.read('es', ['Plan de ventas']);
  await settle();
  list.read('en', ['Plan de ventas']);
  expect(list.known().size).toBe(0);
  list.read('en', ['Plan de ventas']);
  expect(asked.mock.lastCall?.[0]).toBe('en');
});

it('gives up its request when it is closed', async () => {
  const { list, asked } = open(() => new Promise(() => {}));
  list.read('es', texts);
  list.close();
  expect(asked.mock.lastCall?.[2].aborted).toBe(true);
});
