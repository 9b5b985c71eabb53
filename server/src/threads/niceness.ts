/** The last there is: no priority is lower. */
const LAST = 19;

/** Behind everybody else’s work. */
export const FAR_BEHIND = 15;

/** The priority so far behind the server, which may itself have been started behind others. */
export function countBehind(ofServer: number, steps: number): number {
  return Math.min(ofServer + steps, LAST);
}
