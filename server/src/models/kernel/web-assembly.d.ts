/** What we use of WebAssembly, which the types of Node 20 leave to those of browsers. */
declare namespace WebAssembly {
  function validate(bytes: Uint8Array): boolean;
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: true });
    readonly buffer: SharedArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>);
    readonly exports: Record<string, unknown>;
  }
}
