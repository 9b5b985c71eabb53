import type { Route } from '../http/route';
import type { ServerParts } from '../open-parts';
import { createCvListRoutes } from './cv-list-routes';
import { createCvTextRoutes } from './cv-text-routes';
import { createEnhanceRoutes } from './enhance-routes';
import { createOptimizeRoutes } from './optimize-routes';
import { createUploadStepRoutes } from './upload-step-routes';

/** Calls that have the shape they have because the specification says so. They translate; the work is done elsewhere. */
export function listSpecifiedRoutes(parts: ServerParts): readonly Route[] {
  const { config, database, storage, throttle, choose } = parts;
  const { reader, parser } = parts.workers;
  const { storageQuotaBytes } = config;
  return [
    ...createCvListRoutes(database),
    ...createCvTextRoutes(database),
    ...createUploadStepRoutes({ database, reader, parser, storage, throttle, storageQuotaBytes }),
    ...createOptimizeRoutes({ database, throttle, choose }),
    ...createEnhanceRoutes({ database, throttle, choose, parser }),
  ];
}
