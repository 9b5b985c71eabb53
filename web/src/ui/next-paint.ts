/** A tab nobody looks at draws nothing: then nobody waits for it. */
const LONGEST_MS = 100;

/** What was set before is on the screen: the first frame draws it, the second says that it was drawn. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(giveUp);
        resolve();
      }),
    );
  });
}
