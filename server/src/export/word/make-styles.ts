import type { DocumentLanguage, DocumentTree, Theme } from '@trayecto/core/document';
import {
  BorderStyle,
  type IPropertiesOptions,
  LineRuleType,
  ShadingType,
  UnderlineType,
} from 'docx';
import { BULLETS } from './bullet-list';
import {
  contactColour,
  describeBar,
  describeContact,
  describeHeading,
  describeName,
  describeTagline,
  LEAD_LINE_HEIGHT,
} from './head-styles';
import { lineSpacing } from './line-spacing';
import { ownStyleNames, styleIds } from './style-names';
import { eighths, halfPoints, hex, spaceBefore, twips } from './word-units';

const spellings: Readonly<Record<DocumentLanguage, string>> = { es: 'es-ES', en: 'en-GB' };

/** Every look of the document as a named style, so that changing one changes all that has it. */
export function makeStyles(
  { theme, language }: DocumentTree,
  columnWidthPt: number,
): NonNullable<IPropertiesOptions['styles']> {
  const names = ownStyleNames[language];
  const paragraph = { basedOn: 'Normal', quickFormat: true };
  return {
    default: {
      document: describeText(theme, spellings[language]),
      title: describeName(theme),
      heading1: { ...describeHeading(theme), next: styleIds.body },
      heading2: { ...describeEntryLead(theme, columnWidthPt), next: styleIds.entryDetail },
      ...describeUnusedHeadings(theme),
      hyperlink: { run: { color: contactColour(theme), underline: { type: UnderlineType.NONE } } },
    },
    paragraphStyles: [
      { ...paragraph, id: styleIds.tagline, name: 'Subtitle', ...describeTagline(theme) },
      { ...paragraph, id: styleIds.contact, name: names.contact, ...describeContact(theme) },
      { ...paragraph, id: styleIds.headingBar, name: names.headingBar, ...describeBar(theme) },
      { ...paragraph, id: styleIds.entryDetail, name: names.entryDetail, ...describeDetail(theme) },
      { ...paragraph, id: styleIds.body, name: 'Body Text', ...describeBody(theme) },
      { ...paragraph, id: styleIds.lead, name: names.lead, ...describeLead(theme) },
      { ...paragraph, id: styleIds.bullet, name: 'List Bullet', ...describeBullet(theme) },
      { ...paragraph, id: styleIds.tags, name: names.tags, ...describeTags(theme) },
      { ...paragraph, id: styleIds.tagPanel, name: names.tagPanel, ...describeTagPanel(theme) },
      { ...paragraph, id: styleIds.figure, name: names.figure, ...describeFigure(theme) },
      {
        ...paragraph,
        id: styleIds.figureWords,
        name: names.figureWords,
        ...describeFigureWords(theme),
      },
      { ...paragraph, id: styleIds.footer, name: 'footer', ...describeFooter(theme) },
      { basedOn: 'Normal', id: styleIds.seam, name: names.seam, ...describeSeam() },
    ],
    characterStyles: [
      { id: styleIds.entryDates, name: names.entryDates, ...describeDates(theme) },
      {
        id: styleIds.factValue,
        name: names.factValue,
        quickFormat: true,
        run: { color: hex(theme.colours.muted) },
      },
    ],
  };
}

function describeText({ fonts, sizesPt, lineHeight, colours }: Theme, spelling: string) {
  return {
    run: {
      font: fonts.body,
      size: halfPoints(sizesPt.body),
      color: hex(colours.ink),
      language: { value: spelling },
    },
    paragraph: {
      spacing: { ...lineSpacing(fonts.body, sizesPt.body, lineHeight), before: 0, after: 0 },
    },
  };
}

