import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleReaderChild } from '../../test/files/bundle-reader-child';
import { createKindTagger } from '../../test/files/tag-later-of-kind';
import { p, writeDocx } from '../../test/files/write-docx';
import { assemble, stream } from '../../test/files/write-pdf';
import { writeZip } from '../../test/files/write-zip';
import { createFileReader, type FileReader } from './file-reader';

let canary: Server;
let reader: FileReader;
const visits: string[] = [];

beforeAll(async () => {
  canary = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end('canary');
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  reader = createFileReader({ childScript: await bundleReaderChild(), spares: 0 });
}, 60_000);

afterAll(async () => {
  await reader?.close();
  canary?.close();
});

const text = (content: string) => new TextEncoder().encode(content);

/** Files that name something outside themselves, on a machine or in its folders. */
const makeFiles = (away: string): Record<string, Uint8Array> => ({
  'picture by address.docx': writeDocx(
    `${p('Marta Ibarra')}<w:p><w:r><w:drawing><a:blip r:link="pic"/></w:drawing></w:r></w:p>`,
    { links: { pic: `${away}/picture` } },
  ),
  'template by address.docx': writeDocx(p('Marta Ibarra'), {
    extraParts: [
      {
        name: 'word/_rels/settings.xml.rels',
        content: `<Relationships><Relationship Id="t" Type="attachedTemplate" Target="${away}/template" TargetMode="External"/></Relationships>`,
      },
      {
        name: 'word/settings.xml',
        content: '<w:settings><w:attachedTemplate r:id="t"/></w:settings>',
      },
    ],
  }),
  'field that includes.docx': writeDocx(
    `${p('Marta Ibarra')}<w:p><w:fldSimple w:instr='INCLUDETEXT "file:///etc/passwd"'/></w:p><w:p><w:fldSimple w:instr='INCLUDEPICTURE "${away}/field"'/></w:p>`,
  ),
  'entity by address.docx': writeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'word/document.xml',
      content: `<!DOCTYPE d [<!ENTITY x SYSTEM "${away}/entity"><!ENTITY % y SYSTEM "${away}/parameter">%y;]><w:document><w:body><w:p><w:r><w:t>Marta &x;</w:t></w:r></w:p></w:body></w:document>`,
    },
  ]),
  'action when opened.pdf': assemble([
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/URI/URI(${away}/open)>>/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.launchURL\\("${away}/js"\\))>>]>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    stream('BT /F 12 Tf 60 700 Td (Marta Ibarra) Tj ET'),
  ]),
  'stream in another file.pdf': assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>',
    stream('', false, `/F(/etc/passwd)/FFilter/FlateDecode/URL(${away}/stream)`),
  ]),
  'page.doc': text(
    `<html><head><link rel="stylesheet" href="${away}/style"><script src="${away}/script"></script></head><body><p>Marta Ibarra</p><img src="${away}/img"><iframe src="file:///etc/passwd"></iframe></body></html>`,
  ),
  'field.rtf': text(
    `{\\rtf1\\ansi Marta Ibarra{\\field{\\*\\fldinst INCLUDEPICTURE "${away}/rtf"}}{\\field{\\*\\fldinst INCLUDETEXT "/etc/passwd"}}}`,
  ),
});

const names = Object.keys(makeFiles(''));

const tagsOf = createKindTagger();

for (const name of names) {
  it(`${name} reaches nothing outside itself`, { tags: tagsOf(name) }, () => checkReach(name));
}

async function checkReach(name: string) {
  const away = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  const file = makeFiles(away)[name] ?? new Uint8Array();
  const read = await reader.read(file).then(
    ({ document }) => document.lines.map((line) => line.text).join('\n'),
    (error) => String(error.code),
  );
  expect(read).not.toContain('root:');
  expect(read).not.toContain('canary');
  expect(read).toMatch(/^(Marta Ibarra|file_\w+)/);
  expect(visits).toEqual([]);
}

it('and the canary would have told', async () => {
  await fetch(`http://127.0.0.1:${(canary.address() as AddressInfo).port}/test`);
  expect(visits).toEqual(['/test']);
});
