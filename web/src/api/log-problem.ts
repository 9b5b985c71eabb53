/** For the browser's console; never given a token, an email address or text of a CV. */
export function logProblem(message: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the one place where the app writes to the console
  console.error(`[trayecto] ${message}`, ...(cause === undefined ? [] : [cause]));
}
