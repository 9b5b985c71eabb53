type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Where Ctrl K already deletes to the end of the line, Cmd K is the one meant. */
export function isGoToKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  isApple = /mac|iphone|ipad/i.test(navigator.userAgent),
): boolean {
  if (altKey || shiftKey || key.toLowerCase() !== 'k') return false;
  return isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
