const NARROW = /[ilIjtfr.,:;'|!/()·\s-]/;
const WIDE = /[mwMW@%&]/;
const CAPITAL = /[\p{Lu}\d]/u;

/** About how wide a text is, in points: rather too wide than too narrow. */
export function estimateWidthPt(text: string, sizePt: number): number {
  let ems = 0;
  for (const sign of text) {
    if (NARROW.test(sign)) ems += 0.34;
    else if (WIDE.test(sign)) ems += 0.9;
    else ems += CAPITAL.test(sign) ? 0.66 : 0.57;
  }
  return ems * sizePt;
}
