const BOLD_NAME = /bold|black|heavy|medi(?:um)?\b|demi|semi-?bd|[-_,]bd\b/i;
const ITALIC_NAME = /ital|oblique|slanted|[-_,]it\b/i;
// TeX fonts carry their weight in letters: cmbx, cmssbx, cmssdc, sfsx, ecbx; cmti, sfsi, ecti.
const TEX_BOLD_NAME = /^(?:cm(?:ss)?b|cmssdc|sf(?:b|sx|so)|ec(?:b|sx|so))/i;
const TEX_ITALIC_NAME =
  /^(?:cm(?:ss)?(?:ti|i\d|sl|bxti)|sf(?:ti|si|sl|bi|so)|ec(?:ti|si|sl|bi|so))/i;
const SIGN_FONT = /wingdings|webdings|dingbat|symbol/i;
// Not "SemiCondensed" and "DemiCond", which have one in their middle.
const ICON_FONT =
  /awesome|icon(?!d)|icomoon|glyphs|marvosym|fontello|materialdesign|feather|entypo/i;
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
    bold: BOLD_NAME.test(name) || TEX_BOLD_NAME.test(name) || (flags & FORCE_BOLD_FLAG) !== 0,
    italic: ITALIC_NAME.test(name) || TEX_ITALIC_NAME.test(name) || (flags & ITALIC_FLAG) !== 0,
    ...(pictures && { pictures }),
  };
}
