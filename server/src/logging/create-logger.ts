import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/**
 * JSON lines on standard error. Nothing a person typed is ever passed to the logger; the redaction below is
 * a second wall for fields that would carry a secret by accident.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'password',
          'email',
          'authorization',
          'token',
          'access_token',
          'refresh_token',
        ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}
