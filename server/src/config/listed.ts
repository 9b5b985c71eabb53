/** Names separated by commas. */
export function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
}
