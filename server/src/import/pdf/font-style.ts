const BOLD_NAME =
  /bold|black|heavy|semi-?bd|demi|[-_]bd\b|(?:^|\+)(?:cm|sf|lm|ec|ptm)?(?:ss)?b(?:x|sr|xti)\d*$|cmb|sfbx|cmssbx/i;
const ITALIC_NAME = /italic|oblique|[-_]it\b|slanted|cmti|sfti|cmssi|ital/i;
const SIGN_FONT = /wingdings|webdings|dingbat|symbol/i;
const ICON_FONT = /awesome|icon|glyphs|marvosym|fontello|materialdesign|feather/i;
const ITALIC_FLAG = 1 << 6;
const FORCE_BOLD_FLAG = 1 << 18;

export interface FontStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly pictures?: 'signs' | 'icons';
}

/** What a font's name says; names are a better witness of weight than the tables of a subset. */
export function readFontStyle(fontName: string, flags: number): FontStyle {
  const name = fontName.replace(/^[A-Z]{6}\+/, '');
  const pictures = ICON_FONT.test(name) ? 'icons' : SIGN_FONT.test(name) ? 'signs' : undefined;
  return {
    bold: BOLD_NAME.test(name) || (flags & FORCE_BOLD_FLAG) !== 0,
    italic: ITALIC_NAME.test(name) || (flags & ITALIC_FLAG) !== 0,
    ...(pictures && { pictures }),
  };
}
