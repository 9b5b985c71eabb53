import type { Theme } from '@trayecto/core/document';
import { AlignmentType, BorderStyle, LineRuleType } from 'docx';
import { lineSpacing } from './line-spacing';
import { displayFace } from './word-fonts';
import { eighths, halfPoints, hex, spaceBefore, twips } from './word-units';

/** Lines of an entry's head are closer than lines of text. */
export const LEAD_LINE_HEIGHT = 1.3;
const NAME_LINE_HEIGHT = 1.2;
const HEADING_LINE_HEIGHT = 1.25;
const CONTACT_LINE_HEIGHT = 1.4;
const UNDER_TAGLINE_PT = 5.5;
const BETWEEN_CONTACTS_PT = 4;

const BAR_WIDTH_PT = 26;
const BAR_THICKNESS_PT = 2.25;
const BAR_GAP_PT = 3;

export function describeName(theme: Theme) {
  const { fonts, header, sizesPt, weights, colours } = theme;
  return {
    run: {
      ...displayFace(fonts.name, weights.name),
      size: halfPoints(sizesPt.name),
      color: hex(header.ground === 'band' ? header.bandInk : colours.ink),
    },
    paragraph: {
      ...placeInHeader(theme),
      spacing: lineSpacing(fonts.name, sizesPt.name, NAME_LINE_HEIGHT),
      keepNext: true,
      keepLines: true,
    },
  };
}

export function describeTagline(theme: Theme) {
  const { header, sizesPt, colours, fonts } = theme;
  return {
    run: {
      ...(header.tagline === 'italic' && { font: fonts.name }),
      size: halfPoints(sizesPt.tagline),
      bold: header.tagline === 'semibold',
      italics: header.tagline === 'italic',
      color: hex(header.ground === 'band' ? header.bandAccent : colours[header.taglineColour]),
    },
    paragraph: {
      ...placeInHeader(theme),
      spacing: {
        ...lineSpacing(
          header.tagline === 'italic' ? fonts.name : fonts.body,
          sizesPt.tagline,
          NAME_LINE_HEIGHT,
        ),
        before: twips(2),
      },
      keepNext: true,
      keepLines: true,
    },
  };
}

export function describeContact(theme: Theme) {
  const { contact } = theme.sizesPt;
  return {
    run: { size: halfPoints(contact), color: contactColour(theme) },
    paragraph: {
      ...placeInHeader(theme),
      spacing: {
        ...lineSpacing(theme.fonts.body, contact, CONTACT_LINE_HEIGHT),
        before: spaceBefore(UNDER_TAGLINE_PT, contact, CONTACT_LINE_HEIGHT),
      },
      keepLines: true,
    },
  };
}

/** Before a line of contact data below another, as far apart as on the page that prints. */
export function nextContactLine({ sizesPt: { contact } }: Theme): number {
  return spaceBefore(BETWEEN_CONTACTS_PT, contact, CONTACT_LINE_HEIGHT);
}

export function contactColour({ header, colours }: Theme): string {
  return hex(header.ground === 'band' ? header.bandMuted : colours.muted);
}

function placeInHeader({ header, entry }: Theme) {
  return {
    alignment: header.align === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
    ...(header.ground === 'none' &&
      header.isIndented && { indent: { left: twips(entry.gutterPt) } }),
  };
}

export function describeHeading(theme: Theme) {
  const { fonts, sizesPt, weights, colours, heading, gapsPt } = theme;
  const isOver = heading.mark === 'over';
  // Where the line trails the words it takes no room; here it can only be under them.
  const isTrail = heading.mark === 'trail';
  const rulePt = isOver ? 1.1 : 0.6;
  const ruleGapPt = isTrail ? 1 : 3;
  const after = spaceBefore(gapsPt.afterHeading, sizesPt.entryLead, LEAD_LINE_HEIGHT);
  const rule = {
    style: BorderStyle.SINGLE,
    size: eighths(rulePt),
    space: ruleGapPt,
    color: hex(colours.line),
  };
  return {
    run: {
      ...displayFace(fonts.heading, weights.heading),
      size: halfPoints(sizesPt.heading),
      color: hex(colours[heading.colour]),
      allCaps: heading.case === 'upper',
      characterSpacing: twips(heading.trackingEm * sizesPt.heading),
    },
    paragraph: {
      alignment: heading.align === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
      indent: { left: twips(theme.entry.gutterPt) },
      spacing: {
        ...lineSpacing(fonts.heading, sizesPt.heading, HEADING_LINE_HEIGHT),
        before: heading.mark === 'dash' ? 0 : gapOverHeading(theme),
        after: Math.max(0, after - (isTrail ? twips(rulePt + ruleGapPt) : 0)),
      },
      outlineLevel: 0,
      keepNext: true,
      keepLines: true,
      ...(isOver && { border: { top: rule } }),
      ...((heading.mark === 'rule' || isTrail) && { border: { bottom: rule } }),
    },
  };
}

/** From what is above a section to the line of its heading, or of the bar over it. */
export function gapOverHeading({ gapsPt, heading, sizesPt }: Theme): number {
  return heading.mark === 'dash'
    ? twips(gapsPt.section - BAR_GAP_PT)
    : spaceBefore(gapsPt.section, sizesPt.heading, HEADING_LINE_HEIGHT);
}

/** Paragraph rules are as wide as their paragraph, so the short bar over a heading is its own paragraph. */
export function describeBar(theme: Theme) {
  const bar = {
    style: BorderStyle.SINGLE,
    size: eighths(BAR_THICKNESS_PT),
    space: 0,
    color: hex(theme.colours.accent),
  };
  return {
    run: { size: 2 },
    paragraph: {
      spacing: {
        line: twips(BAR_GAP_PT),
        lineRule: LineRuleType.EXACT,
        before: gapOverHeading(theme),
      },
      border: { top: bar },
      keepNext: true,
    },
  };
}

/** Leaves the bar its width in a column. */
export function indentBar(columnWidthPt: number, { entry }: Theme) {
  const left = twips(entry.gutterPt);
  return { left, right: twips(columnWidthPt - BAR_WIDTH_PT) - left };
}
