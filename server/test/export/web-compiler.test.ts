import { readFileSync } from 'node:fs';
import { layoutCv } from '@trayecto/core/document';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { expect, it } from 'vitest';
import { fontFiles } from '../../src/export/fonts';
import { DOCUMENT, describeJob } from '../../src/export/pdf/describe-job';
import { nativeWritesTags, startNativeCompiler } from '../../src/export/pdf/native-compiler';
import { COMMON, typstSource } from '../../src/export/pdf/typst-source';
import { startWebCompiler } from '../../src/export/pdf/web-compiler';
import { listTags, readPdfTags } from './read-pdf-tags';

const fonts = Object.values(fontFiles)
  .flatMap((family) => Object.values(family))
  .map((file) => readFileSync(file));
const tree = layoutCv(spanishAnalyst, 'modern', 'es');
const job = describeJob(tree);
const broken = Buffer.from('{');

it('systems without a native build that writes tags get the same file', {
  tags: ['long'],
}, async () => {
  const web = await startWebCompiler(typstSource, fonts);
  const bytes = web.writePdf(job);
  expect(() => web.writePdf([...job, [DOCUMENT, broken]])).toThrow(/failed to parse JSON/);
  const [page] = await readPdfTags(bytes);
  expect(page?.stray).toBe(0);
  expect(listTags(page?.tags ?? [], (type) => type === 'H1')).toHaveLength(1);
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).toContain('/DisplayDocTitle true');
  // Where its table of objects begins, it says.
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');

  const compiler = startNativeCompiler('/nonexistent', fonts);
  if (!nativeWritesTags) return;
  compiler.mapShadow('/nonexistent/main.typ', Buffer.from(typstSource.main));
  compiler.mapShadow(`/nonexistent${COMMON}`, Buffer.from(typstSource.common));
  for (const [path, content] of job) compiler.mapShadow(`/nonexistent${path}`, content);
  const { result } = compiler.compile({ mainFilePath: '/nonexistent/main.typ' });
  const native = result && Buffer.from(compiler.pdf(result)).toString('latin1');
  const plain = (file: string | null) =>
    file?.replace('\n    /DisplayDocTitle true', '').replace(/startxref\n\d+/, '');
  expect(plain(text)).toBe(plain(native));
});
