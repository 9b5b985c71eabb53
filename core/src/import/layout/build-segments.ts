import { isBulletSign, withoutBulletSign } from './bullet-signs';
import { combineAccents } from './combine-accents';
import { composeText, isBlank, isPictogram, letterGaps } from './compose-text';
import { findUprights, markUpright, standsBetween, type Upright } from './drawn-marks';
import type { Glyph, GlyphStyle, LinkArea, PageContent } from './page-content';
import { findRepeatedSigns, type SignTest } from './repeated-signs';
import type { Segment } from './segment';

/** Characters become pieces of lines: joined while they touch, parted where a wide space begins. */
export function buildSegments(page: PageContent): Segment[] {
  const glyphs = combineAccents(page.glyphs);
  const uprights = findUprights(page);
  const rows = groupOnBaseline(glyphs);
  const isSign = findRepeatedSigns(rows);
  const isEdge = findEdges(rows);
  const runs = rows.flatMap((row, at) =>
    splitRow(row, uprights, isSign, isEdge, findDash(rows, at)),
  );
  return attachRaisedRuns(attachSigns(runs)).flatMap((run) => {
    const segment = makeSegment(run, page.links);
    return segment ? [markUpright(segment, uprights)] : [];
  });
}

interface Run {
  readonly glyphs: readonly Glyph[];
  /** A bullet sign or icon was right before. */
  readonly bullet: boolean;
  /** Nothing but a list's sign that is a picture: it opens the line it is level with, or is left out. */
  readonly isPicture?: true;
  /** The dash of a span, alone on its row. */
  readonly isDash?: true;
  /** Where the column begins that parts it from what is beside it. */
  readonly edgePt?: number;
}

const SAME_BASELINE_PT = 0.6;

/** Browsers write these around each run. They sit at the next letter's position and would distort the gap measured after them. */
const WIDTHLESS: ReadonlySet<string> = new Set(['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff']);

function groupOnBaseline(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: { baselinePt: number; glyphs: Glyph[] }[] = [];
  const drawn = glyphs.filter(({ text }) => !WIDTHLESS.has(text));
  for (const glyph of drawn.sort((a, b) => a.baselinePt - b.baselinePt)) {
    const row = rows.at(-1);
    if (row && glyph.baselinePt - row.baselinePt <= SAME_BASELINE_PT) row.glyphs.push(glyph);
    else rows.push({ baselinePt: glyph.baselinePt, glyphs: [glyph] });
  }
  return rows.map((row) => withoutTwins(row.glyphs.sort((a, b) => a.leftPt - b.leftPt)));
}

/** Shadows and makeshift bold are the same letter drawn twice, a hair apart. */
function withoutTwins(row: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  for (const glyph of row) {
    const width = glyph.rightPt - glyph.leftPt;
    const isTwin = (one: Glyph | undefined) =>
      one !== undefined && one.text === glyph.text && glyph.leftPt - one.leftPt < 0.25 * width;
    const hasTwin = isTwin(kept.at(-1)) || isTwin(kept.at(-2)) || isTwin(kept.at(-3));
    if (!hasTwin || isBlank(glyph)) kept.push(glyph);
  }
  return kept;
}

const WIDE_GAP_EM = 0.62;

