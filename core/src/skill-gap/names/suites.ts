/** Programs that everybody who has the suite has. Not the other way round: who shows one of them shows the suite, and not its others. */
const SUITES: Readonly<Record<string, readonly string[]>> = {
  'microsoft-office': ['word', 'excel', 'powerpoint', 'outlook'],
  'adobe-creative-cloud': ['photoshop', 'illustrator', 'indesign'],
  'google-workspace': ['google-sheets', 'google-docs', 'google-drive'],
};

/** Bought as one today: two of its programs show it. */
const BUNDLES: Readonly<Record<string, readonly string[]>> = {
  'microsoft-365': [
    ...(SUITES['microsoft-office'] ?? []),
    'microsoft-teams',
    'sharepoint',
    'onedrive',
  ],
};

/** The programs of which two show the bundle. */
export function listBundled(id: string): readonly string[] {
  return BUNDLES[id] ?? [];
}

/** The suites that a program comes with. */
export function listSuites(id: string): readonly string[] {
  return Object.keys(SUITES).filter((suite) => SUITES[suite]?.includes(id));
}
