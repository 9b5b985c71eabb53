import { foldInPlace, readTokens } from '../../language';
import { readPeople } from './other-people';

/** What somebody helps with, or is there for, is the work of whom they help. */
const HELPED =
  '(?:help(?:ed|ing)?(?: out)?|assist(?:ed|ing)?|support(?:ed|ing)?|shadow(?:ed|ing)?|ayud(?:o|e|aba|ando|ar|amos)|apoy(?:o|e|aba|ando|ar)|ech(?:o|e|aba|ando) una mano|asist(?:o|i|ia|iendo))';
/** So little of it: "two weekends", "for two weeks", "un día", "una vez". */
const FEW =
  '(?:an?|one|two|three|un|una|unos|unas|dos|tres|el primer|the odd|a (?:couple of|few)|un par de|algun(?:a|as|os)?|[1-3])';
const BRIEFLY = new RegExp(
  String.raw`\b(?:${FEW} (?:\p{L}+ )?(?:fin(?:es)? de semana|dias?|semanas?|mananas?|tardes?|noches?|jornadas?|veces|vez|days?|weekends?|weeks?|mornings?|afternoons?|nights?|shifts?|evenings?|times?)|once|twice)\b(?! (?:al|a la|por|a|per|each|every|cada|de antelacion)\b)`,
  'u',
);
const HELPS = new RegExp(String.raw`\b${HELPED}\b`, 'u');
/** "Acompañé al auditor", "Receive the sponsor's monitor", "Host the inspectors": it is that person's work. */
const MET =
  /^\W*(?:yo )?(?:acompañ(?:o|e|aba|ando)|acompan(?:o|e|aba|ando)|recib(?:o|i|ia|iendo)|accompan(?:y|ied|ying)|receiv(?:e|ed|ing)|host(?:ed|ing)?) (?:(?:al?|a l[ao]s?|the|an|our) )?(?:(?:external|visiting) )?((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+)/u;
/** Who comes to look at what is done there. */
const VISITOR =
  /^(?:auditor|inspector|monitor|assessor|surveyor|evaluador|perit|examiner|consultor)\p{L}*$/u;
/** "Asisto a la mesa para preparar la sala": there for something less. */
const ATTENDED =
  /^\W*(?:yo )?(?:asist(?:o|i|ia|iendo) a|attend(?:ed|ing)?)\b[^,;.]*?(?= (?:para|to (?=\p{L}+ (?:the|out|up|notes|coffee))))/u;
/** "Supported the platform team during their move by testing the pipelines": theirs up to what was done for it. */
const FOR_A_TEAM = new RegExp(
  String.raw`^\W*${HELPED} (?:the|our|al|a la|el|la) (?:\p{L}+ ){0,3}?(?:team|department|squad|equipo|departamento)\b[^,;.]*? (?:their|sus?)\b.*?(?= by \p{L}+ing\b| \p{L}+ando\b| \p{L}+iendo\b|$)`,
  'u',
);
/** "Give the paid team copy for their Google Ads". */
const FOR_WHAT_IS_THEIRS =
  /\b(?:team|department|squad|equipo|departamento|colleagues|compañer[oa]s)\b[^,;.]*?\b(?:for|para) (?:their|sus?) [^,;.]*/u;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where a clause is about the work of others whom the person helped for a short time, met or gave something. */
export function findHelpedOthers(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const { index, 0: said } of foldInPlace(text).matchAll(/[^.;\n•]+/gu)) {
    const end = index + said.length;
    if (isBriefHelp(said) || isMeeting(said)) {
      found.push({ start: index, end });
      continue;
    }
    for (const pattern of [ATTENDED, FOR_A_TEAM, FOR_WHAT_IS_THEIRS]) {
      const match = pattern.exec(said);
      if (match === null) continue;
      const theirs = match[0].search(/\b(?:for|para) (?:their|sus?) /u);
      const start = pattern === FOR_WHAT_IS_THEIRS ? match.index + theirs : match.index;
      found.push({ start: index + start, end: index + match.index + match[0].length });
    }
  }
  return found;
}

function isBriefHelp(clause: string): boolean {
  const help = HELPS.exec(clause);
  if (help === null || !BRIEFLY.test(clause)) return false;
  const behind = clause.slice(help.index + help[0].length);
  if (TO_SOMEBODY.test(behind)) return true;
  const words = readTokens(behind).slice(0, MOST_BEHIND);
  return words.some(({ word }) => readPeople(word) !== null);
}

/** In Spanish only somebody is helped with an "a" and an article. */
const TO_SOMEBODY =
  /^ (?:(?:al|a (?:la|los|las|mi|un|una)) |(?:with )?(?:the|our) (?:\p{L}+ ){0,2}(?:hands?|lads?|girls?|boys?|guys|folks?)\b)/u;
const MOST_BEHIND = 6;

function isMeeting(clause: string): boolean {
  const whom = MET.exec(clause)?.[1] ?? '';
  return whom.split(/['’ ]/u).some((word) => VISITOR.test(word));
}

/** "Prepare the papers for the committee": the first step of something. */
const PREPARED =
  /^\W*(?:yo )?(?:(?:solo|only|just) )?(?:prepar(?:o|e|aba|ed|ing|acion de)|set(?:ting)? up|gather(?:ed)?|collect(?:ed)?|reun(?:o|i|ia)|recopil(?:o|e|aba)|junt(?:o|e|aba)) /u;

/** A clause that only prepares what somebody else is said to do at once behind it. */
export function isOnlyPrepared(clause: string): boolean {
  return PREPARED.test(foldInPlace(clause));
}
