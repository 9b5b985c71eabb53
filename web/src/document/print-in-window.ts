import { drawPages } from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { closePages, openPicture, pageHeightsPt } from './open-picture';
import type { PagesRequest } from './pages-picture';

const LOOK = `
  @page { margin: 0; }
  body { margin: 0; background: #fff; }
  div { overflow: hidden; width: 100vw; break-after: page; break-inside: avoid; }
  div:last-child { break-after: auto; }
  img { display: block; width: 100%; height: 100%; }
`;

/** A separate window, opened during the click that asked for it; null if the browser blocks it. */
export function openPrintWindow(title: string): Window | null {
  const opened = window.open('', '_blank', 'width=900,height=1000');
  if (opened) opened.document.title = title;
  return opened;
}

/** The very pages of the PDF, put into the window, which is then asked to print. */
export async function printInWindow(
  target: Window,
  { cv, language, design }: PagesRequest,
): Promise<void> {
  const { bytes } = await call(drawPages, { body: { cv, language, ...design } });
  if (target.closed) return;
  const picture = openPicture(bytes, pageHeightsPt[design.pageSize]);
  const page = target.document;
  page.documentElement.lang = language;
  const sheet = new (readSheetMaker(target))();
  sheet.replaceSync(LOOK);
  page.adoptedStyleSheets = [sheet];
  const images = picture.pages.map(({ url }) => {
    const frame = page.createElement('div');
    frame.style.aspectRatio = `${picture.widthPt} / ${picture.pageHeightPt}`;
    const image = page.createElement('img');
    image.src = url;
    image.alt = '';
    frame.append(image);
    page.body.append(frame);
    return image;
  });
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  target.focus();
  target.print();
  setTimeout(() => closePages(picture.pages), 60_000);
}

/** A style sheet belongs to the window it was made in. */
function readSheetMaker(target: Window): typeof CSSStyleSheet {
  return (target as Window & typeof globalThis).CSSStyleSheet;
}
