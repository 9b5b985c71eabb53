/**
 * For Vite: a table of core/data is a module with its text. esbuild, which bundles the server, does this by itself where
 * the import says `with { type: 'text' }`.
 */
export function textTables() {
  return {
    name: 'text-tables',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsv$/ },
      handler: (text) => ({ code: `export default ${JSON.stringify(text)};`, map: null }),
    },
  };
}
