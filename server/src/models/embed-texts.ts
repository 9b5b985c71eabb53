import { prepareText } from '@trayecto/core/translate/model';
import type { Network } from './network';
import type { OpenModel } from './open-model';

/** What the encoder was trained with; the rest of a longer text is not read. */
const LONGEST = 90;
const USUAL_TAG = '<2en>';

/** A vector for each text: texts that say alike have vectors that point alike, in either language. */
export function embedTexts(
  { header, vocabulary, limits }: OpenModel,
  network: Network,
  texts: readonly string[],
  isOver: () => boolean,
  onText: (at: number, vector: Float32Array) => void,
): void {
  const tag = vocabulary.find(header.sentenceTag ?? USUAL_TAG);
  const read = (text: string) => [
    tag,
    ...vocabulary.encode([prepareText(text)]).slice(0, LONGEST),
    vocabulary.end,
  ];
  const sentences = texts
    .map((text, at) => ({ at, tokens: read(text) }))
    .sort((a, b) => a.tokens.length - b.tokens.length);
  for (let first = 0; first < sentences.length; ) {
    if (isOver()) return;
    let room = limits.tokens;
    const batch = sentences.slice(first).filter(({ tokens }) => {
      room -= tokens.length;
      return room >= 0;
    });
    network.encode(batch.map(({ tokens }) => tokens));
    network.readSentences().forEach((vector, place) => {
      onText(batch[place]?.at ?? 0, vector);
    });
    first += batch.length;
  }
}
