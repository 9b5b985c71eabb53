import { cvSchema } from '@trayecto/core/cv';
import { layoutCv, listTexts, templateNames } from '@trayecto/core/document';
import { makeSample, sampleNames, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { describe, expect, it } from 'vitest';
import { writeWord } from '../../src/export/word/write-word';
import { readDocx } from '../../src/import/docx/read-docx';
import { ZipArchive } from '../../src/import/docx/read-zip';
import { combineDocuments, tagLong } from './document-combinations';

const write = (...given: Parameters<typeof layoutCv>) => writeWord(layoutCv(...given));

const readPart = (file: Uint8Array, name: string) =>
  new TextDecoder().decode(new ZipArchive(file).read(name));

/** Word for word; headings may be in capitals, and letters that are joined in print are read apart. */
const words = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const readWords = (file: Uint8Array) =>
  words(
    readDocx(file)
      .lines.map(({ text }) => text)
      .join('\n'),
  );

describe('a Word file has the tree’s words in their order', () => {
  for (const { template, language, sample, isLong } of combineDocuments(() => sampleNames)) {
    it(`${template} in ${language}, "${sample}"`, tagLong(isLong), async () => {
      const tree = layoutCv(makeSample(sample, language), template, language);
      expect(readWords(await writeWord(tree))).toEqual(words(listTexts(tree).join(' ')));
    });
  }
});

describe.each(templateNames)('%s as a Word file', (template) => {
  it('has the styles of Word, so that a person can go on editing', async () => {
    const file = await write(spanishAnalyst, template, 'es');
    const body = readPart(file, 'word/document.xml');
    const styleOf = (text: string) =>
      findParagraph(body, text).match(/w:pStyle w:val="(\w+)"/)?.[1];
    expect(styleOf('Lucía Fernández Ortega')).toBe('Title');
    expect(styleOf('Formación')).toBe('Heading1');
    expect(styleOf('Reduje un 35')).toBe('ListBullet');
    const styles = readPart(file, 'word/styles.xml');
    const used = new Set([...body.matchAll(/w:[pr]Style w:val="(\w+)"/g)].map(([, id]) => id));
    const defined = new Set([...styles.matchAll(/w:styleId="(\w+)"/g)].map(([, id]) => id));
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
    expect(findStyle(styles, 'ListBullet')).toContain('<w:numPr>');
    const lineRules = [...(styles + body).matchAll(/w:lineRule="(\w+)"/g)].map(([, rule]) => rule);
    expect(lineRules.filter((rule) => !/^(?:auto|atLeast|exact)$/.test(rule!))).toEqual([]);
  });

  it('has lines of contact data and points as far apart as the page that prints', async () => {
    const { theme } = layoutCv(spanishAnalyst, template, 'es');
    const file = await write(spanishAnalyst, template, 'es');
    const styles = readPart(file, 'word/styles.xml');
    const pitchOf = (paragraph: string, styleId: string) =>
      ['before', 'line'].reduce((sum, name) => {
        const found = [paragraph, findStyle(styles, styleId), styles]
          .map((part) => part.match(new RegExp(`<w:spacing[^>]* w:${name}="(\\d+)"`))?.[1])
          .find((value) => value !== undefined);
        return sum + Number(found) / 20;
      }, 0);
    const paragraphs = readPart(file, 'word/document.xml').match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const { contact: size } = theme.sizesPt;
    const contacts = paragraphs.filter((one) => one.includes('w:val="Contact"'));
    for (const line of contacts.slice(1))
      expect(pitchOf(line, 'Contact')).toBeLessThan(Math.max(size * 1.4, size + 4) + 0.1);
    const points = paragraphs.find((one) => one.includes('Reduje un 35')) ?? '';
    const airPt = (theme.lineHeight - 1) * theme.sizesPt.body;
    const gapPt = Math.max(0, theme.gapsPt.paragraph + 1.5 - airPt);
    expect(points.match(/w:before="(\d+)"/)?.[1]).toBe(String(Math.round(20 * gapPt)));
  });

  it('keeps headings with what they head', async () => {
    const styles = readPart(await write(spanishAnalyst, template, 'es'), 'word/styles.xml');
    expect(findStyle(styles, 'Heading1')).toContain('<w:keepNext/>');
    expect(findStyle(styles, 'Heading2')).toContain('<w:keepNext/>');
    // LibreOffice leaves a heading behind over a paragraph that could be parted.
    expect(findStyle(styles, 'Tags')).toContain('<w:keepLines/>');
  });

  it('has its photo beside the text, never over it', async () => {
    const options = { photo: 'always' } as const;
    const body = readPart(
      await writeWord(layoutCv(spanishAnalyst, template, 'es', options, { base64: '/9j/4AAQ' })),
      'word/document.xml',
    );
    expect(body).toContain('<wp:inline');
    expect(body).not.toContain('<wp:anchor');
    const cellOf = (at: number) => body.slice(0, at).split('<w:tc>').length;
    expect(cellOf(body.indexOf('<wp:inline'))).not.toBe(
      cellOf(body.indexOf('Lucía Fernández Ortega</w:t>')),
    );
  });

  it('is well-formed whatever the person wrote', async () => {
    const hostile = '</w:t></w:r> & <b>"\'\u0000\u0007\ud800]]> {{x}} %PDF';
    const cv = cvSchema.parse({
      personal: { name: hostile, title: hostile, email: `a&b<c>@example.com`, phone: hostile },
      summary: hostile,
      work_experience: [{ title: hostile, company: hostile, achievements: [hostile] }],
      skills: [hostile, hostile],
      languages: [{ language: hostile, proficiency: hostile }],
      additional: { [hostile]: [hostile] },
    });
    const file = await write(cv, template, 'en');
    for (const part of new ZipArchive(file).names.filter((name) => /\.(xml|rels)$/.test(name)))
      expect(findXmlFault(readPart(file, part)), part).toBeNull();
    expect(readWords(file)).toEqual(words(listTexts(layoutCv(cv, template, 'en')).join(' ')));
  });

  it('takes a word of 10,000 letters, 300 points and 40 skills', async () => {
    const cv = cvSchema.parse({
      personal: { name: 'Ana Ruiz', email: `${'largo.'.repeat(30)}ana@example.com` },
      summary: 'a'.repeat(10_000),
      work_experience: [
        { title: 'Jefa', achievements: Array.from({ length: 300 }, (_, n) => `Logro ${n}`) },
      ],
      skills: Array.from({ length: 40 }, (_, n) => `Habilidad ${n} ${'x'.repeat(80)}`),
    });
    const tree = layoutCv(cv, template, 'es');
    const file = await writeWord(tree);
    expect(readWords(file)).toEqual(words(listTexts(tree).join(' ')));
    const body = readPart(file, 'word/document.xml');
    // Columns that a long word cannot widen.
    expect(count(body, '<w:tbl>')).toBe(count(body, '<w:tblLayout w:type="fixed"/>'));
  });
});

describe('a Word file', () => {
  it('says whose it is and in which language', async () => {
    const file = await write(spanishAnalyst, 'classic', 'es');
    const properties = readPart(file, 'docProps/core.xml');
    expect(properties).toContain('<dc:title>Lucía Fernández Ortega</dc:title>');
    expect(properties).toContain('<dc:creator>Lucía Fernández Ortega</dc:creator>');
    expect(readPart(file, 'word/styles.xml')).toContain('<w:lang w:val="es-ES"/>');
    const english = await write(spanishAnalyst, 'classic', 'en');
    expect(readPart(english, 'word/styles.xml')).toContain('<w:lang w:val="en-GB"/>');
  });

  it('has links to mail, telephone and profiles', async () => {
    const { lines } = readDocx(await write(spanishAnalyst, 'modern', 'es'));
    expect(lines.flatMap(({ links = [] }) => links)).toEqual([
      { text: 'lucia.fernandez@example.com', href: 'mailto:lucia.fernandez@example.com' },
      { text: '+34 612 345 678', href: 'tel:+34612345678' },
      {
        text: 'linkedin.com/in/lucia-fernandez-ejemplo',
        href: 'https://linkedin.com/in/lucia-fernandez-ejemplo',
      },
      { text: 'github.com/luciaf-ejemplo', href: 'https://github.com/luciaf-ejemplo' },
    ]);
  });

  it('keeps the case of a heading that is printed in capitals', async () => {
    const file = await write(spanishAnalyst, 'modern', 'es');
    expect(readPart(file, 'word/document.xml')).toContain('>Formación</w:t>');
    expect(findStyle(readPart(file, 'word/styles.xml'), 'Heading1')).toContain('<w:caps/>');
  });

  it('numbers its pages from the second on', async () => {
    const file = await write(spanishAnalyst, 'minimal', 'es');
    const body = readPart(file, 'word/document.xml');
    expect(body).toContain('<w:titlePg/>');
    const footers = new ZipArchive(file).names
      .filter((name) => /footer\d\.xml$/.test(name))
      .map((name) => readPart(file, name));
    expect(footers.map((footer) => /PAGE[\s\S]* \/ [\s\S]*NUMPAGES/.test(footer)).sort()).toEqual([
      false,
      true,
    ]);
  });

  it('has the ground of a column behind the text, on every page', async () => {
    const file = await write(spanishAnalyst, 'sidebar', 'es');
    const headers = new ZipArchive(file).names.filter((name) => /header\d\.xml$/.test(name));
    const grounds = headers.filter((name) => readPart(file, name).includes('behindDoc="1"'));
    expect(grounds).toHaveLength(2);
    const kinds = readPart(file, 'word/document.xml').matchAll(/headerReference w:type="(\w+)"/g);
    expect([...kinds].map(([, kind]) => kind).sort()).toEqual(['default', 'first']);
  });

  it('has lines as far apart as on the printed page, whatever its font would have', async () => {
    const headOf = async (template: 'modern' | 'classic') =>
      findStyle(
        readPart(await write(spanishAnalyst, template, 'es'), 'word/styles.xml'),
        'Heading2',
      );
    expect(await headOf('modern')).toMatch(/w:line="273" w:lineRule="atLeast"/);
    // 1.3 of the 1.371 that Source Serif 4 asks for.
    expect(await headOf('classic')).toMatch(/w:line="228" w:lineRule="auto"/);
  });

  it('keeps short items on one line where a line has room for them, and breaks no word elsewhere', async () => {
    const skill = 'Terapias de depuración extracorpórea';
    const cv = cvSchema.parse({
      personal: { name: 'Ana Ruiz', location: 'San Sebastián de los Reyes, Madrid' },
      work_experience: [{ title: 'Enfermera', dates: 'octubre de 2001 – mayo de 2004' }],
      skills: [skill],
    });
    const bodyOf = async (template: 'modern' | 'classic' | 'sidebar' | 'minimal') =>
      readPart(await write(cv, template, 'es'), 'word/document.xml');
    const unbroken = (text: string) => `>${text.replaceAll(' ', '\u00a0')}<`;
    const [modern, classic] = [await bodyOf('modern'), await bodyOf('classic')];
    expect(modern).toContain(`>${skill}<`);
    expect(classic).toContain(unbroken(skill));
    expect(await bodyOf('sidebar')).toContain('>San Sebastián de los Reyes, Madrid<');
    expect(classic).toContain(unbroken('San Sebastián de los Reyes, Madrid'));
    // Dates are one piece beside a name, and two where they have a narrow column.
    expect(modern).toContain(unbroken('octubre de 2001 – mayo de 2004'));
    expect(await bodyOf('minimal')).toContain(
      '>octubre\u00a0de\u00a02001\u00a0– mayo\u00a0de\u00a02004<',
    );
  });

  it('is as large as the paper that was chosen', async () => {
    const a4 = await write(spanishAnalyst, 'classic', 'es');
    expect(readPart(a4, 'word/document.xml')).toContain('<w:pgSz w:w="11906" w:h="16838"');
    const letter = await write(spanishAnalyst, 'classic', 'es', { pageSize: 'letter' });
    expect(readPart(letter, 'word/document.xml')).toContain('<w:pgSz w:w="12240" w:h="15840"');
  });

  it('brings its fonts, whole and under their own names', async () => {
    const file = await write(spanishAnalyst, 'modern', 'es');
    const archive = new ZipArchive(file);
    const table = readPart(file, 'word/fontTable.xml');
    const names = [...table.matchAll(/<w:font w:name="([^"]+)"/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(['Figtree', 'Fraunces SemiBold']);
    const keys = [...table.matchAll(/r:id="rId(\d+)" w:fontKey="\{([^}]+)\}"/g)];
    expect(keys).toHaveLength(3);
    for (const [, number, key = ''] of keys) {
      const bytes = archive.read(`word/fonts/font${number}.odttf`);
      expect(Buffer.from(reveal(bytes!, key).subarray(0, 4)).toString('hex')).toBe('00010000');
      expect(bytes!.length).toBeGreaterThan(30_000);
    }
  });

  it('has no heading where there is none to print', async () => {
    const cv = cvSchema.parse({ additional: { '  ': ['Una línea'] } });
    const body = readPart(await write(cv, 'classic', 'es'), 'word/document.xml');
    expect(body).not.toContain('Heading1');
  });

  it('tells Word which letters run from right to left', async () => {
    const file = await write(makeSample('right to left', 'es'), 'classic', 'es');
    const body = readPart(file, 'word/document.xml');
    const runs = [...body.matchAll(/<w:r>(?:(?!<\/w:r>).)*<\/w:r>/gs)].map(([run]) => run);
    const rightToLeft = runs.filter((run) => run.includes('<w:rtl/>'));
    expect(rightToLeft.map((run) => /<w:t[^>]*>([^<]*)/.exec(run)?.[1])).toEqual([
      'שלום עולם',
      'مرحبا بالعالم',
    ]);
  });
});

function findParagraph(body: string, text: string): string {
  const at = body.indexOf(text);
  return body.slice(body.lastIndexOf('<w:p>', at), at);
}

function findStyle(styles: string, id: string): string {
  const at = styles.indexOf(`w:styleId="${id}"`);
  return styles.slice(at, styles.indexOf('</w:style>', at));
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** An embedded font begins with 32 bytes mixed with its key, read backwards. */
function reveal(bytes: Uint8Array, key: string): Uint8Array {
  const digits = Buffer.from(key.replaceAll('-', ''), 'hex').reverse();
  return bytes.map((byte, at) => (at < 32 ? byte ^ (digits[at % 16] ?? 0) : byte));
}

/** Where a text stops being XML, or null. */
function findXmlFault(xml: string): string | null {
  const open: string[] = [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml))
    return 'a control character';
  if (!xml.isWellFormed()) return 'half a character';
  const rest = xml.replace(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|<\?[^>]*\?>/g,
    (tag, close = '', name = '', _attributes, empty = '') => {
      if (tag.startsWith('<?') || empty === '/') return '';
      if (close === '/' && open.pop() !== name) open.push(`unopened ${name}`);
      if (close === '') open.push(name);
      return '';
    },
  );
  if (open.length > 0) return `open: ${open.join(' ')}`;
  return /[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(rest)?.[0] ?? null;
}

describe('a head with the name beside the addresses', () => {
  const photo = { base64: 'AAAA' };
  const sizeOfName = async (name: string, options: { photo: 'always' } | undefined = undefined) => {
    const cv = { ...spanishAnalyst, personal: { ...spanishAnalyst.personal, name } };
    const body = readPart(await write(cv, 'timeline', 'es', options, photo), 'word/document.xml');
    return findParagraph(body, name).match(/<w:sz w:val="(\d+)"/)?.[1];
  };

  it('sets a name a little too long for its line smaller, and no other', async () => {
    expect(await sizeOfName('Ana Ruiz')).toBeUndefined();
    const size = Number(await sizeOfName('Lucía Fernández Ortega', { photo: 'always' }));
    const { name } = layoutCv(spanishAnalyst, 'timeline', 'es').theme.sizesPt;
    expect(size).toBeLessThan(2 * name);
    expect(size).toBeGreaterThanOrEqual(2 * 0.7 * name);
    expect(await sizeOfName('María de los Ángeles Fernández de la Vega Ortega')).toBeUndefined();
  });
});

it('a name of three words or more has no surname alone on its last line', async () => {
  const personal = {
    ...spanishAnalyst.personal,
    name: 'María del Carmen de la Fuente Etxeberria Iturrioz',
  };
  const file = await write({ ...spanishAnalyst, personal }, 'sidebar', 'es');
  expect(readPart(file, 'word/document.xml')).toContain('Etxeberria\u00a0Iturrioz');
});

it('no short word ends a text alone, no line is alone on a page', async () => {
  const work_experience = [
    { title: 'Jefa', description: 'Turno de tarde.', achievements: ['Una sola línea.'] },
    {
      title: 'Técnica',
      achievements: ['Primera', 'Cuidé a mayores con varias enfermedades', 'Fin'],
    },
  ];
  const cv = cvSchema.parse({ ...spanishAnalyst, work_experience });
  const body = readPart(await write(cv, 'modern', 'es'), 'word/document.xml');
  expect(body).toContain('con varias\u00a0enfermedades');
  const isKept = (text: string) => findParagraph(body, text).includes('<w:keepNext/>');
  const kept = ['Turno de tarde.', 'varias\u00a0enfermedades'];
  for (const text of kept) expect(isKept(text), text).toBe(true);
  for (const text of ['Una sola línea.', 'Primera', '>Fin<'])
    expect(isKept(text), text).toBe(false);
});

it('on a line of time the beginning of a span, and a date alone, leads in the accent of the page', async () => {
  const { colours } = layoutCv(spanishAnalyst, 'timeline', 'es').theme;
  const body = readPart(await write(spanishAnalyst, 'timeline', 'es'), 'word/document.xml');
  const runs = [...body.matchAll(/<w:r>.*?<\/w:r>/gs)].map(([run]) => run);
  const run = (text: string) => runs.find((one) => one.includes(text)) ?? '';
  const accent = `w:color w:val="${colours.accent.slice(1)}"`;
  expect(run('mar.\u00a02017')).toContain('<w:b/>');
  expect(run('mar.\u00a02017').toLowerCase()).toContain(accent.toLowerCase());
  expect(run('dic.\u00a02019')).not.toContain('<w:b/>');
  // A single date is one too: that of a certificate.
  expect(run('>2021<')).toContain('<w:b/>');
});
