import { isFurniture, listPostingLines, readPostingHead } from '../../applications';
import { foldText } from '../../language';
import { isSiteField } from './posting-headings';
import type { Zone } from './posting-zones';

/** Who is looking and where is said before this. */
const LONGEST_HEAD = 4_000;
const LONGEST_FURNITURE = 1_200;
/** What may be beside the names: "Aurora Seguros, en Madrid". */
const BETWEEN = /(?<!\p{L})(?:en|in|at|near|cerca de)(?!\p{L})|[^\p{L}\p{N}]+/giu;

/** What a job site writes around a job, and a line at the head that only says who is looking and where, asks for nothing. */
export function ignoreHeadNames(text: string, zones: readonly Zone[]): readonly Zone[] {
  const { company, place } = readPostingHead(listPostingLines(text.slice(0, LONGEST_HEAD)));
  const names = [company, place].filter((name) => name !== '');
  const isOnlyNames = (line: string) => {
    if (/^\s*[-–•*]/u.test(line)) return false;
    const rest = names.reduce((left, name) => left.replace(name, ' '), line);
    return rest !== line && rest.replace(BETWEEN, '') === '';
  };
  return zones.map((zone) => {
    const line = text.slice(zone.start, zone.end).replace(/\s+/gu, ' ').trim();
    const isAround = zone.start < LONGEST_FURNITURE && isFurniture(line);
    const saysNothing = isOnlyNames(line) || isAround || isSiteField(foldText(line));
    return saysNothing ? { ...zone, isIgnored: true } : zone;
  });
}
