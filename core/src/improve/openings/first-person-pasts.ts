/** How Spanish pasts that one tells of oneself end: "gestioné", "conduje", "hice". */
const PASTS = /(?:[éí]|[uo]je|[ai]je|uve|use|ice|ine|upe|di|vi|fui)$/u;
const NO_VERBS = /^(?:café|comité|puré|paté|bebé|chalé|carné|porqué|allí|aquí|así|también|muy)$/u;

/** Whether a Spanish word may be something that one did. */
export const isFirstPersonPast = (word: string): boolean =>
  PASTS.test(word) && !NO_VERBS.test(word);
