/** Why the server did not start, and what to do: one readable sentence, no stack, no secret. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Trayecto could not start.';
  const code = 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return 'Trayecto could not start: the port is in use. Stop the other program, or choose another one with PORT=3001 npm start';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Trayecto could not start: it may not write or listen there (${error.message}). Check DATA_DIR, HOST and PORT.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return 'Trayecto could not start: the disk of the data folder is full. Make room, or set DATA_DIR to another disk.';
    case 'EADDRNOTAVAIL':
      return 'Trayecto could not start: this machine does not have the address in HOST.';
    default:
      return `Trayecto could not start: ${error.message}`;
  }
}
