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
for (const template of templateNames) typst.writePdf(layoutCv(sample, template, 'es'));

serveTasks((task: WriteTask) => writeDocument(typst, task), {
  isWornOut: () => process.memoryUsage.rss() > MOST_MEMORY_BYTES,
});
