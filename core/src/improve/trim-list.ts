import type { Language } from '../language';
import { closeList } from './cut-traits';
import { emptyPatterns } from './empty-patterns';

/** "facturas, albaranes y pedidos" instead of "facturas, albaranes, pedidos, etc.": a list ends with what it names. */
export function trimList(text: string, language: Language): string {
  const match = emptyPatterns[language].listEnd.exec(text);
  if (match === null) return text;
  const before = text.slice(0, match.index).trimEnd();
  const after = text.slice(match.index + match[0].length);
  if (!/\p{L}[)\p{L}\p{N}%'’]*$/u.test(before) || before.split(' ').length < 2) return text;
  if (
    /(?<![\p{L}])(?:en|de|del|a|al|con|por|para|la|el|los|las|y|e|of|in|to|for|with|the|and|or|at|on)$/iu.test(
      before,
    )
  )
    return text;
  const hadStop = /\.$/.test(match[0]) && !/etc\.$/i.test(match[0]) && after === '' ? '.' : '';
  return closeList(before, language) + hadStop + after;
}
