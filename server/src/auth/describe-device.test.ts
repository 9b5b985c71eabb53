import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device';

const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeDevice', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'computer Edge Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'computer Firefox Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'phone Safari iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; Pixel 10) ${chromium} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'phone Chrome Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-X910) ${chromium} SamsungBrowser/28.0 Chrome/142.0 Safari/537.36`,
      'tablet Samsung Internet Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'computer Safari macOS',
    ],
    ['curl/8.5.0', 'program  '],
    ['', 'program  '],
  ])('%s', (userAgent, expected) => {
    const { kind, browser, system } = describeDevice(userAgent);
    expect(`${kind} ${browser} ${system}`).toBe(expected);
  });
});
