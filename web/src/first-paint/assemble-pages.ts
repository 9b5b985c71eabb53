import type { DrawnScreen } from './render-screens';

interface PageParts {
  /** index.html as the build made it. */
  readonly template: string;
  readonly earlyScript: string;
  readonly screens: readonly DrawnScreen[];
  readonly styles: readonly { readonly file: string; readonly text: string }[];
  /** Code every page needs. */
  readonly preloads: readonly string[];
}

interface Page {
  readonly fileName: string;
  readonly html: string;
}

const EARLY_SCRIPT_PLACE = '<!--early-script-->';
const SCREEN_PLACE = '<!--drawn-screen-->';

/** One page for each screen drawn ahead, and one for every other address. */
export function assemblePages(parts: PageParts): Page[] {
  const styled = inlineStyles(parts.template, parts.styles);
  const page = insertLinks(insertEarlyScript(styled, parts.earlyScript), parts.preloads);
  const drawn = parts.screens.map((screen) => ({
    fileName: screen.path === '/' ? 'index.html' : `${screen.path.slice(1)}.html`,
    html: insertScreen(page, screen),
  }));
  return [...drawn, { fileName: 'app.html', html: putIn(page, SCREEN_PLACE, '') }];
}

export function insertEarlyScript(html: string, script: string): string {
  if (script.includes('</script')) throw new Error('The early script would end itself.');
  return putIn(html, EARLY_SCRIPT_PLACE, `<script>${script}</script>`);
}

function insertScreen(html: string, { path, title, html: screen }: DrawnScreen): string {
  const titled = html.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  const marked = putIn(titled, '<html ', `<html data-drawn="${path}" `);
  return putIn(marked, SCREEN_PLACE, `<div id="drawn">${screen}</div>`);
}

function insertLinks(html: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return putIn(html, '</head>', `${links.join('')}</head>`);
}

function inlineStyles(template: string, styles: PageParts['styles']): string {
  return styles.reduce((html, { file, text }) => {
    if (text.includes('</style')) throw new Error(`${file} would end itself.`);
    const link = new RegExp(`<link rel="stylesheet"[^>]* href="${file}">`).exec(html)?.[0];
    return link ? putIn(html, link, `<style>${text.trim()}</style>`) : html;
  }, template);
}

function putIn(html: string, place: string, text: string): string {
  if (!html.includes(place)) throw new Error(`The page has no place ${place}`);
  return html.replace(place, () => text);
}
