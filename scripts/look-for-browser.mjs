// node scripts/look-for-browser.mjs: says which browser the journeys run in, or why they cannot.
import { findBrowser, NoBrowserError } from './find-browser.mjs';

try {
  console.log(findBrowser());
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
