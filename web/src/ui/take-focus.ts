/**
 * For a button that comes where the one pressed is gone. The same function at every drawing: called when the button comes,
 * not again while one types elsewhere.
 */
export function takeFocus(button: HTMLButtonElement | null) {
  button?.focus();
}
