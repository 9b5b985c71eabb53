import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SelfSaving } from './self-saving';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that can be away. */
function openDesk() {
  const saved: string[] = [];
  const server = { isAway: false };
  const drafts = new SelfSaving<string>({
    setTimer: (work, delayMs) => {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
  });
  drafts.saveWith('a', async (draft) => {
    if (server.isAway) return false;
    saved.push(draft);
    return true;
  });
  return { drafts, saved, server };
}

it('saves once, a moment after the last key', async () => {
  const { drafts, saved } = openDesk();
  drafts.write('a', 'Ha');
  drafts.write('a', 'Hablé con Inés');
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual(['Hablé con Inés']);
  expect(drafts.isEmpty).toBe(true);
});

it('keeps a text that the server didn’t take until it is back', async () => {
  const { drafts, saved, server } = openDesk();
  server.isAway = true;
  drafts.write('a', 'Hablé con Inés');
  // The tab is left before the moment is over, and again after it.
  expect(await drafts.saveNow('a')).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(drafts.get('a')).toBe('Hablé con Inés');
  server.isAway = false;
  drafts.saveAll();
  await vi.advanceTimersByTimeAsync(0);
  expect(saved).toEqual(['Hablé con Inés']);
  expect(drafts.get('a')).toBeUndefined();
});

it('does not forget what is typed while a save is under way', async () => {
  const { drafts } = openDesk();
  const answers: ((isSaved: boolean) => void)[] = [];
  drafts.saveWith('a', () => new Promise((resolve) => answers.push(resolve)));
  drafts.write('a', 'uno');
  const saving = drafts.saveNow('a');
  drafts.write('a', 'uno dos');
  answers[0]?.(true);
  await saving;
  expect(drafts.get('a')).toBe('uno dos');
});

it('sends one after the other, so that the older text never arrives last', async () => {
  const { drafts } = openDesk();
  const sent: string[] = [];
  const answers: ((isSaved: boolean) => void)[] = [];
  drafts.saveWith('a', (draft) => {
    sent.push(draft);
    return new Promise((resolve) => answers.push(resolve));
  });
  drafts.write('a', 'uno');
  await vi.advanceTimersByTimeAsync(1000);
  drafts.write('a', 'uno dos');
  await vi.advanceTimersByTimeAsync(5000);
  const left = drafts.saveNow('a');
  expect(sent).toEqual(['uno']);
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['uno', 'uno dos']);
  answers[1]?.(true);
  expect(await left).toBe(true);
  expect(drafts.isEmpty).toBe(true);
});

it('gives up what the person takes back', async () => {
  const { drafts, saved } = openDesk();
  drafts.write('a', 'uno');
  drafts.forget('a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([]);
});
