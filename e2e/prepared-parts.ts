import { z } from 'zod';

const preparedParts = z.object({ mainFile: z.string(), databaseTemplate: z.string() });
type PreparedParts = z.infer<typeof preparedParts>;

const NAME = 'TRAYECTO_E2E_PARTS';

/** Workers are processes: what the set-up made reaches them by their environment. */
export function tellWorkers(parts: PreparedParts): void {
  process.env[NAME] = JSON.stringify(parts);
}

export function findPreparedParts(): PreparedParts {
  return preparedParts.parse(JSON.parse(process.env[NAME] ?? 'null'));
}
