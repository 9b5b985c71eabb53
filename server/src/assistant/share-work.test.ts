import type { TaskProgress } from '@trayecto/core/assistant';
import { describe, expect, it } from 'vitest';
import { type Caller, createShareWork } from './share-work';

function createCaller() {
  const controller = new AbortController();
  const heard: TaskProgress[] = [];
  const onProgress = (progress: TaskProgress) => void heard.push(progress);
  return { signal: controller.signal, onProgress, heard, leave: () => controller.abort('gone') };
}

/** Work that goes on until it is told what came of it. */
function createWork() {
  const runs: { finish: (answer: string) => void; signal: AbortSignal }[] = [];
  const work = ({ signal, onProgress }: Caller) =>
    new Promise<string>((resolve, reject) => {
      onProgress({ step: 'analyze', percent: 10 });
      signal.addEventListener('abort', () => reject(signal.reason));
      runs.push({ finish: resolve, signal });
    });
  return { runs, work };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('work that several wait for', () => {
  it('is done once, and each of them hears of it', async () => {
    const share = createShareWork<string>();
    const { runs, work } = createWork();
    const [ana, bruno, other] = [createCaller(), createCaller(), createCaller()];
    const first = share('a', ana, work);
    await soon();
    const second = share('a', bruno, work);
    const third = share('b', other, work);
    await soon();
    expect(runs).toHaveLength(2);
    runs[0]?.finish('for both');
    runs[1]?.finish('for one');
    expect(await Promise.all([first, second, third])).toEqual(['for both', 'for both', 'for one']);
    expect([ana.heard, bruno.heard]).toEqual([
      [{ step: 'analyze', percent: 10 }],
      [{ step: 'analyze', percent: 10 }],
    ]);
  });

  it('is done again for who asks when it is over', async () => {
    const share = createShareWork<string>();
    const { runs, work } = createWork();
    const first = share('a', createCaller(), work);
    await soon();
    runs[0]?.finish('one');
    await first;
    const second = share('a', createCaller(), work);
    await soon();
    runs[1]?.finish('two');
    expect(await second).toBe('two');
  });

  it('goes on while someone waits, and is cancelled when nobody does', async () => {
    const share = createShareWork<string>();
    const { runs, work } = createWork();
    const [ana, bruno] = [createCaller(), createCaller()];
    const first = share('a', ana, work);
    const second = share('a', bruno, work);
    await soon();
    ana.leave();
    await expect(first).rejects.toBe('gone');
    expect(runs[0]?.signal.aborted).toBe(false);
    bruno.leave();
    await expect(second).rejects.toBe('gone');
    expect(runs[0]?.signal.aborted).toBe(true);
    const third = share('a', createCaller(), work);
    await soon();
    runs[1]?.finish('anew');
    expect(await third).toBe('anew');
  });

  it('fails for all of them', async () => {
    const share = createShareWork<string>();
    const fail = async () => {
      throw new Error('no luck');
    };
    const asked = [share('a', createCaller(), fail), share('a', createCaller(), fail)];
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