function describeEntryLead(theme: Theme, columnWidthPt: number) {
  const { colours, sizesPt, weights, gapsPt } = theme;
  return {
    run: {
      size: halfPoints(sizesPt.entryLead),
      bold: weights.entryLead > 400,
      color: hex(colours.ink),
    },
    paragraph: {
      spacing: {
        ...lineSpacing(theme.fonts.body, sizesPt.entryLead, LEAD_LINE_HEIGHT),
        before: spaceBefore(gapsPt.entry, sizesPt.entryLead, LEAD_LINE_HEIGHT),
      },
      ...(theme.entry.dates === 'right' && { rightTabStop: twips(columnWidthPt) }),
      outlineLevel: 1,
      keepNext: true,
      keepLines: true,
    },
  };
}

/** Not written by us; who uses them finds them in the document's own colours. */
function describeUnusedHeadings({ colours, sizesPt }: Theme) {
  const look = {
    run: { size: halfPoints(sizesPt.body), bold: true, italics: false, color: hex(colours.ink) },
  };
  return { heading3: look, heading4: look, heading5: look, heading6: look };
}

function describeDates({ sizesPt, colours }: Theme) {
  return {
    quickFormat: true,
    run: { size: halfPoints(sizesPt.small), bold: false, color: hex(colours.muted) },
  };
}

function describeDetail({ colours, entry, fonts, sizesPt }: Theme) {
  return {
    run: {
      color: hex(entry.detail === 'accent' ? colours.accent : colours.muted),
      italics: entry.detail === 'italic',
      bold: entry.detail === 'accent',
    },
    paragraph: {
      spacing: lineSpacing(fonts.body, sizesPt.body, LEAD_LINE_HEIGHT),
      keepLines: true,
    },
  };
}

function describeBody({ gapsPt, entry }: Theme) {
  return {
    paragraph: {
      spacing: { before: twips(gapsPt.paragraph) },
      indent: { left: twips(entry.gutterPt) },
    },
  };
}

function describeLead(theme: Theme) {
  const { sizesPt, lineHeight, gapsPt, entry } = theme;
  return {
    run: { size: halfPoints(sizesPt.lead) },
    paragraph: {
      spacing: {
        ...lineSpacing(theme.fonts.body, sizesPt.lead, lineHeight),
        before: twips(gapsPt.paragraph),
      },
      indent: { left: twips(entry.gutterPt) },
    },
  };
}

function describeBullet({ gapsPt }: Theme) {
  return {
    paragraph: {
      spacing: { before: twips(gapsPt.bullet) },
      numbering: { reference: BULLETS, level: 0 },
    },
  };
}

function describeTags({ entry }: Theme) {
  return { paragraph: { indent: { left: twips(entry.gutterPt) }, keepLines: true } };
}

export const PANEL_INSET_PT = 6;

function describeTagPanel({ colours }: Theme) {
  const ground = hex(colours.tint);
  const edge = {
    style: BorderStyle.SINGLE,
    size: eighths(0.5),
    color: ground,
    space: PANEL_INSET_PT,
  };
  return {
    paragraph: {
      indent: { left: twips(PANEL_INSET_PT), right: twips(PANEL_INSET_PT) },
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: ground },
      border: { top: edge, bottom: edge, left: edge, right: edge },
    },
  };
}

function describeFigure({ fonts, sizesPt, weights, colours }: Theme) {
  return {
    run: {
      font: fonts.name,
      size: halfPoints(sizesPt.figure),
      bold: weights.name > 400,
      color: hex(colours.accent),
    },
    paragraph: { spacing: lineSpacing(fonts.name, sizesPt.figure, LEAD_LINE_HEIGHT) },
  };
}

function describeFigureWords({ fonts, sizesPt, colours }: Theme) {
  return {
    run: { size: halfPoints(sizesPt.small), color: hex(colours.muted) },
    paragraph: { spacing: lineSpacing(fonts.body, sizesPt.small, LEAD_LINE_HEIGHT) },
  };
}

function describeFooter({ sizesPt, colours }: Theme) {
  return {
    run: { size: halfPoints(sizesPt.small), color: hex(colours.muted) },
    paragraph: { alignment: 'center' as const },
  };
}

/** Word wants a paragraph between two tables and after the last one; this one takes no room. */
function describeSeam() {
  return {
    run: { size: 2 },
    paragraph: { spacing: { line: 20, lineRule: LineRuleType.EXACT } },
  };
}
