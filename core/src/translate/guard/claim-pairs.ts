import { foldText, type Language } from '../../language';
import type { Problem, Told } from './translation-ground';

interface Side {
  /** How the claim is made. */
  readonly claim: RegExp;
  /** Wording that justifies the claim in the other language. Wider than `claim`. */
  readonly ground: RegExp;
}

interface ClaimPair {
  readonly code: Problem['code'];
  readonly es: Side;
  readonly en: Side;
}

/**
 * Claims that need neither a number nor a name, as both languages say them: a sentence makes one only where its source does.
 */
const pairs: readonly ClaimPair[] = [
  {
    code: 'new-degree',
    en: {
      claim:
        /\b(?:master|masters|mba|phd|doctorates?|bachelor|bachelors|degrees?|graduated?|diplomas?)\b/,
      ground:
        /\b(?:master|mba|phd|doctor|bachelor|degree|graduat|diploma|msc|bsc|ba|qualifi|studi)/,
    },
    es: {
      claim: /\b(?:master|mba|doctorado|doctora|licenciatura|bachelor)\b/,
      ground:
        /\b(?:master|mba|doctor|grado|licenciad|licenciatur|titul|diplom|bachiller|ingenier|graduad|carrera|estudios)/,
    },
  },
  {
    code: 'entry-added',
    en: {
      claim: /\b(?:teams?|crews?|staff|workforce|direct reports)\b/,
      ground: /\b(?:team|crew|staff|workforce|report|people|employee|worker|colleague|squad)/,
    },
    es: {
      claim: /\b(?:plantilla|cuadrilla|equipo de \w+ (?:personas|trabajador\w+|emplead\w+))\b/,
      ground:
        /\b(?:equip|persona|plantilla|companer|operari|emplead|trabajador|cuadrilla|brigada|colaborador|tecnic|profesional|mozo|dependient|camarer|oficial|peon|personal|auxiliar|becari|alumn|monitor|docent|comercial|vendedor)/,
    },
  },
  {
    code: 'entry-added',
    en: {
      claim: /\b(?:led|leading|headed|heading)\b/,
      ground:
        /\b(?:led|lead|head|manag|ran|run|direct|charge|supervis|coordinat|oversaw|spearhead|drove)/,
    },
    es: {
      claim: /\b(?:lidere|lidero|liderando|lideraba|encabece|encabezo)\b/,
      ground:
        /\b(?:lider|lidere|dirig|dirij|direccion|coordin|encabe|jef|encarg|responsable|frente|supervis|mand|llev|cargo|conduc|gestion|logr|consig|consegu|guia|guie|impuls)/,
    },
  },
  {
    code: 'entry-added',
    en: { claim: /\b(?:promoted|promotion|promotions)\b/, ground: /\bpromot/ },
    es: {
      claim: /\b(?:ascendid[oa]|me ascendieron|mi ascenso|me promovieron)\b/,
      ground: /\b(?:promo|promov|ascen)/,
    },
  },
  {
    code: 'entry-added',
    en: {
      claim: /\b(?:headhunted|poached|handpicked|hand-picked)\b/,
      ground: /\b(?:headhunt|poach|hand ?pick|recruit|hired|approached)/,
    },
    es: {
      claim: /\b(?:me ficharon|fichad[oa] por)\b/,
      ground: /\b(?:fich|selecc|contrat|capta|elegid|escogid)/,
    },
  },
  {
    code: 'entry-added',
    en: {
      claim: /\b(?:worldwide|globally|global|international|internationally|nationwide|overseas)\b/,
      ground: /\b(?:world|global|international|national|nationwide|overseas|abroad|countr|europ)/,
    },
    es: {
      claim: /\b(?:mundial|en todo el mundo|a nivel (?:nacional|internacional))\b/,
      ground: /\b(?:mund|global|internacional|nacional|extranjero|exterior|pais|europ)/,
    },
  },
  {
    code: 'entry-added',
    en: {
      claim: /\b(?:the board|board of directors|shareholders|executive committee|c suite)\b/,
      ground: /\b(?:board|sharehold|committee|director|executive|trustee|c suite)/,
    },
    es: {
      claim: /\b(?:consejo de administracion|accionistas|comite ejecutivo|junta directiva)\b/,
      ground: /\b(?:direcc|direct|consejo|junta|comite|ejecut|accionist|socios|patronato)/,
    },
  },
  {
    code: 'entry-added',
    en: { claim: /\b(?:patents?|patented)\b/, ground: /\bpatent/ },
    es: { claim: /\bpatent/, ground: /\bpatent/ },
  },
  {
    code: 'entry-added',
    en: {
      claim:
        /\b(?:record breaking|best selling|market leading|industry leading|world class|renowned|prestigious|pioneering|pioneered)\b/,
      ground: /\b(?:record|best sell|leading|leader|world class|renown|prestig|pioneer|top|award)/,
    },
    es: {
      claim:
        /\b(?:mas vendid[oa]s?|lider del (?:mercado|sector)|prestigios[oa]|pioner[oa]|de renombre)\b/,
      ground: /\b(?:record|mas vendid|lider|prestig|reconocid|pioner|clase mundial|renombr)/,
    },
  },
  {
    code: 'entry-added',
    en: {
      claim: /\b(?:single handedly|unaided|from scratch)\b/,
      ground: /\b(?:single handed|unaided|scratch|alone|on my own|independent|ground up)/,
    },
    es: {
      claim: /\b(?:en solitario|desde cero|sin ayuda)\b/,
      ground: /\b(?:sol[oa]\b|por mi cuenta|desde cero|mi mism|autonom)/,
    },
  },
];

/** A claim that neither the person's own sentence nor our words for it make. */
export function findNewClaims({ was, is, ours }: Told, from: Language, to: Language): Problem[] {
  const [source, said, own] = [was, is, ours].map((text) => fold(text));
  return pairs.flatMap((pair): Problem[] => {
    const quote = pair[to].claim.exec(said ?? '')?.[0];
    if (quote === undefined || pair[from].ground.test(source ?? '')) return [];
    if (pair[to].claim.test(own ?? '')) return [];
    return [{ code: pair.code, quote }];
  });
}

const fold = (text: string) => foldText(text.replaceAll(/['’]s\b/gu, '').replaceAll('-', ' '));
