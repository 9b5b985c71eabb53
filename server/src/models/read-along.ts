import type { WayBack } from '@trayecto/core/translate/model';
import type { Network } from './network';

/** How likely the model finds each token of the targets, which it reads along instead of writing its own. */
export function readAlong(
  network: Network,
  ways: readonly WayBack[],
  beginning: number,
): readonly (readonly number[])[] {
  network.encode(ways.map(({ source }) => source));
  network.beginDecoding();
  const found: number[][] = ways.map(() => []);
  let reading = [...ways.keys()];
  let rowOf = new Map<number, number>();
  for (let step = 0; reading.length > 0; step++) {
    const next = network.advance(
      reading.map((sentence) => ({
        sentence,
        parent: rowOf.get(sentence) ?? -1,
        token: ways[sentence]?.target[step - 1] ?? beginning,
      })),
    );
    rowOf = new Map(reading.map((sentence, row) => [sentence, row]));
    reading.forEach((sentence, row) => {
      const token = ways[sentence]?.target[step];
      if (token !== undefined) found[sentence]?.push(next.logProbability(row, token));
    });
    reading = reading.filter((sentence) => step + 1 < (ways[sentence]?.target.length ?? 0));
  }
  return found;
}
