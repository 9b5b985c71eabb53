/** What beforeAll opens, for cases that are defined before: looked up when it is used. */
export function whenOpened<Opened extends object>(find: () => Opened): Opened {
  return new Proxy({} as Opened, { get: (_, key) => Reflect.get(find(), key) });
}
