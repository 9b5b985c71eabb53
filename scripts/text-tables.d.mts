import type { Plugin } from 'vite';

export function textTables(): Plugin;
