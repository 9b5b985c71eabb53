import { documentToText } from '@trayecto/core/import/layout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPdfium } from '../../test/export/read-pdf-words';
import { makeBadFiles } from '../../test/files/bad-files';
import { bundleReaderChild } from '../../test/files/bundle-reader-child';
import { writeDoc } from '../../test/files/write-doc';
import { p, writeDocx } from '../../test/files/write-docx';
import { writePdf } from '../../test/files/write-pdf';
import { createFileReader, type FileReader } from './file-reader';
import { nameFailure } from './read-failure';
import { readDocument } from './reader/read-document';
import { startReaderChild } from './reader/start-reader-child';

let childScript: string;
let reader: FileReader;
const goodPdf = () => writePdf([[{ text: 'Begoña Núñez', x: 60, y: 780 }]]);

const missingOcr = { ocrEngine: '', ocrSpanish: '', ocrEnglish: '' };

beforeAll(async () => {
  childScript = await bundleReaderChild();
  reader = createFileReader({ childScript, spares: 1 });
}, 60_000);

afterAll(() => reader.close());

it.each([
  ['a PDF', goodPdf()],
  ['a Word file', writeDocx(p('Begoña Núñez'))],
  ['an old Word file', writeDoc([{ text: 'Begoña Núñez' }])],
])('reads %s in a process of its own', { timeout: 60_000 }, async (_, bytes) => {
  const { document, pages, warnings } = await reader.read(bytes);
  expect(document.lines.map((line) => line.text)).toEqual(['Begoña Núñez']);
  expect(pages).toBe(1);
  expect(warnings).toEqual([]);
});

it('draws a page in a separate process', { timeout: 60_000 }, async () => {
  const picture = await reader.draw(goodPdf(), 1);
  expect([...(picture?.subarray(1, 4) ?? [])]).toEqual([...Buffer.from('PNG')]);
  const damaged = new TextEncoder().encode('%PDF-1.7 and nothing else');
  await expect(reader.draw(damaged, 1)).rejects.toMatchObject({ code: 'file_damaged' });
});

it('a file of nothing but text is read where job descriptions are, line by line, and refused elsewhere', async () => {
  const words = 'Panadera en Cádiz\n\nImprescindible experiencia con masa madre';
  const bytes = new TextEncoder().encode(words);
  const { document } = await reader.read(bytes, { readsPostings: true });
  expect(documentToText(document)).toBe(words);
  await expect(reader.read(bytes)).rejects.toMatchObject({ code: 'file_unsupported' });
});

describe('refuses, with its own reason,', () => {
  const files = makeBadFiles();

  it.each(files.map((file) => [file.name, file] as const))('%s', async (_, { bytes, codes }) => {
    const tools = { engine: await getPdfium(), ocr: missingOcr, report: () => {} };
    const answer = await readDocument(bytes, tools).then(() => 'read', nameFailure);
    expect(codes).toContain(answer);
  });

  const oneOfEachReason = [...new Map(files.map((file) => [file.codes[0], file])).values()];
  async function sayFromProcess(given: typeof files): Promise<void> {
    // Spares get warm for the next caller: here nobody waits.
    const readerWithoutSpares = createFileReader({ childScript, spares: 0 });
    for (const { bytes, codes, name } of given) {
      const answer = await readerWithoutSpares.read(bytes).then(
        () => 'read',
        (error) => error.code,
      );
      expect(codes, name).toContain(answer);
    }
    await readerWithoutSpares.close();
  }
  // Each file has a process to start, and every reason comes from there in the same way.
  it('and says so from a separate process', () => sayFromProcess(oneOfEachReason.slice(-1)));
  it('and so each reason', { tags: ['long'] }, () => sayFromProcess(oneOfEachReason));
});

it('stops at once when asked to', { timeout: 60_000 }, async () => {
  const stop = new AbortController();
  const reading = reader.read(goodPdf(), { signal: stop.signal });
  stop.abort(new Error('the person left'));
  await expect(reading).rejects.toThrow('the person left');
  await expect(reader.read(goodPdf())).resolves.toBeDefined();
});

it('turns files away when too many wait', { timeout: 60_000 }, async () => {
  const small = createFileReader({ childScript, slots: 1, spares: 0, queueLength: 1 });
  const answers = await Promise.allSettled(
    ['Ana', 'Eva', 'Leo'].map((owner) => small.read(goodPdf(), { owner })),
  );
  await small.close();
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(answers[2]).toMatchObject({ reason: { code: 'reader_busy' } });
});

describe('a reader that ends by itself', () => {
  /** A reader like any other, except that the first ones started end without a word. */
  function openUnreliable(ends: number): FileReader {
    let started = 0;
    return createFileReader({
      childScript,
      spares: 0,
      startChild: (files, options) => {
        const child = startReaderChild(files, options);
        started += 1;
        if (started <= ends) child.kill('SIGKILL');
        return child;
      },
    });
  }

  it('is replaced by another, which reads the file', { timeout: 60_000 }, async () => {
    const unreliable = openUnreliable(1);
    const { document } = await unreliable.read(goodPdf());
    expect(document.lines.map((line) => line.text)).toEqual(['Begoña Núñez']);
    await unreliable.close();
  });

  it('twice is no fault of the file: it is asked for later', { timeout: 60_000 }, async () => {
    const unreliable = openUnreliable(2);
    await expect(unreliable.read(goodPdf())).rejects.toMatchObject({ code: 'reader_busy' });
    await expect(unreliable.read(goodPdf())).resolves.toBeDefined();
    await unreliable.close();
  });
});

it('ends a reader that takes too long to start or to read, or too much memory', {
  timeout: 60_000,
}, async () => {
  const hasty = createFileReader({ childScript, spares: 1, limits: { timeoutMs: 1 } });
  await hasty.whenReady();
  await expect(hasty.read(goodPdf())).rejects.toMatchObject({ code: 'file_timeout' });
  await hasty.close();
  const sooner = createFileReader({ childScript, spares: 0, limits: { timeoutMs: 1 } });
  await expect(sooner.read(goodPdf())).rejects.toMatchObject({ code: 'reader_busy' });
  await sooner.close();
  const limits = { memoryBytes: 1_000_000 };
  const narrow = createFileReader({ childScript, spares: 0, limits });
  await expect(narrow.read(goodPdf())).rejects.toMatchObject({ code: 'reader_crashed' });
  await narrow.close();
});
