const kinds = ['reset', 'verify', 'email', 'invite'] as const;

export interface LinkWord {
  readonly kind: (typeof kinds)[number];
  readonly word: string;
}

/** The token of an emailed or admin-created link. It follows the #, so no server sees it. */
export function findLinkWord(hash: string): LinkWord | null {
  const match = /^#(reset|verify|email|invite)=([\w-]{20,100})$/.exec(hash);
  const kind = kinds.find((name) => name === match?.[1]);
  const word = match?.[2];
  return word && kind ? { kind, word } : null;
}
