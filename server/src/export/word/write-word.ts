import type { DocumentTree } from '@trayecto/core/document';

export async function writeWord(tree: DocumentTree): Promise<Uint8Array> {
  throw new Error(`not written yet: ${tree.title}`);
}
