/**
 * How a CV writes its actions: as verbs ("Dirigí el equipo") or as nouns ("Dirección del equipo"). Both are good Spanish, and a
 * model that is free to choose mixes them in one sentence. So we tell it: an English past tense becomes a verb in
 * Spanish too. The training does the same (training/style.py).
 */
const PAST = new Set(
  (
    'led ran built kept made took gave taught wrote drove cut set sold bought brought won grew oversaw held met dealt fed swept laid put did had was were got found ' +
    'drew rose spoke saw spent dug hung bent ground rebuilt rewrote undertook upheld shot flew rode sang knew became began chose wove split paid said sent stood told ' +
    'thought understood wore hid lit bred caught fought left lent read quit rang sought shook sewed shone spun stuck struck swam wound'
  ).split(' '),
);

export function tellsDeedInEnglish(text: string): boolean {
  const [, first = ''] = /^[\s"'(•-]*(\p{L}+)/u.exec(text) ?? [];
  const word = first.toLowerCase();
  return PAST.has(word) || (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed'));
}
