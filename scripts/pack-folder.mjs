import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

// A new cluster holds the same catalogue three times, farther apart than the usual window reaches.
const WINDOW_BITS = 26;
const NEW_LINE = 10;

/** A whole folder as one small piece: a line that says what is in it, then all bytes one after the other. */
export function packFolder(folder) {
  const paths = readdirSync(folder, { recursive: true }).sort();
  const entries = [];
  const contents = [];
  for (const path of paths) {
    const full = join(folder, path);
    const name = relative(folder, full).split(sep).join('/');
    if (statSync(full).isDirectory()) {
      entries.push({ name });
    } else {
      const bytes = readFileSync(full);
      entries.push({ name, bytes: bytes.length });
      contents.push(bytes);
    }
  }
  return brotliCompressSync(
    Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents]),
    {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_LARGE_WINDOW]: true,
      },
    },
  );
}

export function unpackFolder(packed, folder) {
  const all = brotliDecompressSync(packed, {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: true },
  });
  const end = all.indexOf(NEW_LINE);
  let at = end + 1;
  for (const { name, bytes } of JSON.parse(all.subarray(0, end).toString('utf8'))) {
    const path = join(folder, name);
    if (bytes === undefined) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
    } else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, all.subarray(at, at + bytes), { mode: 0o600 });
      at += bytes;
    }
  }
}
