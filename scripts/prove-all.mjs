import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareProject, reportAndExit } from './prepare-project.mjs';
import { cacheFolder, projectPath, projectRoot } from './project-paths.mjs';

/** Runs the proofs whose file names hold one of the given words, or all of them. */
export async function proveAll(names) {
  await prepareProject({ mode: 'full', build: false }).catch(reportAndExit);
  const figuresFile = join(cacheFolder, 'reports', 'prove-figures.jsonl');
  mkdirSync(join(cacheFolder, 'reports'), { recursive: true });
  rmSync(figuresFile, { force: true });
  const vitest = projectPath('node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--config', projectPath('prove', 'vitest.config.ts'), ...names],
    { cwd: projectRoot, env: { ...process.env, PROVE_FIGURES: figuresFile }, stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  printFigures(figuresFile);
  process.exitCode = code ?? 1;
}

function printFigures(file) {
  if (!existsSync(file)) return;
  const seen = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  console.log('\nSeen (the numbers are those of docs/reliability.md):');
  for (const { promise, figure } of seen.sort((a, b) => a.promise - b.promise)) {
    console.log(`  ${String(promise).padStart(2)}  ${figure}`);
  }
}
