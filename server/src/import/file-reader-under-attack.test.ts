import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFilesThatBlowUp } from '../../test/files/bad-files-that-blow-up';
import { bundleReaderChild } from '../../test/files/bundle-reader-child';
import { createKindTagger } from '../../test/files/tag-later-of-kind';
import { writePdf } from '../../test/files/write-pdf';
import { createFileReader, type FileReader } from './file-reader';

let childScript: string;
let reader: FileReader;
const goodPdf = () => writePdf([[{ text: 'Begoña Núñez', x: 60, y: 780 }]]);

beforeAll(async () => {
  childScript = await bundleReaderChild();
  reader = createFileReader({ childScript, spares: 0 });
}, 60_000);

afterAll(() => reader.close());

const tagsOf = createKindTagger();

for (const file of makeFilesThatBlowUp()) {
  it(`${file.name} is refused, its reader is gone, and a file beside it is read`, {
    timeout: 90_000,
    tags: tagsOf(file.name),
  }, async () => {
    expect(file.bytes.length).toBeLessThan(10 * 1_024 * 1_024);
    const [answer, bystander] = await Promise.all([
      reader.read(file.bytes, { owner: 'whoever sent it' }).then(
        () => 'read',
        (error) => error.code,
      ),
      reader.read(goodPdf(), { owner: 'somebody else' }),
    ]);
    expect(file.codes).toContain(answer);
    expect(bystander.document.lines.map((line) => line.text)).toEqual(['Begoña Núñez']);
    await expect.poll(() => listReaders(childScript), { timeout: 5_000 }).toEqual([]);
  });
}

/** Running readers that this process started; none where the system does not tell. */
function listReaders(script: string): string[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => isReader(pid, script));
  } catch {
    return [];
  }
}

function isReader(pid: string, script: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script);
  } catch {
    return false;
  }
}
