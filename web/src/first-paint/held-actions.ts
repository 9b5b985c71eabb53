const TAKEN_OVER = 'trayecto.taken-over';

/**
 * What someone quick does on the screen drawn ahead, before the app is there, waits for it: the last press of a button
 * or sending of a form. Unheld, a form would send what was typed as a page address.
 */
export function holdActions() {
  let replay: (() => void) | undefined;

  function hold(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'submit') {
      event.preventDefault();
      if (target instanceof HTMLFormElement) replay = () => target.requestSubmit();
      return;
    }
    const pressed = target.closest<HTMLElement>('button[type=button], input[type=radio]');
    if (!pressed) return;
    event.preventDefault();
    replay = () => pressed.click();
  }

  function release() {
    for (const type of ['click', 'submit']) document.removeEventListener(type, hold, true);
    replay?.();
  }

  for (const type of ['click', 'submit']) document.addEventListener(type, hold, true);
  document.addEventListener(TAKEN_OVER, release, { once: true });
}

/** Called once the app listens. */
export function releaseActions() {
  document.dispatchEvent(new Event(TAKEN_OVER));
}
