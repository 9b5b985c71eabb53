/** The day at the server, `2026-11-16`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
