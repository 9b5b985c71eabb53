import { readFileSync } from 'node:fs';
import { cvSchema } from '@trayecto/core/cv';
import { type DocumentTree, layoutCv, templateNames } from '@trayecto/core/document';
import { expect, it } from 'vitest';
import { fontFiles } from '../fonts';
import { countPerLine } from './describe-header';
import { DOCUMENT, describeJob } from './describe-job';
import { type DocumentFiles, startNativeCompiler } from './native-compiler';
import { COMMON, typstSource } from './typst-source';

const WORKSPACE = '/nonexistent/contact-lines';
const MAIN = `${WORKSPACE}/main.typ`;
const MEASURE = `${WORKSPACE}/measure.typ`;

const compiler = startNativeCompiler(
  WORKSPACE,
  Object.values(fontFiles).flatMap((family) =>
    Object.values(family).map((file) => readFileSync(file)),
  ),
);
compiler.mapShadow(MAIN, Buffer.from(typstSource.main));
compiler.mapShadow(`${WORKSPACE}${COMMON}`, Buffer.from(typstSource.common));

function draw(files: DocumentFiles): string {
  for (const [path, content] of files) compiler.mapShadow(`${WORKSPACE}${path}`, content);
  const { result } = compiler.compile({ mainFilePath: MAIN });
  if (!result) throw new Error('The document could not be set.');
  return compiler.plainSvg(result);
}

/** As if nothing were clear: each line is measured as it grows. */
function measureAll(files: DocumentFiles): DocumentFiles {
  return files.map(([path, content]) => {
    if (path !== DOCUMENT) return [path, content];
    const text = Buffer.from(content).toString();
    return [path, Buffer.from(text.replaceAll(/(?<=[[,])(true|false)(?=[\],])/g, 'null'))];
  });
}

/** Addresses of growing length, so that each place of a line is once just wide enough. */
function* layOut(): Generator<readonly [string, DocumentTree]> {
  for (const template of templateNames) {
    for (let letters = 4; letters < 40; letters += 3) {
      const word = 'abcdefghij'.repeat(4).slice(0, letters);
      const personal = {
        ...{ name: 'Ana Ruiz', email: `${word}@example.com`, phone: '+34 600 000 000' },
        ...{ location: 'Sevilla, España', linkedin: `linkedin.com/in/${word}` },
        github: 'github.com/ana-ruiz-ejemplo',
      };
      const cv = cvSchema.parse({ personal });
      yield [`${template} ${letters}`, layoutCv(cv, template, 'es', { icons: letters % 2 === 0 })];
    }
  }
}

it('addresses are on the lines where they would be if all of them were measured', () => {
  let compared = 0;
  for (const [name, tree] of layOut()) {
    const contact = tree.header.find((block) => block.kind === 'contact');
    if (!contact || countPerLine(tree, contact.items) !== null) continue;
    const files = describeJob(tree);
    const measured = measureAll(files);
    if (JSON.stringify(measured) === JSON.stringify(files)) continue;
    compared += 1;
    expect(draw(files), name).toBe(draw(measured));
  }
  expect(compared).toBeGreaterThan(10);
});

it('the sign of a list is as wide as the engine sets it', () => {
  for (const template of templateNames) {
    const tree = layoutCv(cvSchema.parse({ skills: ['Ñ'] }), template, 'es');
    const files = describeJob(tree);
    for (const [path, content] of files) compiler.mapShadow(`${WORKSPACE}${path}`, content);
    const { bullet, fonts, sizesPt } = tree.theme;
    const style = `font: ${JSON.stringify(fonts.body)}, size: ${sizesPt.body}pt`;
    const sign = `text(${style}, ${JSON.stringify(bullet.sign)})`;
    const asked = `#let look = json("/look.json")
#context [#metadata(calc.abs(measure(${sign}).width / 1pt - look.bulletPt)) <told>]`;
    compiler.mapShadow(MEASURE, Buffer.from(asked));
    const { result } = compiler.compile({ mainFilePath: MEASURE });
    if (!result) throw new Error('The sign could not be measured.');
    const [off = Infinity] = compiler.query(result, {
      selector: '<told>',
      field: 'value',
    }) as number[];
    expect(off, template).toBeLessThan(1e-6);
  }
});
