/** Of files of one kind (their ending) the first is tried at each push, and the others are long. */
export function createKindTagger(): (fileName: string) => 'long'[] {
  const kindsTried = new Set<string | undefined>();
  return (fileName) => {
    const kind = fileName.split('.').at(-1);
    if (kindsTried.has(kind)) return ['long'];
    kindsTried.add(kind);
    return [];
  };
}
