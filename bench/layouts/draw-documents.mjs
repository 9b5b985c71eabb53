import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { families } from './families/index.mjs';
import { goldOf, makePerson } from './people/make-person.mjs';

const run = promisify(execFile);
const LANGUAGES = ['es', 'en'];
/** Each family meets people with usual headings, with their own, and with one that is no word at all. */
const HEADINGS = ['usual', 'own', 'madeUp'];

/** All documents of a seed: `count` people in each language for each family. */
export function planDocuments({ seed = 'first', count = 3, only = /./ } = {}) {
  return families
    .filter(({ name }) => only.test(name))
    .flatMap((family) =>
      LANGUAGES.flatMap((language) =>
        Array.from({ length: count }, (_, index) => {
          const headings = HEADINGS[index % HEADINGS.length];
          const person = makePerson(`${seed}|${family.name}|${index}`, language, { headings });
          const name = `${family.name}.${language}${index}`;
          return { name, family, person, headings, gold: describeGold(family, person, headings) };
        }),
      ),
    );
}

function describeGold(family, person, headings) {
  return {
    ...goldOf(person, family.omits),
    _meta: { family: family.name, lang: person.language, fault: headings },
  };
}

/** Draws what is not in `folder` yet. Families whose tool is not on this machine are left out, and named. */
export async function drawDocuments(documents, folder) {
  mkdirSync(folder, { recursive: true });
  const pathOf = ({ name, family }) =>
    join(folder, `${name}.${family.tool === 'word' ? 'docx' : 'pdf'}`);
  const missing = documents.filter((one) => !existsSync(pathOf(one)));
  const skipped = new Set();
  let browser;
  for (const one of missing) {
    const { tool } = one.family;
    if (!hasTool(tool)) {
      skipped.add(`${one.family.name} (${tool})`);
      continue;
    }
    const source = await one.family.render(one.person);
    if (tool === 'chromium') {
      browser ??= await chromium.launch({ executablePath: findBrowser() });
      writeFileSync(pathOf(one), await printPage(browser, source, one.family));
    } else if (tool === 'word') writeFileSync(pathOf(one), source);
    else writeFileSync(pathOf(one), await drawWith(tool, source, one.family));
  }
  await browser?.close();
  const drawn = documents.filter((one) => existsSync(pathOf(one)));
  return { drawn: drawn.map((one) => ({ ...one, path: pathOf(one) })), skipped: [...skipped] };
}

const found = new Map();

function hasTool(tool) {
  if (tool === 'chromium' || tool === 'word') return true;
  const program = tool === 'libreoffice' ? 'soffice' : tool;
  if (!found.has(program)) found.set(program, spawnSync('which', [program]).status === 0);
  return found.get(program);
}

async function printPage(browser, source, { footer }) {
  const page = await browser.newPage();
  await page.setContent(source);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    ...(footer && { displayHeaderFooter: true, margin: { top: '16mm', bottom: '16mm' } }),
  });
  await page.close();
  return pdf;
}

const LONGEST_MS = 120_000;

async function drawWith(tool, source, { name }) {
  const folder = mkdtempSync(join(tmpdir(), 'layouts-'));
  const inFolder = { cwd: folder, timeout: LONGEST_MS };
  try {
    if (tool === 'wkhtmltopdf') {
      writeFileSync(join(folder, 'cv.html'), source);
      await run(
        tool,
        [
          '-q',
          '--encoding',
          'utf-8',
          '--footer-right',
          '[page]/[topage]',
          '--footer-left',
          '[date]',
          'cv.html',
          'cv.pdf',
        ],
        inFolder,
      );
    } else if (tool === 'libreoffice') {
      writeFileSync(join(folder, 'cv.docx'), source);
      await run(
        'soffice',
        [
          '--headless',
          `-env:UserInstallation=file://${folder}/profile`,
          '--convert-to',
          'pdf',
          'cv.docx',
        ],
        inFolder,
      );
    } else {
      writeFileSync(join(folder, 'cv.tex'), source);
      const turn = () =>
        run(tool, ['-interaction=nonstopmode', '-no-shell-escape', 'cv.tex'], {
          ...inFolder,
          maxBuffer: 10_000_000,
        }).catch(() => {});
      await turn();
      await turn();
    }
    if (!existsSync(join(folder, 'cv.pdf'))) throw new Error(`${name}: ${readLog(folder)}`);
    return readFileSync(join(folder, 'cv.pdf'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readLog(folder) {
  const log = join(folder, 'cv.log');
  if (!existsSync(log)) return 'no document came out';
  return readFileSync(log, 'latin1')
    .split('\n')
    .filter((line) => /^!|^l\.\d/.test(line))
    .slice(0, 6)
    .join(' ');
}
