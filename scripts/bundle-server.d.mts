import type { BuildOptions } from 'esbuild';

export function describeServerBundles(outputFolder: string, main?: string): BuildOptions[];
export function describeReaderBundle(outputFolder: string): BuildOptions;
