import { describe, expect, it } from 'vitest';
import { detectFileKind } from './detect-file-kind';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('detectFileKind', () => {
  it.each([
    ['cv.doc', '%PDF-1.4', 'pdf'],
    ['cv.pdf', 'PK\x03\x04', 'word'],
    ['cv', '\xd0\xcf\x11\xe0', 'word'],
    ['protected.docx', '\xd0\xcf\x11\xe0', 'word'],
    ['rich-text.doc', '{\\rtf1', 'word'],
    ['late.bin', `${' '.repeat(40)}%PDF-1.4`, 'pdf'],
    ['odd.pdf', 'no signature', 'pdf'],
    ['broken.docx', 'no zip', 'word-damaged'],
    ['resume.json', '{"basics": {}}', 'json'],
    ['notes.txt', 'hello', 'unsupported'],
    ['picture.png', '\x89PNG', 'unsupported'],
    ['no-ending', '', 'unsupported'],
  ])('%s starting with %j is %s', (name, head, verdict) => {
    expect(detectFileKind(name, bytes(head))).toBe(verdict);
  });
});
