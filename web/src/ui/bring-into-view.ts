/** For the ref of what appears away from the button that was pressed: who pressed it would not see it. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
