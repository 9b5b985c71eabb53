import { cvSchema } from '@trayecto/core/cv';
import { layoutCv, templateNames } from '@trayecto/core/document';
import { serveTasks } from '../threads/serve-tasks';
import type { WriteTask } from './document-task';
import { createTypstEngine } from './pdf/typst-engine';
import { writeDocument } from './write-document';

/** What long documents leave behind in the engine is given back with the process; the next task starts another. */
const MOST_MEMORY_BYTES = 600 * 1024 * 1024;

const typst = createTypstEngine();

/** Set once ahead of need: the first person to ask need not wait for the engine to get going. */
const sample = cvSchema.parse({ personal: { name: 'Ñandú' }, summary: 'Ágil', skills: ['Œuvre'] });
const samples = templateNames.map((template) => layoutCv(sample, template, 'es'));
for (const tree of samples) typst.measurePages(tree);

serveTasks((task: WriteTask) => writeDocument(typst, task), {
  isWornOut: () => typst.isBroken || process.memoryUsage.rss() > MOST_MEMORY_BYTES,
});

// The first file starts another engine on some systems, which pages on screen need not wait for.
for (const tree of samples.slice(0, 1)) typst.writePdf(tree).catch(() => {});
