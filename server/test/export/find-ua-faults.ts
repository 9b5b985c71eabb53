import {
  Name,
  Operator,
  type PdfDict,
  PdfObjects,
  type PdfValue,
  Reference,
  readPdfValues,
} from './read-pdf-objects';

const PAINTS = new Set([
  'S',
  's',
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'sh',
  'Do',
  'Tj',
  'TJ',
  "'",
  '"',
  'EI',
]);
const STANDARD = new Set(
  'Document Part Art Sect Div BlockQuote Caption P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Span Link Figure'.split(
    ' ',
  ),
);
/** What may be within what, where that is not free. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
};
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};

interface Element {
  readonly number: number;
  readonly type: string;
  readonly parent: string;
  readonly dict: PdfDict;
}

/**
 * The conditions of the Matterhorn Protocol that a machine can tell and that our files could break, by the number of
 * its checkpoint. Tables, forms, notes, scripts and embedded files are none of ours: a tag for one is a fault itself.
 */
export function findUaFaults(bytes: Uint8Array): string[] {
  const file = new PdfObjects(bytes);
  const [[, catalogue] = [0, new Map()]] = file.listType('Catalog');
  const root = file.dict(catalogue.get('StructTreeRoot'));
  const elements = listElements(file, root);
  return [
    ...checkDocument(file, catalogue),
    ...checkContent(file, root, elements),
    ...checkTags(file, elements),
    ...checkLinks(file, root, elements),
    ...checkFonts(file),
  ];
}

/** In the order in which they are read. */
function listElements(file: PdfObjects, root: PdfDict): Element[] {
  const elements: Element[] = [];
  const visit = (kids: PdfValue | undefined, parent: string): void => {
    const list = kids instanceof Reference ? [kids] : file.list(kids);
    for (const kid of list) {
      const dict = file.dict(kid);
      if (!(kid instanceof Reference) || !dict.has('S')) continue;
      const type = file.name(dict.get('S'));
      elements.push({ number: kid.to, type, parent, dict });
      visit(dict.get('K'), type);
    }
  };
  visit(root.get('K'), '');
  return elements;
}

function checkDocument(file: PdfObjects, catalogue: PdfDict): string[] {
  const metadata = Buffer.from(file.stream(catalogue.get('Metadata')), 'latin1').toString('utf8');
  const preferences = file.dict(catalogue.get('ViewerPreferences'));
  return [
    ...told(/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata), '06-002 no claim of PDF/UA-1'),
    ...told(/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]/.test(metadata), '06-003 no title'),
    ...told(preferences.get('DisplayDocTitle') === true, '07-001 the title is not shown'),
    ...told(file.dict(catalogue.get('MarkInfo')).get('Marked') === true, '00-001 not marked'),
    ...told(/^[a-z]{2}(?:-|$)/.test(String(catalogue.get('Lang') ?? '')), '11-006 no language'),
  ];
}

/** Everything drawn is in a tag or decoration, and the tag that the page's marks name is the one that holds them. */
function checkContent(file: PdfObjects, root: PdfDict, elements: readonly Element[]): string[] {
  const faults: string[] = [];
  const parents = readParents(file, root);
  const holders = new Map<string, number>();
  for (const { number, dict } of elements)
    for (const kid of dict.get('K') instanceof Reference ? [] : file.list(dict.get('K'))) {
      const page = kid instanceof Map ? kid.get('Pg') : dict.get('Pg');
      const mark = kid instanceof Map ? kid.get('MCID') : kid;
      if (typeof mark !== 'number') continue;
      const key = `${page instanceof Reference ? page.to : 0}/${mark}`;
      if (holders.has(key)) faults.push(`01-005 ${key} is in two tags`);
      holders.set(key, number);
    }
  for (const [page, dict] of file.listType('Page')) {
    const owners = file.list(parents.get(Number(dict.get('StructParents'))));
    const { marks, problems } = readMarks(file, dict);
    faults.push(...problems);
    for (const mark of marks) {
      const holder = holders.get(`${page}/${mark}`);
      const owner = owners[mark];
      if (holder === undefined) faults.push(`01-005 ${page}/${mark} is in no tag`);
      else if (!(owner instanceof Reference) || owner.to !== holder)
        faults.push(`01-005 ${page}/${mark} leads back to another tag`);
    }
  }
  return faults;
}

