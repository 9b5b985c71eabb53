/**
 * For Vite: a table of core/data, or a program of the document engine, is a module with its text. esbuild, which bundles the
 * server, does this by itself: for tables where the import says `with { type: 'text' }`.
 */
export function textTables() {
  return {
    name: 'text-tables',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(tsv|typ)$/ },
      // No map: to map each table to itself would double what the tests keep of it, and the time they take to read it.
      handler: (text) => ({
        code: `export default ${JSON.stringify(text)};`,
        map: { mappings: '' },
      }),
    },
  };
}