/** Parted at wide gaps and where a table's line is drawn between two words. */
function splitRow(
  row: readonly Glyph[],
  uprights: readonly Upright[],
  isListSign: SignTest,
  isEdge: (glyph: Glyph) => boolean,
  dash: Glyph | undefined,
): Run[] {
  const runs: Run[] = [];
  let current: Glyph[] = [];
  let bullet = false;
  let sign: Glyph | undefined;
  const wideGapEm = widestWordGapEm(row);
  const finish = (edgePt?: number) => {
    if (current.some((glyph) => !isBlank(glyph))) {
      const isDash = dash !== undefined && current.includes(dash);
      runs.push({
        ...{ glyphs: current, bullet },
        ...(isDash && { isDash }),
        ...(edgePt !== undefined && { edgePt }),
      });
      bullet = false;
    }
    current = [];
  };
  let last: Glyph | undefined;
  for (const glyph of row) {
    if (isBlank(glyph)) {
      current.push(glyph);
      continue;
    }
    const sizePt = last ? (last.style.sizePt + glyph.style.sizePt) / 2 : 0;
    const gapPt = last ? glyph.leftPt - last.rightPt : 0;
    if (last && (gapPt > wideGapEm * sizePt || isRuledOff(last, glyph, uprights))) finish();
    else if (last && endsLabel(last, glyph, gapPt) && isEdge(glyph)) finish(glyph.leftPt);
    if (glyph.label !== undefined) finish();
    if (bullet && gapPt > FARTHEST_BULLET_EM * sizePt) bullet = false;
    if (isPictogram(glyph)) {
      finish();
      bullet = isListSign(glyph) || isBulletSign(glyph.text);
      sign = glyph;
    } else if (glyph !== dash && current.every(isBlank) && isLoneSign(glyph, row)) {
      current = [];
      bullet = true;
    } else {
      current.push(glyph);
    }
    last = glyph;
  }
  finish();
  if (bullet && sign !== undefined && runs.length === 0)
    return [{ glyphs: [sign], bullet: false, isPicture: true }];
  return runs;
}

const CLOSE_EM = 1.6;
const WIDEST_MARGIN_PT = 60;

/** The dash under the first year of a span that a narrow margin broke in three: no item of a list. */
function findDash(rows: readonly (readonly Glyph[])[], at: number): Glyph | undefined {
  const [dash, next] = rows[at]?.filter((glyph) => !isBlank(glyph)) ?? [];
  if (dash === undefined || next === undefined || !/[-–—]/.test(dash.text)) return undefined;
  for (let above = at - 1; above >= 0; above--) {
    const row = rows[above] ?? [];
    const stepPt = dash.baselinePt - (row[0]?.baselinePt ?? 0);
    if (stepPt > CLOSE_EM * dash.style.sizePt) return undefined;
    const beside = row.filter(
      (one) => one.rightPt < next.leftPt && dash.leftPt - one.rightPt < WIDEST_MARGIN_PT,
    );
    const sharesRoom = (beside.at(-1)?.rightPt ?? 0) > dash.leftPt;
    if (sharesRoom && /(?:19|20)\d\d\W*$/.test(composeText(beside))) return dash;
  }
  return undefined;
}

const LEAST_EDGE_GAP_EM = 0.2;
const GUTTER_PT = 6.5;
const LEAST_ROWS_AT_EDGE = 5;

/** Where so many rows begin that it is no chance: the left edge of a column. */
function findEdges(rows: readonly (readonly Glyph[])[]): (glyph: Glyph) => boolean {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const first = row.find((glyph) => !isBlank(glyph));
    if (first === undefined) continue;
    const key = Math.round(first.leftPt);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return ({ leftPt }) => (counts.get(Math.round(leftPt)) ?? 0) >= LEAST_ROWS_AT_EDGE;
}

/** A label in bold fills its margin, and only its look and the column's edge tell where the text beside it begins. */
function endsLabel(last: Glyph, next: Glyph, gapPt: number): boolean {
  if (!last.style.bold || next.style.bold) return false;
  const isGlued = /\p{Ll}/u.test(last.text) && /\p{Lu}/u.test(next.text);
  return gapPt > (isGlued ? -LEAST_EDGE_GAP_EM : LEAST_EDGE_GAP_EM) * next.style.sizePt;
}

/** Letters of one word touch, so no line is looked for between them. */
function isRuledOff(left: Glyph, right: Glyph, uprights: readonly Upright[]): boolean {
  if (right.leftPt - left.rightPt < 0.1 * right.style.sizePt) return false;
  return uprights.some((upright) => standsBetween(upright, left, right));
}

const FARTHEST_BULLET_EM = 4;

