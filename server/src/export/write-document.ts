import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { cvSchema, hideContact, writeJsonResume } from '@trayecto/core/cv';
import {
  type DocumentOptions,
  type DocumentUse,
  detectDocumentLanguage,
  fitDocument,
  isBlankDocument,
  isTooLong,
  layoutCv,
  layoutLetter,
  nameFile,
  writeText,
} from '@trayecto/core/document';
import type { Coding } from '../http/pick-coding';
import type { ShownCv, WriteTask, WrittenDocument } from './document-task';
import type { TypstEngine } from './pdf/typst-engine';
import { writePicture } from './pdf/write-picture';
import { writeWord } from './word/write-word';

/** Pictures of pages are drawn letter by letter, and grow sooner than files do. */
const LARGEST_PICTURE_BYTES = 24 * 1024 * 1024;

const uses = {
  ...{ pdf: 'file', docx: 'file', measure: 'file', svg: 'screen', fit: 'fit' },
} as const satisfies Partial<Record<WriteTask['format'], DocumentUse>>;

export async function writeDocument(typst: TypstEngine, task: WriteTask): Promise<WrittenDocument> {
  const { format, template, options, letter } = task;
  const whole = cvSchema.parse(task.cv);
  const cv = task.hidden ? hideContact(whole, task.hidden) : whole;
  const language = task.language ?? detectDocumentLanguage(cv);
  const layout = (chosen: DocumentOptions | undefined) =>
    layoutCv(cv, template, language, chosen, task.photo ?? null);
  const tree = letter ? layoutLetter(cv, letter, template, language, options) : layout(options);
  if (isBlankDocument(tree)) return { outcome: 'blank' };
  const name = nameFile(cv, { kind: letter ? 'letter' : 'cv', language });
  const written = (content: string | Uint8Array) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return { outcome: 'written', bytes, name } as const;
  };
  if (format === 'shown') {
    const shown: ShownCv = { cv, language };
    return written(JSON.stringify(shown));
  }
  if (format === 'json') return written(`${JSON.stringify(writeJsonResume(cv), null, 2)}\n`);
  if (format === 'txt') return written(writeText(tree));
  if (isTooLong(tree, uses[format])) return { outcome: 'too-long' };
  if (format === 'docx') return written(await writeWord(tree));
  if (format === 'pdf') return written(await typst.writePdf(tree));
  if (format === 'measure') return written(JSON.stringify(typst.measurePages(tree)));
  if (format === 'fit') {
    const plain = layout({ ...options, squeeze: undefined });
    const fitted = fitDocument({
      options: options ?? {},
      bodyPt: plain.theme.sizesPt.body,
      ...(task.target === undefined ? {} : { target: task.target }),
      measure: (chosen) => typst.measurePages(layout(chosen)),
    });
    return written(JSON.stringify(fitted));
  }
  const picture = writePicture(typst.drawPages(tree), task.known);
  if (picture.length > LARGEST_PICTURE_BYTES) return { outcome: 'too-long' };
  return written(pack(picture, task.coding));
}

/** Somebody waits: the quickest each of them can. */
function pack(picture: string, coding: Coding | undefined): string | Uint8Array {
  if (coding === 'br')
    return brotliCompressSync(picture, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  return coding === 'gzip' ? gzipSync(picture, { level: 1 }) : picture;
}
