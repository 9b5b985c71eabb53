import type { DrawnScreen } from './render-screens';

interface PageParts {
  /** index.html as the build made it. */
  readonly template: string;
  readonly earlyScript: string;
  readonly screens: readonly DrawnScreen[];
  readonly styles: readonly { readonly file: string; readonly text: string }[];
  /** Code of the screens, by their address. */
  readonly preloads: Readonly<Record<string, readonly string[]>>;
}

interface Page {
  readonly fileName: string;
  readonly html: string;
}

const EARLY_SCRIPT_PLACE = '<!--early-script-->';
const SCREEN_PLACE = '<!--drawn-screen-->';

/** One page for each screen drawn ahead, and one for every other address. */
export function assemblePages(parts: PageParts): Page[] {
  const page = insertEarlyScript(inlineStyles(parts), parts.earlyScript);
  const drawn = parts.screens.map((screen) => ({
    fileName: screen.path === '/' ? 'index.html' : `${screen.path.slice(1)}.html`,
    html: insertScreen(page, screen, parts.preloads[screen.path] ?? []),
  }));
  return [...drawn, { fileName: 'app.html', html: putIn(page, SCREEN_PLACE, '') }];
}

export function insertEarlyScript(html: string, script: string): string {
  if (script.includes('</script')) throw new Error('The early script would end itself.');
  return putIn(html, EARLY_SCRIPT_PLACE, `<script>${script}</script>`);
}

function insertScreen(html: string, screen: DrawnScreen, preloads: readonly string[]): string {
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const titled = html.replace(/<title>[^<]*<\/title>/, () => `<title>${screen.title}</title>`);
  const marked = putIn(titled, '<html ', `<html data-drawn="${screen.path}" `);
  const linked = putIn(marked, '</head>', `${links.join('')}</head>`);
  return putIn(linked, SCREEN_PLACE, `<div id="drawn">${screen.html}</div>`);
}

function inlineStyles({ template, styles }: PageParts): string {
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
