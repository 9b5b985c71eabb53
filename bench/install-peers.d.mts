export function importPeer(name: string): Promise<unknown>;
