import { foldText, type Language } from '../../language';
import type { Problem, Told } from './translation-ground';

interface ClaimPair {
  readonly code: Problem['code'];
  readonly es: RegExp;
  readonly en: RegExp;
}

/**
 * Claims that need neither a figure nor a name, as both languages say them: a sentence makes one only where its source does.
 * Each is wider on the side it is looked for than on the side it is found on by chance.
 */
const pairs: readonly ClaimPair[] = [
  {
    code: 'new-degree',
    en: /\b(?:master|masters|mba|phd|doctorates?|bachelor|bachelors|degrees?|graduated?|diplomas?)\b/,
    es: /\b(?:master|mba|doctor|grado|licenciad|licenciatur|titul|diplom|bachiller|ingenier|graduad|carrera|estudios)/,
  },
  {
    code: 'entry-added',
    en: /\b(?:teams?|crews?|staff|workforce|direct reports)\b/,
    es: /\b(?:equip|persona|plantilla|companer|operari|emplead|trabajador|cuadrilla|brigada|colaborador|tecnic|profesional|mozo|dependient|camarer|oficial|peon|personal|auxiliar|becari|alumn|monitor|docent|comercial|vendedor)/,
  },
  {
    code: 'entry-added',
    en: /\b(?:led|leading|headed|heading)\b/,
    es: /\b(?:lider|lidere|dirig|dirij|direccion|coordin|encabe|jef|encarg|responsable|frente|supervis|mand|llev|cargo|conduc|gestion|logr|consig|consegu|guia|guie|impuls)/,
  },
  {
    code: 'entry-added',
    en: /\b(?:promoted|promotion|promotions)\b/,
    es: /\b(?:promo|promov|ascen)/,
  },
  {
    code: 'entry-added',
    en: /\b(?:headhunted|poached|handpicked|hand-picked)\b/,
    es: /\b(?:fich|selecc|contrat|capta|elegid|escogid)/,
  },
  {
    code: 'entry-added',
    en: /\b(?:worldwide|globally|global|international|internationally|nationwide|overseas)\b/,
    es: /\b(?:mund|global|internacional|nacional|extranjero|exterior|pais|europ)/,
  },
  {
    code: 'entry-added',
    en: /\b(?:the board|board of directors|shareholders|executive committee|c suite)\b/,
    es: /\b(?:direcc|direct|consejo|junta|comite|ejecut|accionist|socios|patronato)/,
  },
  {
    code: 'entry-added',
    en: /\b(?:patents?|patented)\b/,
    es: /\bpatent/,
  },
  {
    code: 'entry-added',
    en: /\b(?:record breaking|best selling|market leading|industry leading|world class|renowned|prestigious|pioneering|pioneered)\b/,
    es: /\b(?:record|mas vendid|lider|prestig|reconocid|pioner|clase mundial|renombr)/,
  },
  {
    code: 'entry-added',
    en: /\b(?:single handedly|unaided|from scratch)\b/,
    es: /\b(?:sol[oa]\b|por mi cuenta|desde cero|mi mism|autonom)/,
  },
];

/** A claim that neither the person's own sentence nor our words for it make. */
export function findNewClaims({ was, is, ours }: Told, from: Language, to: Language): Problem[] {
  const [source, said, own] = [was, is, ours].map((text) => fold(text));
  return pairs.flatMap((pair): Problem[] => {
    const quote = pair[to].exec(said ?? '')?.[0];
    if (quote === undefined || pair[from].test(source ?? '') || pair[to].test(own ?? '')) return [];
    return [{ code: pair.code, quote }];
  });
}

const fold = (text: string) => foldText(text.replaceAll(/['’]s\b/gu, '').replaceAll('-', ' '));
