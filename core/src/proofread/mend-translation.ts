import type { Finding } from './finding';
import { isCertain, mendText } from './mend-text';
import { type Lexicons, proofreadText } from './proofread-text';

const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|del|al)$/i;

/**
 * A Spanish text that a model wrote, with the forms put right that depend on the word behind them: "y instalaciones", "el limpieza". A
 * person may mean something else with such a form; a model never does.
 */
export function mendSpanishForms(
  text: string,
  names: readonly string[],
  lexicons: Lexicons,
): string {
  const known = new Set(names);
  const isForm = (finding: Finding) =>
    (finding.kind === 'confusion' && isCertain(finding)) ||
    (finding.kind === 'agreement' &&
      finding.suggestions.length > 0 &&
      ARTICLE.test(text.slice(finding.from, finding.to)));
  return mendText(text, proofreadText({ text, language: 'es', known }, lexicons).filter(isForm))
    .text;
}
