import { fitNames } from './match-names.mjs';

/** Requirements that fit about as well as the best are all meant. */
const AS_GOOD = 0.15;

/** What the engine says of a posting's requirements, and of the years, with the words each can be known by. */
export function listSaid({ posting, matchedSkills, missingSkills, scoreParts }) {
  const [matched, missing] = [matchedSkills, missingSkills].map(
    (skills) => new Map(skills.map((skill) => [skill.id, skill])),
  );
  const choices = new Set(
    scoreParts.flatMap(({ items }) =>
      items.flatMap(({ id, how }) => (how === 'alternative' ? [id] : [])),
    ),
  );
  // A duty that something comes near is in neither list, and right for nobody.
  const sideOf = (id) =>
    matched.has(id)
      ? 'matched'
      : missing.has(id)
        ? 'missing'
        : choices.has(id)
          ? 'alternative'
          : 'near';
  const said = posting.requirements.map(({ id, names, evidence }) => ({
    side: sideOf(id),
    texts: [
      names.es,
      names.en,
      (matched.get(id) ?? missing.get(id))?.name,
      ...evidence.map(({ quote }) => quote),
    ].filter(Boolean),
  }));
  const years = scoreParts.find(({ part }) => part === 'years')?.items[0];
  if (!years) return said;
  const { start, end, quote } = posting.years.evidence;
  const before = posting.text.slice(0, start).match(/[^\n.;,]*$/)[0];
  const after = posting.text.slice(end).match(/^[^\n.;,(]*/)[0];
  const side = years.how === 'shown' ? 'matched' : 'missing';
  return [...said, { side, isYears: true, texts: [quote, before + quote + after] }];
}

/** What a careful reader expects, held against what is said. */
export function scorePair({ matched, missing, traps, band }, said, percentage) {
  const expected = [
    ...matched.map((one) => ({ ...one, side: 'matched' })),
    ...missing.map((one) => ({ ...one, side: 'missing' })),
  ];
  const fits = expected.map(({ names }) => said.map(({ texts }) => fitNames(names, texts)));
  const found = expected.map(({ names, side }, row) => {
    const best = Math.max(0, ...fits[row]);
    const near = said.filter((_, at) => best > 0 && fits[row][at] >= best - AS_GOOD);
    const isRight = near.some(
      (one) => one.side === side || (one.side === 'alternative' && side === 'matched'),
    );
    return { name: names[0], side, near, isRight };
  });
  const judged = said.flatMap((one, at) =>
    judgeSaid(
      one,
      expected,
      found,
      fits.map((row) => row[at]),
    ),
  );
  const trapped = traps.filter(({ names }) => {
    const scores = said.map(({ texts }) => fitNames(names, texts));
    const best = Math.max(0, ...scores);
    return best > 0 && said.some(({ side }, at) => side === 'matched' && scores[at] === best);
  });
  const place = percentage < band[0] ? 'low' : percentage > band[1] ? 'high' : 'in band';
  return { found, judged, trapped, place };
}

function judgeSaid(one, expected, found, column) {
  if (one.side === 'alternative' || one.side === 'near') return [];
  const best = Math.max(0, ...column);
  const isRight =
    best > 0 &&
    expected.some(({ side }, row) => column[row] >= best - AS_GOOD && side === one.side);
  const isKnown = best > 0;
  // The years of a requirement that is right already are not a second claim.
  if (
    one.isYears &&
    !isRight &&
    (!isKnown || found.some((row, at) => column[at] === best && row.isRight))
  )
    return [];
  return [{ ...one, isRight, isKnown }];
}
