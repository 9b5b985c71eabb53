/** Runs inside a page shown in the pseudo-language: text people meet that is outside its ⟦brackets⟧. */
export function findForeignText(): string[] {
  const OPEN = '⟦';
  const CLOSE = '⟧';
  const found: string[] = [];

  const isLeftAlone = (element: Element | null) => element?.closest('[translate=no]') !== null;

  // One sentence may be spread over several nodes (a link, an accent), so the depth is carried along.
  let depth = 0;
  const readOutside = (text: string) => {
    let outside = '';
    for (const character of text) {
      if (character === OPEN) depth += 1;
      else if (character === CLOSE) depth -= 1;
      else if (depth === 0) outside += character;
    }
    return outside.trim();
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue;
    const outside = readOutside(node.textContent ?? '');
    const isSeen = element.checkVisibility({ opacityProperty: false });
    if (/\p{L}/u.test(outside) && isSeen && !isLeftAlone(element)) found.push(outside);
  }
  if (depth !== 0) found.push(`unbalanced brackets (${depth})`);

  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      const isForeign = /\p{L}/u.test(readOutside(value)) && !value.startsWith(OPEN);
      if (isForeign && !isLeftAlone(element)) found.push(`${name}="${value}"`);
    }
  }
  if (!document.title.startsWith(OPEN)) found.push(`title: ${document.title}`);
  return found;
}
