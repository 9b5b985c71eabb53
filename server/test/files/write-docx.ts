import { writeZip, type ZipPart } from './write-zip';

export interface DocxOptions {
  readonly styles?: string;
  readonly numbering?: string;
  readonly header?: string;
  readonly footer?: string;
  /** Link targets by relationship id. */
  readonly links?: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly author?: string;
  readonly extraParts?: readonly ZipPart[];
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A Word file around the given body markup. */
export function writeDocx(body: string, options: DocxOptions = {}): Uint8Array {
  const relations: string[] = [];
  const relate = (type: string, target: string, external = false, id = `r${relations.length}`) => {
    const mode = external ? ' TargetMode="External"' : '';
    relations.push(
      `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${mode}/>`,
    );
  };
  const parts: ZipPart[] = [];
  const addPart = (type: string, name: string, content: string | undefined) => {
    if (content === undefined) return;
    relate(type, `${name}.xml`);
    parts.push({ name: `word/${name}.xml`, content: HEAD + content });
  };
  addPart(
    'styles',
    'styles',
    options.styles && `<w:styles ${NAMESPACES}>${options.styles}</w:styles>`,
  );
  addPart(
    'numbering',
    'numbering',
    options.numbering && `<w:numbering ${NAMESPACES}>${options.numbering}</w:numbering>`,
  );
  addPart('header', 'header1', options.header && `<w:hdr ${NAMESPACES}>${options.header}</w:hdr>`);
  addPart('footer', 'footer1', options.footer && `<w:ftr ${NAMESPACES}>${options.footer}</w:ftr>`);
  for (const [id, target] of Object.entries(options.links ?? {}))
    relate('hyperlink', target, true, id);
  return writeZip([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    },
    {
      name: '_rels/.rels',
      content: `${HEAD}<Relationships><Relationship Id="a" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `${HEAD}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: `${HEAD}<Relationships>${relations.join('')}</Relationships>`,
    },
    {
      name: 'docProps/core.xml',
      content: `${HEAD}<cp:coreProperties xmlns:dc="d" xmlns:cp="c"><dc:title>${options.title ?? ''}</dc:title><dc:creator>${options.author ?? ''}</dc:creator></cp:coreProperties>`,
    },
    ...parts,
    ...(options.extraParts ?? []),
  ]);
}

/** A paragraph of plain or formatted runs. */
export function p(text: string, { paragraph = '', run = '' } = {}): string {
  const pieces = text
    .split(/(\t|\n)/)
    .map((piece) => {
      if (piece === '\t') return '<w:tab/>';
      if (piece === '\n') return '<w:br/>';
      return `<w:t xml:space="preserve">${piece.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t>`;
    })
    .join('');
  return `<w:p><w:pPr>${paragraph}</w:pPr><w:r><w:rPr>${run}</w:rPr>${pieces}</w:r></w:p>`;
}

export function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}
