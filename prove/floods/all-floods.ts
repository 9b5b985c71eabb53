import { cutUploads } from './broken-uploads';
import type { Flood } from './flood';

/** A new flood is one line here. */
export const allFloods: readonly Flood[] = [cutUploads()];
