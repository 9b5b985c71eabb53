// node web/draw-icons.mjs: draws the PNG icons of web/public from favicon.svg. Run it when the mark changes; its output is kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';

const publicFolder = join(import.meta.dirname, 'public');
const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
const paper = /<rect[^>]* fill="(#\w+)"/.exec(mark)?.[1];

/** `bleed`: paper up to the edges, for systems that cut their own shape; `zoom` keeps the mark inside any such shape. */
const icons = [
  { name: 'favicon-32.png', size: 32 },
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'apple-touch-icon.png', size: 180, bleed: true, zoom: 0.9 },
  { name: 'icon-maskable-192.png', size: 192, bleed: true, zoom: 0.76 },
  { name: 'icon-maskable-512.png', size: 512, bleed: true, zoom: 0.76 },
];

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const icon of icons) writeFileSync(join(publicFolder, icon.name), await drawIcon(icon));
} finally {
  await browser.close();
}

async function drawIcon({ size, bleed = false, zoom = 1 }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; background: ${bleed ? paper : 'transparent'}; }
    svg { display: block; width: ${size}px; transform: scale(${zoom}); }
  </style>${mark}`);
  const picture = await page.screenshot({ omitBackground: !bleed });
  await page.close();
  return picture;
}
