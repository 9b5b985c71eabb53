const SIGN = '[•◦▪▫■□●○‣⁃∙⋅·➢➤➔►▶▸▹✓✔✦❖◆◇◾◼☐☑→»›⦿◉∗*]';
const LEADING_SIGN = new RegExp(`^(?:${SIGN}+|[-–—](?=\\s))\\s*`);
const ONLY_SIGN = new RegExp(`^(?:${SIGN}|[-–—])$`);

export function isBulletSign(text: string): boolean {
  return ONLY_SIGN.test(text);
}

/** Takes a bullet sign off the front of a line; `undefined` when there is none. */
export function withoutBulletSign(text: string): string | undefined {
  const rest = text.replace(LEADING_SIGN, '');
  return rest === text ? undefined : rest;
}
