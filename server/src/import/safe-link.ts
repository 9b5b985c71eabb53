const ALLOWED = /^(?:https?:\/\/|mailto:|tel:)/i;
const LONGEST = 2_000;

/** Only links a person may follow; script and file addresses inside documents are dropped. */
export function safeLink(href: string): string | undefined {
  const trimmed = href.replace(/\p{Cc}/gu, '').trim();
  if (trimmed.length > LONGEST) return undefined;
  if (ALLOWED.test(trimmed)) return trimmed.toWellFormed();
  return /^www\.\S+$/i.test(trimmed) ? `https://${trimmed.toWellFormed()}` : undefined;
}
