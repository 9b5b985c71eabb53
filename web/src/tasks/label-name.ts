import { beginWithCapital } from '@trayecto/core/text';

/** Names that their owners write small, wherever they are. */
const WRITTEN_SMALL = new Set(
  'cron dbt dplyr esbuild htmx npm npx nginx pandas pgvector pip pnpm pytest rsync scikit-learn styled-components tcpdump tidyverse vim webpack yarn'.split(
    ' ',
  ),
);

/** A name as a label begins it: "inglés" with a capital; "iOS", "dbt" and "k6" as they are. */
export function labelName(name: string): string {
  const [word = ''] = /^\S+/.exec(name) ?? [];
  if (/\p{Lu}|\d/u.test(word) || WRITTEN_SMALL.has(word)) return name;
  return beginWithCapital(name);
}
