import { normaliseText, type SourceDocument } from '@trayecto/core/import/layout';
import { ReadFailure } from '../read-failure';
import { safeLink } from '../safe-link';
import { wordLines } from '../word/word-lines';
import type { WordBlock, WordFrame } from '../word/word-model';
import { childOf, elementsOf, holds, parseXml, textOf, type XmlElement } from './parse-xml';
import { type BodyContext, liesBehindText, readBlocks } from './read-body';
import { ZipArchive } from './read-zip';
import { readListKinds, readStyles } from './word-styles';

/**
 * Reads the parts of a .docx directly. Ready-made converters give up font sizes, tab stops, hidden text, headers and
 * text boxes on the way to HTML, and those are what tells a heading from a job title.
 */
export function readDocx(bytes: Uint8Array): SourceDocument {
  const archive = new ZipArchive(bytes);
  const mainPath = findMainPart(archive);
  const main = readPart(archive, mainPath);
  if (!main) throw new ReadFailure('file_damaged');
  const relations = readRelations(archive, mainPath);
  const partOf = (type: string) => {
    const relation = relations.find((one) => one.type === type);
    return relation && readPart(archive, relation.path);
  };
  const lists = readListKinds(partOf('numbering'));
  const styles = readStyles(partOf('styles'), lists);
  const position = { page: 1 };
  const pathsOf = (type: string) =>
    relations.filter((one) => one.type === type).map((one) => one.path);
  const partsOf = (type: string) =>
    pathsOf(type).flatMap((path) => {
      const part = readPart(archive, path);
      return part ? [{ path, part }] : [];
    });
  const [headerParts, footerParts] = [partsOf('header'), partsOf('footer')];
  // What lies behind the text of each page is mostly kept in the header.
  const drawn = [main, ...headerParts.map(({ part }) => part)];
  const ground = drawn.some((part) => holds(part, liesBehindText)) ? 'painted' : 'paper';
  const contextOf = (path: string): BodyContext => ({
    styles,
    lists,
    targets: readTargets(archive, path),
    position,
    ground,
    marginLeft: readMarginLeft(main),
  });
  const frameOf = ({ path, part }: { path: string; part: XmlElement }): WordFrame => ({
    kind: 'frame',
    blocks: readBlocks(part, contextOf(path)),
  });

  const headers = distinct(headerParts.map(frameOf));
  const body = childOf(main, 'body') ?? main;
  const blocks = [...headers, ...readBlocks(body, contextOf(mainPath))];
  const pages = position.page;
  const footers = footerParts.map((one): WordFrame => ({ ...frameOf(one), isFooter: true }));
  blocks.push(...distinct(footers));
  const metadata = readProperties(archive);
  return { format: 'docx', lines: wordLines(blocks), pages, ...(metadata && { metadata }) };
}

const TWIP = 635;
const USUAL_MARGIN = 1440;

function readMarginLeft(main: XmlElement): number {
  const section = childOf(childOf(main, 'body'), 'sectPr');
  const twips = Number(childOf(section, 'pgMar')?.attributes.left ?? USUAL_MARGIN);
  return TWIP * (Number.isFinite(twips) ? twips : USUAL_MARGIN);
}

interface Relation {
  readonly id: string;
  /** The last word of the relation's type address. */
  readonly type: string;
  readonly path: string;
  readonly isExternal: boolean;
}

function findMainPart(archive: ZipArchive): string {
  const relation = readRelations(archive, '').find((one) => one.type === 'officeDocument');
  if (relation && archive.names.includes(relation.path.toLowerCase())) return relation.path;
  if (archive.names.includes('word/document.xml')) return 'word/document.xml';
  throw new ReadFailure('file_unsupported');
}

function readPart(archive: ZipArchive, path: string): XmlElement | undefined {
  const bytes = archive.read(path);
  return bytes && parseXml(bytes);
}

function readRelations(archive: ZipArchive, path: string): Relation[] {
  const slash = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, slash);
  const part = readPart(archive, `${folder}_rels/${path.slice(slash)}.rels`);
  return elementsOf(part).map(({ attributes }) => ({
    id: attributes.Id ?? '',
    type: attributes.Type?.split('/').at(-1) ?? '',
    path: resolvePath(folder, attributes.Target ?? ''),
    isExternal: attributes.TargetMode === 'External',
  }));
}

function resolvePath(folder: string, target: string): string {
  if (/^\w+:/.test(target)) return target;
  if (target.startsWith('/')) return target.slice(1);
  const parts: string[] = [];
  for (const part of `${folder}${target}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function readTargets(archive: ZipArchive, path: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const relation of readRelations(archive, path)) {
    const href = relation.isExternal ? safeLink(relation.path) : undefined;
    if (href !== undefined) targets.set(relation.id, href);
  }
  return targets;
}

/** First-page and later headers are often the same text. */
function distinct(frames: readonly WordBlock[]): WordBlock[] {
  const seen = new Set<string>();
  return frames.filter((frame) => {
    const text = wordLines([frame])
      .map((line) => line.text)
      .join('\n');
    if (text === '' || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

function readProperties(archive: ZipArchive) {
  const core = readPart(archive, 'docProps/core.xml');
  const title = normaliseText(textOf(childOf(core, 'title'))).slice(0, 300);
  const author = normaliseText(textOf(childOf(core, 'creator'))).slice(0, 300);
  if (title === '' && author === '') return undefined;
  return { ...(title !== '' && { title }), ...(author !== '' && { author }) };
}
