export function packFolder(folder: string): Buffer;
export function unpackFolder(packed: Uint8Array, folder: string): void;
