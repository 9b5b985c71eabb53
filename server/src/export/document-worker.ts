import { cvSchema } from '@trayecto/core/cv';
import { layoutCv, templateNames } from '@trayecto/core/document';
import { serveTasks } from '../threads/serve-tasks';
import type { WriteTask } from './document-writer';
import { createTypstEngine } from './pdf/typst-engine';
import { writeWord } from './word/write-word';

const typst = createTypstEngine();

async function write({ tree, format }: WriteTask): Promise<Uint8Array> {
  switch (format) {
    case 'pdf':
      return typst.writePdf(tree);
    case 'svg':
      return new TextEncoder().encode(typst.drawPages(tree));
    case 'docx':
      return writeWord(tree);
  }
}

/** Set once ahead of need: the first person to ask need not wait for the engine to get going. */
const sample = cvSchema.parse({ personal: { name: 'Ñandú' }, summary: 'Ágil', skills: ['Œuvre'] });
for (const template of templateNames) typst.writePdf(layoutCv(sample, template, 'es'));

serveTasks(write);
