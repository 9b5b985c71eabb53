import type { PGlite } from '@electric-sql/pglite';

/** The exit status with which PGlite leaves the engine after an ordinary error of a statement. */
const STATEMENT_ERROR = 100;

/** PGlite swallows a crash of the engine (a full disk while writing the log, say) and goes on in broken memory. */
export function watchForCrash(database: PGlite, onCrash: (message: string) => void): void {
  watchEngine(database, onCrash);
  watchMessages(database, onCrash);
}

function watchEngine(database: PGlite, onCrash: (message: string) => void): void {
  const module: object = database.Module;
  const name = '_PostgresMainLoopOnce';
  const runOnce: unknown = Reflect.get(module, name);
  if (typeof runOnce !== 'function') throw new Error(`this version of PGlite has no ${name}`);
  Reflect.set(module, name, () => {
    try {
      return Reflect.apply(runOnce, module, []);
    } catch (error) {
      if (!isStatementError(error)) onCrash(describe(error));
      throw error;
    }
  });
}

/** The socket server silently stops serving once a message has thrown. */
function watchMessages(database: PGlite, onCrash: (message: string) => void): void {
  const run = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    try {
      await run(message, options);
    } catch (error) {
      onCrash(describe(error));
      throw error;
    }
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isStatementError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    error.status === STATEMENT_ERROR
  );
}
