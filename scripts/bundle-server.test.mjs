import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeServerBundles } from './bundle-server.mjs';

/** What the engines know, megabytes of it. */
const tables = /core\/src\/evidence|core\/data\/(?:evidence|skills|titles|job-samples)/;

let outputs;
beforeAll(async () => {
  const [main] = describeServerBundles('/built').filter(
    ({ entryPoints: [{ out }] }) => out === 'main',
  );
  const { metafile } = await build({ ...main, metafile: true, sourcemap: false, write: false });
  outputs = metafile.outputs;
});

/** What is loaded with a source: its file and all that this one imports at once. */
function listLoadedWith(source) {
  const loaded = new Set(
    Object.keys(outputs).filter((path) => outputs[path].entryPoint === source),
  );
  for (const path of loaded) {
    for (const { path: imported, kind } of outputs[path].imports)
      if (kind === 'import-statement' && imported in outputs) loaded.add(imported);
  }
  return [...loaded].flatMap((path) => Object.keys(outputs[path].inputs));
}

describe('a start', () => {
  it('begins with next to nothing, so that the database’s thread runs while the rest is loaded', () => {
    expect(listLoadedWith('server/src/main.ts').length).toBeLessThan(10);
  });

  it('loads no tables of the engine and no package that the first request does not need', () => {
    const loaded = listLoadedWith('server/src/server.ts');
    expect(loaded).toContain('server/src/http/create-app.ts');
    const late = /node_modules\/(?:@simplewebauthn|@modelcontextprotocol\/server|nodemailer)\//;
    expect(loaded.filter((source) => tables.test(source) || late.test(source))).toEqual([]);
  });
});

describe('the thread that serves everybody', () => {
  it('reads no tables of the engine, not even later: that would hold up every request', () => {
    const everything = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
    expect(everything).toContain('server/src/jobs/search-all.ts');
    expect(everything.filter((source) => tables.test(source))).toEqual([]);
  });
});
