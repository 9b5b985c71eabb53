export interface LinkWord {
  readonly kind: 'reset' | 'verify';
  readonly word: string;
}

/** The word of a link from a mail or an admin. It stands behind the #, where no server sees it. */
export function findLinkWord(hash: string): LinkWord | null {
  const match = /^#(reset|verify)=([\w-]{20,100})$/.exec(hash);
  const kind = match?.[1];
  const word = match?.[2];
  return word && (kind === 'reset' || kind === 'verify') ? { kind, word } : null;
}
