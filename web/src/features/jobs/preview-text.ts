const PREVIEW_CHARACTERS = 100;

/** The first hundred characters of a message, on one line. */
export function previewText(body: string): string {
  const characters = [...body.replace(/\s+/g, ' ').trim()];
  if (characters.length <= PREVIEW_CHARACTERS) return characters.join('');
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('').trimEnd()}…`;
}
