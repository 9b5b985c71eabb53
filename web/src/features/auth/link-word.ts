export interface LinkWord {
  readonly kind: 'reset' | 'verify';
  readonly word: string;
}

/** The token of an emailed or admin-created link. It follows the #, so no server sees it. */
export function findLinkWord(hash: string): LinkWord | null {
  const match = /^#(reset|verify)=([\w-]{20,100})$/.exec(hash);
  const kind = match?.[1];
  const word = match?.[2];
  return word && (kind === 'reset' || kind === 'verify') ? { kind, word } : null;
}
