import { writeZip } from './write-zip';

interface OdtParts {
  /** What is between `<office:automatic-styles>` and its end. */
  readonly styles?: string;
  /** Styles with a name that people choose. */
  readonly named?: string;
  /** Inside `<style:master-page>`. */
  readonly margins?: string;
  readonly title?: string;
  readonly kind?: string;
}

/** A small OpenDocument file around the XML of its text, for tests. */
export function writeOdt(
  body: string,
  { styles = '', named = '', margins = '', title = '', kind = 'text' }: OdtParts = {},
): Uint8Array {
  const content = `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`;
  const kept = `<office:document-styles><office:styles><style:default-style style:family="paragraph"><style:text-properties fo:font-size="12pt"/></style:default-style>${named}</office:styles><office:master-styles><style:master-page>${margins}</style:master-page></office:master-styles></office:document-styles>`;
  const meta = `<office:document-meta><office:meta><dc:title>${title}</dc:title></office:meta></office:document-meta>`;
  return writeZip([
    {
      name: 'mimetype',
      content: `application/vnd.oasis.opendocument.${kind}`,
      isStored: true,
    },
    { name: 'content.xml', content: `<?xml version="1.0" encoding="UTF-8"?>${content}` },
    { name: 'styles.xml', content: kept },
    { name: 'meta.xml', content: meta },
  ]);
}
