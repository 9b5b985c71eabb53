/** A table of core/data, as its text: the build puts it into the bundle. */
declare module '*.tsv' {
  const text: string;
  export default text;
}
