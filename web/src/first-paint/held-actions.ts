const TAKEN_OVER = 'trayecto.taken-over';

/**
 * What someone quick does on the screen drawn ahead, before the app is there, waits for it: the last press of a button
 * or sending of a form. Unheld, the browser would send the form itself, and there is nobody to take it.
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
    const pressed = target.closest<HTMLElement>('button[type=button], input[type=radio]');
    if (!pressed) return;
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
