import { bundleServerUnderTest } from '../server/test/app/bundle-server-under-test';
import { makeEmbeddedTemplate } from '../server/test/database/embedded-template';
import { sweepTestFolders } from '../server/test/test-folder';
import { tellWorkers } from './prepared-parts';

/** Once for all workers: the server, and a database to start from. */
export default async function setUp(): Promise<void> {
  sweepTestFolders();
  const databaseTemplate = await makeEmbeddedTemplate();
  tellWorkers({ mainFile: bundleServerUnderTest(), databaseTemplate });
}
