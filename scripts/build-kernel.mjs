// node scripts/build-kernel.mjs: makes kernel-bytes.ts of kernel-source.ts. A test says when it was forgotten.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import openWabt from 'wabt';
import { projectPath } from './project-paths.mjs';

const folder = projectPath('server', 'src', 'models', 'kernel');
const bundle = await build({
  entryPoints: [join(folder, 'kernel-source.ts')],
  bundle: true,
  format: 'esm',
  write: false,
  logLevel: 'silent',
});
const code = Buffer.from(bundle.outputFiles[0].contents).toString('base64');
const { describeKernel, KERNEL_NAMES } = await import(`data:text/javascript;base64,${code}`);
const wabt = await openWabt();
const features = { simd: true, threads: true, relaxed_simd: true };
const kernels = KERNEL_NAMES.map((name) => {
  const module = wabt.parseWat('kernel.wat', describeKernel(name), features);
  const bytes = Buffer.from(module.toBinary({}).buffer).toString('base64');
  const lines = bytes.match(/.{1,96}/g).map((line) => `    '${line}',`);
  return `  ${name}: [\n${lines.join('\n')}\n  ].join(''),`;
});
writeFileSync(
  join(folder, 'kernel-bytes.ts'),
  `/** Made by scripts/build-kernel.mjs of kernel-source.ts: change that, not this. */
export const kernelBytes = {
${kernels.join('\n')}
};
`,
);
