import type { Device } from '@trayecto/core/contract';

/** In this order: many browsers also name the ones they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Good enough for a person to recognize their own devices; a browser can call itself anything. */
export function describeDevice(userAgent: string): Device {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return { kind: guessKind(userAgent, browser), browser, system };
}

/** In a line, for the log and for notices. */
export function nameDevice(userAgent: string): string {
  const { kind, browser, system } = describeDevice(userAgent);
  return [browser, system].filter(Boolean).join(' / ') || kind;
}

function guessKind(userAgent: string, browser: string): Device['kind'] {
  if (browser === '') return 'program';
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return /\biPhone\b|\bMobile\b/.test(userAgent) ? 'phone' : 'computer';
}
