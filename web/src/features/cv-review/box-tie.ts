/** The open card and its box on the page, while both can be seen. */
export function findBoxTie(desk: HTMLElement, key: string) {
  const named = CSS.escape(key);
  const boxes = [...desk.querySelectorAll<HTMLElement>(`[data-box="${named}"]`)];
  const card = desk.querySelector<HTMLElement>(`[data-card="${named}"]`);
  const paper = desk.querySelector<HTMLElement>('[data-source]')?.getBoundingClientRect();
  const list = desk.querySelector<HTMLElement>('[data-list]')?.getBoundingClientRect();
  if (!card || !paper || !list) return null;
  const target = card.getBoundingClientRect();
  const to = { x: target.left, y: target.top + 26 };
  const isCardSeen = to.y > list.top && to.y < list.bottom;
  const seen = boxes
    .map((box) => box.getBoundingClientRect())
    .find(({ top, height }) => top + height / 2 > paper.top && top + height / 2 < paper.bottom);
  if (!seen || !isCardSeen) return null;
  return { from: { x: Math.min(seen.right, paper.right), y: seen.top + seen.height / 2 }, to };
}
