import type { PlainKey } from '../i18n';

interface Tip {
  readonly category: PlainKey;
  readonly text: PlainKey;
}

export const TIPS: readonly Tip[] = [
  { category: 'tips.statisticsCategory', text: 'tips.statistics' },
  { category: 'tips.technologyCategory', text: 'tips.technology' },
  { category: 'tips.contentCategory', text: 'tips.content' },
  { category: 'tips.strategyCategory', text: 'tips.strategy' },
  { category: 'tips.designCategory', text: 'tips.design' },
  { category: 'tips.optimizationCategory', text: 'tips.optimization' },
  { category: 'tips.languageCategory', text: 'tips.language' },
  { category: 'tips.maintenanceCategory', text: 'tips.maintenance' },
  { category: 'tips.structureCategory', text: 'tips.structure' },
  { category: 'tips.skillsCategory', text: 'tips.skills' },
];

export const TIP_INTERVAL_MS = 5000;

interface Timers {
  readonly set: (work: () => void, delayMs: number) => unknown;
  readonly clear: (timer: unknown) => void;
}

/** Walks round the tips, one every interval; a pause starts the interval of the shown tip again. */
export function createTipRotation(count: number, onShow: (index: number) => void, timers: Timers) {
  let index = 0;
  let timer: unknown;

  function step() {
    index = (index + 1) % count;
    onShow(index);
    play();
  }

  function play() {
    pause();
    timer = timers.set(step, TIP_INTERVAL_MS);
  }

  function pause() {
    if (timer !== undefined) timers.clear(timer);
    timer = undefined;
  }

  return { play, pause };
}
