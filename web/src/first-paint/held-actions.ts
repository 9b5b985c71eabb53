const TAKEN_OVER = 'trayecto.taken-over';

/**
 * What someone quick does on the screen drawn ahead, before the app is there, waits for it: the last press of a button
 * or of a link that says more than its address, or sending of a form. Unheld, the browser would go there or send the form itself, and
 * there is nobody to take what was said.
 */
export function holdActions() {
  let replay: (() => void) | undefined;

  function hold(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      stop(event);
      replay = () => target.requestSubmit();
      return;
    }
    const pressed = target.closest<HTMLElement>(
      'button[type=button], input[type=radio], a[data-held]',
    );
    if (!pressed) return;
    // Opened in another tab, it isn't for this page to hold.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    stop(event);
    replay = () => pressed.click();
  }

  /** The app may be half there: what is held must not be done twice. */
  function stop(event: Event) {
    event.preventDefault();
    event.stopPropagation();
  }

  function release() {
    for (const type of ['click', 'submit']) document.removeEventListener(type, hold, true);
    replay?.();
  }

  for (const type of ['click', 'submit']) document.addEventListener(type, hold, true);
  document.addEventListener(TAKEN_OVER, release, { once: true });
}

/** Called once the screen is the app’s own. */
export function releaseActions() {
  document.dispatchEvent(new Event(TAKEN_OVER));
}