function readParents(file: PdfObjects, root: PdfDict): Map<number, PdfValue> {
  const parents = new Map<number, PdfValue>();
  const visit = (node: PdfDict): void => {
    const pairs = file.list(node.get('Nums'));
    for (let at = 0; at < pairs.length; at += 2)
      parents.set(Number(pairs[at]), pairs[at + 1] ?? null);
    for (const kid of file.list(node.get('Kids'))) visit(file.dict(kid));
  };
  visit(file.dict(root.get('ParentTree')));
  return parents;
}

function readMarks(file: PdfObjects, page: PdfDict) {
  const contents = page.get('Contents');
  const streams = contents instanceof Reference ? [contents] : file.list(contents);
  const values = readPdfValues(streams.map((one) => file.stream(one)).join('\n'));
  const marks: number[] = [];
  const problems: string[] = [];
  const open: ('tag' | 'artifact')[] = [];
  for (const [at, value] of values.entries()) {
    if (!(value instanceof Operator)) continue;
    if (value.word === 'BDC' || value.word === 'BMC') {
      const tag = values[at - (value.word === 'BDC' ? 2 : 1)];
      const kind = tag instanceof Name && tag.name === 'Artifact' ? 'artifact' : 'tag';
      if (kind === 'artifact' && open.includes('tag')) problems.push('01-004 decoration in a tag');
      if (kind === 'tag' && open.includes('artifact')) problems.push('01-003 a tag in decoration');
      const mark = value.word === 'BDC' ? file.dict(values[at - 1]).get('MCID') : undefined;
      if (typeof mark === 'number') marks.push(mark);
      open.push(kind);
    } else if (value.word === 'EMC') open.pop();
    else if (PAINTS.has(value.word) && open.length === 0)
      problems.push(`01-005 ${value.word} is neither in a tag nor decoration`);
  }
  return { marks, problems };
}

function checkTags(file: PdfObjects, elements: readonly Element[]): string[] {
  let level = 0;
  const faults = told(elements.length > 0, '01-006 no tags');
  for (const { type, parent, dict } of elements) {
    if (!STANDARD.has(type)) faults.push(`02-001 an unknown tag ${type}`);
    if (INSIDE[parent]?.includes(type) === false) faults.push(`09-005 ${type} in ${parent}`);
    if (PARENTS[type]?.includes(parent) === false) faults.push(`09-005 ${type} in ${parent}`);
    if (file.list(dict.get('K')).length === 0) faults.push(`09-001 an empty ${type}`);
    const [, digit] = /^H(\d)$/.exec(type) ?? [];
    if (digit !== undefined) {
      if (Number(digit) > level + 1) faults.push(`14-003 ${type} after level ${level}`);
      level = Number(digit);
    }
    if (type === 'Figure' && !dict.get('Alt'))
      faults.push('13-004 a picture without a description');
  }
  return faults;
}

function checkLinks(file: PdfObjects, root: PdfDict, elements: readonly Element[]): string[] {
  const faults: string[] = [];
  const parents = readParents(file, root);
  const links = new Set(elements.filter(({ type }) => type === 'Link').map(({ number }) => number));
  for (const [, page] of file.listType('Page')) {
    const annotations = file.list(page.get('Annots'));
    if (annotations.length > 0 && file.name(page.get('Tabs')) !== 'S')
      faults.push('28-009 tabbing does not follow the tags');
    for (const one of annotations) {
      const dict = file.dict(one);
      if (!dict.get('Contents')) faults.push('28-012 a link without words for it');
      const owner = parents.get(Number(dict.get('StructParent')));
      const isOwned = owner instanceof Reference && links.has(owner.to);
      if (!isOwned) faults.push('28-011 a link that is not in a link’s tag');
    }
  }
  return faults;
}

function checkFonts(file: PdfObjects): string[] {
  return file.listType('Font').flatMap(([, font]) => {
    const name = file.name(font.get('BaseFont'));
    const isComposed = file.name(font.get('Subtype')) === 'Type0';
    const isPart = file.name(font.get('Subtype')).startsWith('CIDFont');
    const descriptor = file.dict(font.get('FontDescriptor'));
    const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key));
    const mapsGlyphs = file.name(font.get('Subtype')) !== 'CIDFontType2' || font.has('CIDToGIDMap');
    return [
      ...told(isComposed || isEmbedded, `31-009 ${name} is not embedded`),
      ...told(
        isPart || font.has('ToUnicode'),
        `31-027 ${name} does not say which letters it draws`,
      ),
      ...told(mapsGlyphs, `31-004 ${name} does not say which glyphs it draws`),
    ];
  });
}

const told = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);
