/** How many rows the table has, and by what its weights are rounded. */
export const ROW_BITS = 18;
export const SCALE = 1 / 24;
const LEAST_SEEN = 4;
const RATE = 0.25;

/** Learns which words fit where. `core` is the code that reads texts, the same as in the browser. */
export function makeContextLearner(core, lexicon, confusable) {
  const { NUMBER_BITS, IN_A_ROW } = core;
  const size = 2 ** NUMBER_BITS;
  const weights = new Float32Array(size);
  const squares = new Float32Array(size);
  const seen = new Uint8Array(size);
  let kept = null;
  const variants = new Map();

  function listWords(text) {
    let words = variants.get(text);
    if (!words) {
      words = [text, ...core.listVariants(text, lexicon, confusable).map(({ word }) => word)];
      variants.set(text, words);
    }
    return words;
  }

  const sorts = new Map();
  function sortOf(text) {
    let sort = sorts.get(text);
    if (!sort) {
      sort = core.sortOf(text, lexicon);
      sorts.set(text, sort);
    }
    return sort;
  }

  const MOST_FEATURES = 64;
  const numbers = new Uint32Array(MOST_FEATURES * 64);
  const scores = new Float64Array(64);

  /** One place: every word that could be there is scored, and the weights move towards the right one. */
  function learnPlace(words, { ofClass, ofWord }) {
    const width = ofClass.length + ofWord.length;
    let top = -1e9;
    for (let at = 0; at < words.length; at++) {
      const { word, kind } = sortOf(words[at]);
      let place = at * MOST_FEATURES;
      let sum = 0;
      for (let one = 0; one < ofClass.length; one++) {
        const number = core.mix(ofClass[one], kind) >>> (32 - NUMBER_BITS);
        numbers[place++] = number;
        sum += weights[number];
      }
      for (let one = 0; one < ofWord.length; one++) {
        const number = core.mix(ofWord[one], word) >>> (32 - NUMBER_BITS);
        numbers[place++] = number;
        sum += weights[number];
      }
      scores[at] = sum;
      if (sum > top) top = sum;
    }
    let total = 0;
    for (let at = 0; at < words.length; at++) {
      scores[at] = Math.exp(scores[at] - top);
      total += scores[at];
    }
    for (let at = 0; at < words.length; at++) {
      const slope = scores[at] / total - (at === 0 ? 1 : 0);
      if (Math.abs(slope) < 2e-3) continue;
      const start = at * MOST_FEATURES;
      for (let place = start; place < start + width; place++) {
        const number = numbers[place];
        if (kept !== null && kept[number] === 0) continue;
        if (seen[number] < 255) seen[number]++;
        squares[number] += slope * slope;
        weights[number] -= (RATE * slope) / Math.sqrt(squares[number] + 1);
      }
    }
    return -Math.log(scores[0] / total);
  }

  return {
    learn(sentences) {
      let loss = 0;
      let count = 0;
      for (const tokens of sentences)
        for (let at = 0; at < tokens.length; at++) {
          const { text, isWord } = tokens[at];
          if (!isWord || !lexicon.has(text)) continue;
          const words = listWords(text);
          if (words.length < 2) continue;
          loss += learnPlace(words, core.readFeatures(tokens, at));
          count++;
        }
      return { places: count, loss: loss / count };
    },
    /** The weights that matter most, as many as there is room for. */
    keepBest() {
      const rows = Array.from({ length: 2 ** ROW_BITS }, () => []);
      const markBits = NUMBER_BITS - ROW_BITS;
      for (let number = 0; number < size; number++)
        if (seen[number] >= LEAST_SEEN && Math.abs(weights[number]) > SCALE)
          rows[number >>> markBits].push(number);
      kept = new Uint8Array(size);
      const worth = (number) => Math.abs(weights[number]) * Math.log(2 + seen[number]);
      let full = 0;
      for (const row of rows) {
        row.sort((one, other) => worth(other) - worth(one)).splice(IN_A_ROW);
        full += row.length;
        for (const number of row) kept[number] = 1;
      }
      for (let number = 0; number < size; number++) if (kept[number] === 0) weights[number] = 0;
      console.log('kept', full);
      return rows;
    },
    fill(rows) {
      const marks = new Uint8Array(rows.length * IN_A_ROW);
      const values8 = new Int8Array(rows.length * IN_A_ROW);
      const mask = 2 ** (NUMBER_BITS - ROW_BITS) - 1;
      for (const [at, row] of rows.entries())
        for (const [place, number] of row.entries()) {
          marks[at * IN_A_ROW + place] = number & mask;
          values8[at * IN_A_ROW + place] = Math.max(
            -127,
            Math.min(127, Math.round(weights[number] / SCALE)),
          );
        }
      return Buffer.concat([Buffer.from(marks.buffer), Buffer.from(values8.buffer)]);
    },
  };
}
