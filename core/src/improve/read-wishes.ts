import type { WishCode } from '../assistant';
import { foldText } from '../language';

/** What the built-in engine can follow of a person's own words, in both languages; texts are folded before they are read. */
const WISHES: readonly (readonly [WishCode, RegExp])[] = [
  ['one-page', /\b(?:una (?:sola )?pagina|1 pagina|one page|single page|1 page)\b/],
  [
    'shorter',
    /\b(?:mas (?:cort[oa]s?|breves?|concis[oa]s?)|acort\w+|resum(?:e|ir|elo)|abrevia\w*|reduc(?:e|ir)\w* (?:el )?texto|shorter|shorten|more concise|concise|briefer|cut it down)\b/,
  ],
  [
    'no-summary',
    /\b(?:(?:sin|quita(?:r)?|elimina(?:r)?|no (?:quiero|pongas)?) ?(?:un |el )?(?:resumen|perfil)|(?:no|without(?: a| the)?|remove (?:the|my)?|drop (?:the|my)?|skip (?:the)?) ?(?:summary|profile|objective))\b/,
  ],
  ['british', /\b(?:british|uk|british english|ortografia britanica|ingles britanico)\b/],
  ['american', /\b(?:american|us spelling|ortografia americana|ingles americano)\b/],
  [
    'no-photo',
    /\b(?:(?:sin|quita(?:r)?|elimina(?:r)?) (?:la |mi )?foto(?:grafia)?|(?:no|without(?: a| my)?|remove (?:the|my)) (?:photo|picture)|sin (?:edad|fecha de nacimiento|dni) (?:ni|y) foto)\b|\bfoto\b.*\b(?:fuera|no)\b|\b(?:photo|picture) (?:or|and|nor) \w+/,
  ],
  [
    'no-age',
    /\b(?:(?:sin|quita(?:r)?|elimina(?:r)?|no pongas)[\w ]*\b(?:edad|fecha de nacimiento)|(?:no|without|remove|drop)[\w ]*\b(?:age|date of birth|birth ?date))\b/,
  ],
  [
    'no-nationality',
    /\b(?:(?:sin|quita(?:r)?|elimina(?:r)?|no pongas)[\w ]*\bnacionalidad|(?:no|without|remove|drop)[\w ]*\bnationality)\b/,
  ],
  [
    'no-marital-status',
    /\b(?:(?:sin|quita(?:r)?|elimina(?:r)?|no pongas)[\w ]*\bestado civil|(?:no|without|remove|drop)[\w ]*\bmarital status)\b/,
  ],
  [
    'no-id',
    /\b(?:(?:sin|quita(?:r)?|elimina(?:r)?|no pongas)[\w ]*\b(?:dni|nie|pasaporte)|(?:no|without|remove|drop)[\w ]*\b(?:id number|passport))\b/,
  ],
  [
    'no-hobbies',
    /\b(?:(?:sin|quita(?:r)?|elimina(?:r)?|no pongas)[\w ]*\b(?:aficiones|hobbies|intereses)|(?:no|without|remove|drop)[\w ]*\b(?:hobbies|interests))\b/,
  ],
  [
    'no-references',
    /\b(?:(?:sin|quita(?:r)?|elimina(?:r)?|no pongas)[\w ]*\breferencias|(?:no|without|remove|drop)[\w ]*\breferences)\b/,
  ],
  [
    'education-first',
    /\b(?:(?:pon(?:er|me)?|primero|empieza por|destaca)[\w ]*\b(?:la formacion|los estudios|la educacion)[\w ]*|(?:la formacion|los estudios|la educacion)[\w ]* (?:primero|delante|al principio|arriba)|(?:put |move )?(?:the |my )?(?:education|studies) (?:first|at the top|before)[\w ]*|(?:start|begin) with (?:the |my )?(?:education|studies))\b/,
  ],
  [
    'experience-first',
    /\b(?:la experiencia[\w ]* (?:primero|delante|al principio|arriba)|empieza por la experiencia|(?:put |move )?(?:the |my )?(?:work )?experience (?:first|at the top)|(?:start|begin) with (?:the |my )?(?:work )?experience|(?:pon|primero) (?:primero )?la experiencia[\w ]*)\b/,
  ],
  [
    'skills-first',
    /\b(?:las (?:habilidades|competencias)[\w ]* (?:primero|delante|al principio|arriba)|empieza por las (?:habilidades|competencias)|(?:put |move )?(?:the |my )?skills (?:first|at the top)|(?:start|begin) with (?:the |my )?skills|pon primero las (?:habilidades|competencias)[\w ]*)\b/,
  ],
  [
    'nothing-invented',
    /\b(?:no (?:te )?invent\w*|sin inventar|(?:do not|dont) (?:invent|make (?:anything|things) up)|no cambies (?:las )?(?:fechas|empresas|datos|cifras|nombres)|(?:do not|dont) change (?:the |my )?(?:dates|companies|employers|names|figures|numbers)|keep (?:the |my )?(?:dates|names|figures))\b/,
  ],
];

/** Words that ask for nothing by themselves. */
const POLITE =
  /^(?:por favor|please|gracias|thanks|thank you|hola|hi|hello|quiero|me gustaria|i want|i would like|que|y|e|and|a|el|la|mi|my|the|cv|curriculum|hazlo|make it|ponlo|lo|it|con|with|todo|all|un poco|a bit)?$/;

export interface ReadWishes {
  readonly followed: readonly WishCode[];
  /** What was asked for and not understood, in the person's own words. */
  readonly unread: readonly string[];
}

export function readWishes(instructions: string): ReadWishes {
  const followed = new Set<WishCode>();
  const unread: string[] = [];
  for (const clause of splitClauses(instructions)) {
    const text = foldText(clause);
    const found = WISHES.filter(([, pattern]) => pattern.test(text));
    for (const [code] of found) followed.add(code);
    if (
      found.length === 0 &&
      !text.split(/\b/).every((word) => POLITE.test(word.trim())) &&
      !POLITE.test(text)
    )
      unread.push(clause);
  }
  return { followed: [...followed], unread };
}

/** "sin foto ni edad, más corto y con ortografía británica": each wish by itself. */
function splitClauses(instructions: string): readonly string[] {
  return instructions
    .split(
      /[.;\n]+|,\s+|\s+(?:y|e|and|but|pero)\s+(?!edad|foto|age|photo|picture|fecha|birth|date|estado|nacionalidad)/iu,
    )
    .map((clause) => clause.trim().replace(/^(?:y|e|and|pero|but)\s+/iu, ''))
    .filter((clause) => /\p{L}/u.test(clause));
}
