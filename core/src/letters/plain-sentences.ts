import { printableLine } from '../document';
import { splitSentences } from '../language';

/** The sentences of a text without their bullets and stops, in order. */
export function readPlainSentences(text: string): readonly string[] {
  return splitSentences(text).map((part) => cleanSentence(part.text));
}

export function cleanSentence(text: string): string {
  return printableLine(text.replace(/^\s*[•·▪‣*–+!=-]\s*/u, '')).replace(/[.;,:\s]+$/u, '');
}