function isLoneSign(glyph: Glyph, row: readonly Glyph[]): boolean {
  if (!isBulletSign(glyph.text)) return false;
  const next = row[row.indexOf(glyph) + 1];
  if (!next) return false;
  return isBlank(next) || next.leftPt - glyph.rightPt > 0.15 * glyph.style.sizePt;
}

/** In a letter-spaced heading even the gaps between words are wide. */
function widestWordGapEm(row: readonly Glyph[]): number {
  const inked = row.filter((glyph) => !isBlank(glyph));
  const sizePt = inked[0]?.style.sizePt ?? 10;
  const gaps = letterGaps(inked);
  const usualEm = (gaps[Math.floor(gaps.length * 0.4)] ?? 0) / sizePt;
  return usualEm > 0.1 ? Math.max(WIDE_GAP_EM, usualEm * 3 + 0.5) : WIDE_GAP_EM;
}

const SIGN_LIFT_EM = 0.35;

/** A list's sign in a larger size sits a little above or below the line that it opens. */
function attachSigns(runs: readonly Run[]): readonly Run[] {
  const signs = new Set(
    runs
      .filter(({ glyphs, isPicture }) => isPicture || isSign(glyphs))
      .filter(({ isDash }) => !isDash),
  );
  if (signs.size === 0) return runs;
  const hosts = new Set<Run>();
  const used = new Set<Run>();
  for (const sign of signs) {
    const beside = runs.filter((run) => !signs.has(run) && isLevel(sign, run));
    const isFirst = beside.every((run) => leftOf(run) > leftOf(sign));
    const host = beside.sort((a, b) => leftOf(a) - leftOf(b))[0];
    const sizePt = sign.glyphs[0]?.style.sizePt ?? 0;
    if (!isFirst || !host || leftOf(host) - leftOf(sign) > FARTHEST_BULLET_EM * sizePt) continue;
    hosts.add(host);
    used.add(sign);
  }
  return runs
    .filter((run) => !used.has(run) && !run.isPicture)
    .map((run) => (hosts.has(run) ? { ...run, bullet: true } : run));
}

function isSign(glyphs: readonly Glyph[]): boolean {
  const [sign, another] = glyphs.filter((glyph) => !isBlank(glyph));
  return sign !== undefined && another === undefined && isBulletSign(sign.text);
}

function isLevel(sign: Run, run: Run): boolean {
  const [a, b] = [sign, run].map(({ glyphs }) => glyphs.find((glyph) => !isBlank(glyph)));
  if (!a || !b) return false;
  return Math.abs(a.baselinePt - b.baselinePt) < SIGN_LIFT_EM * b.style.sizePt;
}

function leftOf({ glyphs }: Run): number {
  return glyphs.find((glyph) => !isBlank(glyph))?.leftPt ?? 0;
}

/** Exponents and raised ordinals (m², 2.º) sit on their own baseline beside their word. */
function attachRaisedRuns(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  const raised: Run[] = [];
  for (const run of runs)
    (run.glyphs.filter((g) => !isBlank(g)).length <= 3 ? raised : kept).push(run);
  for (const run of raised) {
    const glyph = run.glyphs.find((one) => !isBlank(one));
    const host = glyph && kept.findIndex((other) => isRaisedBeside(glyph, other));
    const found = host === undefined ? undefined : kept[host];
    if (host !== undefined && found) {
      const glyphs = [...found.glyphs, ...run.glyphs.map(toRaised)].sort(
        (a, b) => a.leftPt - b.leftPt,
      );
      kept[host] = { glyphs, bullet: found.bullet };
    } else kept.push(run);
  }
  return kept;
}

const RAISED: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³', a: 'ª', o: 'º' };

function toRaised(glyph: Glyph): Glyph {
  return { ...glyph, text: RAISED[glyph.text] ?? glyph.text };
}

function isRaisedBeside(glyph: Glyph, run: Run): boolean {
  const host = run.glyphs.find((one) => !isBlank(one));
  if (!host || glyph.style.sizePt > 0.85 * host.style.sizePt) return false;
  const liftPt = host.baselinePt - glyph.baselinePt;
  if (Math.abs(liftPt) < SAME_BASELINE_PT || liftPt > 0.6 * host.style.sizePt) return false;
  if (liftPt < -0.3 * host.style.sizePt) return false;
  const reachPt = 0.15 * host.style.sizePt;
  return run.glyphs.some((one) => !isBlank(one) && Math.abs(glyph.leftPt - one.rightPt) < reachPt);
}

