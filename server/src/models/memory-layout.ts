type Address = number;

const ALIGNMENT = 64;
const PAGE = 65_536;

/** Finds room for one thing behind another. */
export class MemoryLayout {
  /** The first address behind them all. */
  end: Address;

  constructor(start: Address = 0) {
    this.end = start;
  }

  reserve(bytes: number): Address {
    const at = this.end;
    this.end += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    return at;
  }
}

/** For all threads; what is never written to takes no room. */
export function makeMemory(bytes: number): WebAssembly.Memory {
  const pages = Math.ceil(bytes / PAGE);
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}
