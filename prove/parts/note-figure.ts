import { appendFileSync } from 'node:fs';

/** What was seen while a promise was proved, for the list that `npm run prove` ends with. */
export function noteFigure(promise: number, figure: string): void {
  const file = process.env.PROVE_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ promise, figure })}\n`);
}

/** How often something is tried; PROVE_ROUNDS asks for more or less of it. */
export function countRounds(usual: number): number {
  const asked = Number(process.env.PROVE_ROUNDS);
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}
