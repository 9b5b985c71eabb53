import { cvSchema } from '@trayecto/core/cv';
import { type DocumentTree, layoutCv, templateNames } from '@trayecto/core/document';
import { makeSample } from '@trayecto/core/document/fixtures';
import { expect, it } from 'vitest';
import { createTypstEngine } from '../../src/export/pdf/typst-engine';
import { readPdf } from '../../src/import/pdf/read-pdf';
import { getPdfium } from './read-pdf-words';

const LONG = 'Wolkenkratzer'.repeat(7).slice(0, 80);
const engine = createTypstEngine();
const base = makeSample('normal', 'es');

/** Its name, or everything in it, is one word that no line has room for. */
const named = cvSchema.parse({ ...base, personal: { ...base.personal, name: LONG } });
const whole = cvSchema.parse({
  ...base,
  personal: { name: `Ana ${LONG}`, title: LONG, email: `${LONG}@example.com`, location: LONG },
  work_experience: [{ title: LONG, company: LONG, location: LONG, dates: LONG, description: LONG }],
  education: [{ degree: LONG, institution: LONG, dates: LONG }],
  skills: [LONG],
  languages: [{ language: LONG, proficiency: LONG }],
  certifications: [{ name: LONG, issuer: LONG, date: LONG }],
  additional: { [LONG]: [LONG] },
});

async function readBoxes(tree: DocumentTree) {
  const { document } = readPdf(await getPdfium(), await engine.writePdf(tree));
  const boxes = document.lines.flatMap((line) => line.boxes ?? []);
  return { boxes, text: document.lines.map(({ text }) => text).join('') };
}

it.each(templateNames)(
  'a word of 80 letters stays on the page in %s, whatever it is',
  async (template) => {
    for (const cv of [named, whole]) {
      const tree = layoutCv(cv, template, 'es');
      const { boxes, text } = await readBoxes(tree);
      // Signs beside the text, such as a dash of a heading, may be a little further out than the margin.
      const edge = tree.page.widthPt - tree.theme.marginsPt.right + 3;
      expect(Math.max(...boxes.map(([left, , width]) => left + width))).toBeLessThanOrEqual(edge);
      expect(Math.min(...boxes.map(([left]) => left))).toBeGreaterThanOrEqual(0);
      expect(text.replaceAll(/\s/g, '').toLowerCase()).toContain(LONG.toLowerCase());
    }
  },
);
