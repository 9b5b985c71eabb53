import { readFileSync } from 'node:fs';

const OFTEN_ENOUGH = 20;
const OFTEN_ENOUGH_TO_LOOK = 60;
const EVERYWHERE = 400;
const SHORT = 3;
const SOUND = 0.5;

/** Pairs of words that people know, of which one is a slip of the hand or the ear away from the other. */
export function findConfusable(language, lexicon, counts, cmuFile) {
  const pairs = new Set();
  const isUsed = (word) => (counts.get(word) ?? 0) >= OFTEN_ENOUGH && lexicon.has(word);
  const add = (one, other) => {
    if (language === 'es' || !areVariants(one, other)) pairs.add([one, other].sort().join(' '));
  };
  const words = [...counts.keys()].filter(isUsed);
  for (const word of words) {
    if (word.length < 2 || counts.get(word) < OFTEN_ENOUGH_TO_LOOK) continue;
    for (const { word: near, cost } of lexicon.near(word, 0.9)) {
      if (near === word || !isUsed(near) || near.length < 2) continue;
      const least = Math.min(word.length, near.length);
      // Short words are near many others by chance; two very common ones are often typed for each other.
      const isEverywhere = Math.min(counts.get(word), counts.get(near)) >= EVERYWHERE;
      if (!isEverywhere && cost > (least <= SHORT ? 0.7 : least <= 4 ? 0.8 : 0.9)) continue;
      add(word, near);
    }
  }
  if (language === 'en' && cmuFile)
    for (const [one, other] of listHomophones(cmuFile, lexicon, counts)) add(one, other);
  if (language === 'en') for (const [one, other] of mistaken) add(one, other);
  if (language === 'es')
    for (const word of words)
      for (const { word: near } of lexicon.near(word, SOUND))
        if (near !== word && near.length > 2 && word.length > 2 && soundOf(near) === soundOf(word))
          add(word, near);
  return [...pairs].sort().map((pair) => pair.split(' '));
}

/** Two ways to write one word, each at home somewhere: "organise", "labor", "licence". */
export function areVariants(one, other) {
  const plain = (word) =>
    word
      .replace(/z/g, 's')
      .replace(/our/g, 'or')
      .replace(/(?<=[bt])re(?=s?$)/, 'er')
      .replace(/(licen|practi|defen)[cs]/, '$1s')
      .replace(/ll/g, 'l')
      .replace(/ae/g, 'e')
      .replace(/que?s?$/, 'ck');
  return plain(one) === plain(other);
}

/** Those of the pairs that are taken for one another by the ear or the mind, not by the hand. */
export function listSounding(language, groups, cmuFile) {
  const bySound = cmuFile && language === 'en' ? readSounds(cmuFile) : new Map();
  const known = new Set(mistaken.map((pair) => [...pair].sort().join(' ')));
  return groups.filter(([one, other]) => {
    if (language === 'es') return soundOf(one) === soundOf(other);
    const sounds = bySound.get(one) ?? [];
    return (
      known.has(`${one} ${other}`) || sounds.some((sound) => bySound.get(other)?.includes(sound))
    );
  });
}

/** How a word sounds to those who do not tell b from v, s from c and z, ll from y. */
const soundOf = (word) =>
  word
    .replace(/^h|(?<!c)h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?=[eiéí])/g, 'j')
    .replace(/[xz]|c(?=[eiéí])/g, 's')
    .replace(/qu(?=[eiéí])/g, 'k')
    .replace(/c/g, 'k');

/** Words that English writers take for one another, beyond those that sound the same. */
const mistaken = `
accept except|access excess|adapt adopt|advice advise|affect effect|affects effects|affected effected|aloud allowed|assistance assistants|attendance attendants|breath breathe|chose choose
cloth clothe|clothes cloths|collage college|complement compliment|complements compliments|confident confidant|costumer customer|costumers customers|council counsel|dairy diary|dairies diaries
desert dessert|deserts desserts|device devise|devices devises|ensure insure|fist first|form from|formally formerly|heard herd|its it's|lead led
lessen lesson|loose lose|loosing losing|loss lost|manger manager|mangers managers|moral morale|of off|past passed|patience patients|personal personnel|practice practise|precede proceed|principal principle|prescribe proscribe
presence presents|quiet quite|raise rise|role roll|roles rolls|sight site|sites sights|stationary stationery|statue statute|than then|there their|though through|through threw
thorough through|thought taught|trail trial|trails trials|weather whether|weight wait|were where|where wear|which witch|whose who's|woman women|your you're|breaks brakes|break brake|course coarse|courses coarse|draft draught|dyeing dying
fair fare|flour flower|flours flowers|hole whole|hoarse horse|key quay|male mail|meat meet|peace piece|pieces peaces|plain plane|pore pour|pouring poring|pole poll|rain reign|rap wrap|wrapped rapped|sew sow|sewing sowing|sort sought|steal steel|sweet suite
tail tale|tied tide|tire tyre|vain vein|waist waste|weak week|weeks weaks|wood would|write right|build built|send sent|spend spent|lend lent|meet met|feel felt|prize price|prizes prices
envelop envelope|cue queue|bare bear|board bored|buy by|cell sell|cereal serial|check cheque|cite site|creak creek|dual duel|faze phase|feat feet|grate great|guest guessed|hall haul|heal heel|knew new|load lode|main mane|medal meddle|miner minor|morning mourning|pair pear|pray prey|profit prophet|root route|roots routes|scene seen|sole soul|stake steak|stairs stares|storey story|told toll|team teem|waive wave|wet whet|yoke yolk|leaf leave|diners dinners|fill file|filling filing|raise rose|raised rose|who which`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.split(' '));

/** How words are spoken, by the pronouncing dictionary of Carnegie Mellon University; a word may have several ways. */
function readSounds(file) {
  const sounds = new Map();
  for (const [, entry, sound] of readFileSync(file, 'utf8').matchAll(
    /^\s+"?([a-z']+)(?:\(\d\))?"?: "([^"]+)"/gm,
  ))
    sounds.set(entry, [...(sounds.get(entry) ?? []), sound.replace(/\d/g, '')]);
  return sounds;
}

/** Words that sound the same, of which one is in use. */
function listHomophones(file, lexicon, counts) {
  const bySound = new Map();
  for (const [entry, sounds] of readSounds(file))
    if (lexicon.has(entry) && entry.length > 1)
      for (const sound of sounds) bySound.set(sound, [...(bySound.get(sound) ?? []), entry]);
  const isOften = (word) => (counts.get(word) ?? 0) >= OFTEN_ENOUGH;
  return [...bySound.values()].flatMap((group) =>
    group.flatMap((one, at) =>
      group
        .slice(at + 1)
        .filter((other) => isOften(one) || isOften(other))
        .map((other) => [one, other]),
    ),
  );
}
