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
  return network
    .follow(
      ways.map(({ target }, sentence) => ({ sentence, tokens: target })),
      beginning,
    )
    .map((tokens) => tokens.map(({ logProbability }) => logProbability));
}
