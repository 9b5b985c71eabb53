import type { Plugin } from 'vite';

const ENDPOINTS = /[\\/]contract[\\/][\w-]+-endpoints\.ts$/;
/** A summary is one piece, on the line of its name or on the next. */
const SUMMARY = /^ {2}summary:\s+(?:'(?:[^'\\]|\\.)*'|`[^`]*`|"(?:[^"\\]|\\.)*"),\n/gm;

/** What an endpoint says of itself is for the pages of the API, which the server makes. */
export function trimContract(): Plugin {
  return {
    name: 'trim-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ENDPOINTS },
      handler(code, id) {
        const trimmed = code.replace(SUMMARY, '');
        if (/^ {2}summary:/m.test(trimmed)) this.error(`A summary of ${id} is not left out.`);
        return { code: trimmed, map: null };
      },
    },
  };
}
