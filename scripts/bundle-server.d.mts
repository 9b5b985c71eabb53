import type { BuildOptions } from 'esbuild';

export function describeServerBundle(outputFolder: string, main?: string): BuildOptions;
export function describeReaderBundle(outputFolder: string): BuildOptions;