function makeSegment(run: Run, links: readonly LinkArea[]): Segment | undefined {
  const inked = run.glyphs.filter((glyph) => !isBlank(glyph));
  const first = inked[0];
  if (!first) return undefined;
  const composed = (first.label === undefined ? '' : `${first.label}: `) + composeText(run.glyphs);
  const withoutSign = withoutBulletSign(composed);
  const text = withoutSign ?? composed;
  if (text === '') return undefined;
  const style = mainStyle(inked);
  const endPt = inked.reduce((most, glyph) => Math.max(most, glyph.rightPt), first.rightPt);
  // A label that fills its margin leaves the gutter that the labels above and below it leave.
  const rightPt = Math.min(endPt, (run.edgePt ?? Number.POSITIVE_INFINITY) - GUTTER_PT);
  const baselinePt =
    inked.find((glyph) => glyph.style.sizePt === style.sizePt)?.baselinePt ?? first.baselinePt;
  return {
    text,
    leftPt: first.leftPt,
    rightPt,
    ...(rightPt < endPt && { overPt: endPt - rightPt }),
    topPt: baselinePt - 0.8 * style.sizePt,
    bottomPt: baselinePt + 0.2 * style.sizePt,
    baselinePt,
    sizePt: style.sizePt,
    bold: style.bold,
    italic: style.italic,
    color: style.color,
    runs: findRuns(run.glyphs, inked, composed),
    bullet: withoutSign !== undefined || run.bullet,
    links: linksOver(run.glyphs, links),
    ...(first.label !== undefined && { isHandle: true }),
  };
}

function findRuns(
  glyphs: readonly Glyph[],
  inked: readonly Glyph[],
  composed: string,
): Segment['runs'] {
  const first = inked[0]?.style;
  if (first && inked.every((glyph) => isSameWeight(glyph.style, first)))
    return [{ text: composed, bold: first.bold, italic: first.italic }];
  const groups: Glyph[][] = [];
  for (const glyph of glyphs) {
    const group = groups.at(-1);
    const isSame = isBlank(glyph) || isSameWeight(glyph.style, group?.[0]?.style);
    if (group && isSame) group.push(glyph);
    else groups.push([glyph]);
  }
  return groups.flatMap((group) => {
    const text = composeText(group);
    const style = group.find((glyph) => !isBlank(glyph))?.style;
    return style && text !== '' ? [{ text, bold: style.bold, italic: style.italic }] : [];
  });
}

function isSameWeight(a: GlyphStyle, b: GlyphStyle | undefined): boolean {
  if (a === b) return true;
  return b !== undefined && a.bold === b.bold && a.italic === b.italic;
}

/** The style most of the letters have. */
function mainStyle(glyphs: readonly Glyph[]): GlyphStyle {
  const [first] = glyphs;
  if (first && glyphs.every((glyph) => glyph.style === first.style)) return first.style;
  const counts = new Map<GlyphStyle, number>();
  for (const { style } of glyphs) counts.set(style, (counts.get(style) ?? 0) + 1);
  const [style] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  return style;
}

function linksOver(glyphs: readonly Glyph[], areas: readonly LinkArea[]) {
  return areas.flatMap((area) => {
    const covered = glyphs.filter((glyph) => isInside(glyph, area));
    const text = composeText(covered);
    return text === '' ? [] : [{ text, href: area.href }];
  });
}

function isInside(glyph: Glyph, area: LinkArea): boolean {
  const x = (glyph.leftPt + glyph.rightPt) / 2;
  const y = glyph.baselinePt - 0.3 * glyph.style.sizePt;
  return x > area.leftPt && x < area.rightPt && y > area.topPt && y < area.bottomPt;
}
