import { setTimeout as sleep } from 'node:timers/promises';
import { computeSpeedIndex } from './speed-index.mjs';

/** A mid-range phone on slow 4G, as Lighthouse throttles by DevTools. */
const CPU_SLOWDOWN = 4;
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const SETTLE_MS = 1_500;

/** Loads the address once in a fresh context and reads what the browser itself observed. */
export async function measureVitals(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDeviceMetricsOverride', phone);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observePage);
    const frames = await recordFrames(session, async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await sleep(SETTLE_MS);
    });
    const { startedAtMs, ...vitals } = await page.evaluate(() => globalThis.readVitals());
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const blank = await browser.newPage();
    const speedIndex = await computeSpeedIndex(blank, frames, startedAtMs);
    await blank.close();
    return { ...vitals, speedIndex };
  } finally {
    await context.close();
  }
}

/** Runs inside the page, before its own scripts. */
function observePage() {
  const seen = { lcp: 0, longTasks: [], shifts: [] };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('longtask', (entry) => seen.longTasks.push([entry.startTime, entry.duration]));
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shifts.push([entry.startTime, entry.value]);
  });
  globalThis.readVitals = () => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return {
      startedAtMs: performance.timeOrigin,
      firstContentfulPaint: fcp,
      largestContentfulPaint: seen.lcp,
      totalBlockingTime: sumBlockingTime(seen.longTasks, fcp),
      cumulativeLayoutShift: findWorstWindow(seen.shifts),
    };
  };
  // Of a task that runs when the first paint comes, the rest counts.
  function sumBlockingTime(tasks, fcp) {
    const rests = tasks.map(([start, duration]) => start + duration - Math.max(start, fcp));
    return rests.reduce((sum, rest) => sum + Math.max(0, rest - 50), 0);
  }
  // Shifts within a second of each other, five seconds at most, add up; the worst such group counts.
  function findWorstWindow(shifts) {
    let worst = 0;
    let group = { start: 0, end: Number.NEGATIVE_INFINITY, sum: 0 };
    for (const [time, value] of shifts) {
      const continues = time - group.end < 1000 && time - group.start < 5000;
      group = continues
        ? { ...group, end: time, sum: group.sum + value }
        : { start: time, end: time, sum: value };
      worst = Math.max(worst, group.sum);
    }
    return worst;
  }
}

async function recordFrames(session, work) {
  const frames = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ atMs: metadata.timestamp * 1000, data });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 300 });
  await work();
  await session.send('Page.stopScreencast');
  return frames;
}
