import type { Hex } from './theme';

/** The contrast that text of any size needs on its ground. */
const ENOUGH_CONTRAST = 4.5;
const STEP = 0.94;

/** The colour the person chose, darkened as far as it must be to be read on white paper. */
export function readableAccent(accent: string): Hex {
  let channels = readChannels(accent);
  while (measureContrast(channels) < ENOUGH_CONTRAST) {
    channels = channels.map((channel) => Math.floor(channel * STEP));
  }
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function readChannels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

export function contrastWithWhite(hex: string): number {
  return measureContrast(readChannels(hex));
}

function measureContrast(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
