/** Ladders with steps that are written: "Level 3", "Green Belt", "5 axes". */
const LADDERS: readonly RegExp[] = [
  /\b(?:level|nivel)\s*(\d)\b/gi,
  /\b(white|yellow|green|black)[\s-]belt\b/gi,
  /\b(\d)[\s-]?(?:axis|axes|ejes)\b/gi,
];
const BELTS = ['white', 'yellow', 'green', 'black'];

/** The lines name a step of the ladder that is asked for, and none as high. */
export function isLowerStep(asked: string, lines: readonly string[]): boolean {
  return LADDERS.some((ladder) => {
    const wanted = listSteps(asked, ladder);
    const had = lines.flatMap((line) => listSteps(line, ladder));
    return wanted.length > 0 && had.length > 0 && Math.max(...had) < Math.min(...wanted);
  });
}

function listSteps(text: string, ladder: RegExp): readonly number[] {
  return [...text.matchAll(ladder)].map(([, step = '']) => {
    const belt = BELTS.indexOf(step.toLowerCase());
    return belt < 0 ? Number(step) : belt;
  });
}
