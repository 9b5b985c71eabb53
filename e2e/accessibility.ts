import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Both sizes and both sets of colours. */
export const usualLooks: readonly Look[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
];

export const otherLooks: readonly Look[] = [
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
];

/** Puts the checker into the page, past its content policy; once for each page that was loaded. */
export async function prepareChecker(page: Page): Promise<void> {
  await page.evaluate(axeCore.source);
}

/** Every rule of axe, on what is shown now; each finding names its rule and its elements. */
export function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Colours on their way to another theme would be measured half-way.
    const drawFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawFrame();
    await drawFrame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`);
  });
}
