import { makeBadFiles } from '../../server/test/files/bad-files';
import { makeFilesThatBlowUp } from '../../server/test/files/bad-files-that-blow-up';
import { writeDoc } from '../../server/test/files/write-doc';
import { p, writeDocx } from '../../server/test/files/write-docx';
import { writePdf } from '../../server/test/files/write-pdf';

interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const lines = [
  'Marta Ibarra Soler',
  'marta@example.com',
  'Experiencia',
  'Panadera, Horno Viejo, 2019 – 2023',
];

export const goodPdf = (): Uint8Array =>
  writePdf([lines.map((text, i) => ({ text, x: 60, y: 780 - i * 22 }))]);

/** Every file made to do harm, and good ones with a few bytes changed, cut out or put in again, until there are so many. */
export function makeHostileFiles(count: number): HostileFile[] {
  const made: HostileFile[] = [...makeFilesThatBlowUp(), ...makeBadFiles()];
  const random = countedRandom(20_261_115);
  const good = [
    { ending: 'pdf', bytes: goodPdf() },
    { ending: 'docx', bytes: writeDocx(lines.map((line) => p(line)).join('')) },
    { ending: 'doc', bytes: writeDoc([{ text: lines.join('\r') }]) },
  ];
  while (made.length < count) {
    const source = good[made.length % good.length] as (typeof good)[number];
    made.push({
      name: `mutant-${made.length}.${source.ending}`,
      bytes: mutate(source.bytes, random),
    });
  }
  return made;
}

function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  let changed = Buffer.from(bytes);
  const place = () => Math.floor(random() * changed.length);
  for (let times = 1 + Math.floor(random() * 12); times > 0; times -= 1) {
    const at = place();
    const length = Math.floor(random() * 40);
    switch (Math.floor(random() * 4)) {
      case 0:
        changed[at] = Math.floor(random() * 256);
        break;
      case 1:
        changed = Buffer.concat([changed.subarray(0, at), changed.subarray(at + length)]);
        break;
      case 2:
        changed = Buffer.concat([
          changed.subarray(0, at),
          changed.subarray(at, at + length),
          changed.subarray(at),
        ]);
        break;
      default:
        changed.fill(0xff, at, at + 4);
    }
    if (changed.length === 0) return bytes;
  }
  return changed;
}

/** The same numbers in every run, so that a failure can be seen again. */
function countedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
