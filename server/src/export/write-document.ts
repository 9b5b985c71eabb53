import { gzipSync } from 'node:zlib';
import { cvSchema, writeJsonResume } from '@trayecto/core/cv';
import {
  detectDocumentLanguage,
  estimatePages,
  isBlankDocument,
  layoutCv,
  layoutLetter,
  MOST_PAGES,
  writeText,
} from '@trayecto/core/document';
import type { WriteTask, WrittenDocument } from './document-task';
import type { TypstEngine } from './pdf/typst-engine';
import { writeWord } from './word/write-word';

/** Pictures of pages are drawn letter by letter, and grow sooner than files do. */
const LARGEST_PICTURE_BYTES = 24 * 1024 * 1024;

export async function writeDocument(typst: TypstEngine, task: WriteTask): Promise<WrittenDocument> {
  const { format, template, options, letter } = task;
  const cv = cvSchema.parse(task.cv);
  const language = task.language ?? detectDocumentLanguage(cv);
  const tree = letter
    ? layoutLetter(cv, letter, template, language, options)
    : layoutCv(cv, template, language, options);
  if (isBlankDocument(tree)) return { outcome: 'blank' };
  if (format === 'json') return written(`${JSON.stringify(writeJsonResume(cv), null, 2)}\n`);
  if (format === 'txt') return written(writeText(tree));
  if (estimatePages(tree) > MOST_PAGES) return { outcome: 'too-long' };
  if (format === 'docx') return written(await writeWord(tree));
  if (format === 'pdf') return written(typst.writePdf(tree));
  const picture = typst.drawPages(tree);
  if (picture.length > LARGEST_PICTURE_BYTES) return { outcome: 'too-long' };
  return written(gzipSync(picture, { level: 1 }));
}

function written(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { outcome: 'written', bytes } as const;
}
