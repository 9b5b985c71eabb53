import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { z } from 'zod';
import type { DocumentFiles } from './native-compiler';
import { showTitle } from './show-title';
import { COMMON, type TypstSource } from './typst-source';

/** Writes tagged PDFs where the engine has no build that does: the same version, as WebAssembly. */
export interface WebCompiler {
  writePdf(files: DocumentFiles): Uint8Array;
}

const MAIN = '/main.typ';
const PAGED = 0;
const PDF = 1;
const FULL_DIAGNOSTICS = 3;

const answerSchema = z.object({ result: z.instanceof(Uint8Array).optional() }).loose();

/**
 * Compiling this much code a second time, for speed, takes 3 s of a processor before it is worth anything, and holds up
 * the first documents five times as long as they take without. A worker doesn't live long enough to earn it back.
 */
const COMPILE_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** Takes about as long as five documents; it needs no network and reads nothing but what it is given. */
export async function startWebCompiler(
  source: TypstSource,
  fonts: readonly Uint8Array[],
): Promise<WebCompiler> {
  for (const flag of COMPILE_ONCE) setFlagsFromString(flag);
  const { initSync, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  const { resolve } = createRequire(import.meta.url);
  initSync({ module: await readFile(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.add_source(MAIN, source.main);
  compiler.add_source(COMMON, source.common);
  return {
    writePdf(files) {
      for (const [path, content] of files) compiler.map_shadow(path, content);
      const world = compiler.snapshot('/', MAIN);
      try {
        world.compile(PAGED, FULL_DIAGNOSTICS);
        const answer = world.get_artifact(PDF, FULL_DIAGNOSTICS);
        const { result } = answerSchema.parse(answer);
        if (!result) throw new Error(`The PDF could not be written: ${JSON.stringify(answer)}`);
        return showTitle(result);
      } finally {
        world.free();
        for (const [path] of files) compiler.unmap_shadow(path);
      }
    },
  };
}
