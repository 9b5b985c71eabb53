import {
  findVerbByImperfect,
  findVerbByInfinitive,
  findVerbByThird,
  isCatalogueInfinitive,
  toPreterite,
} from './spanish-verbs';

/** "realizaban", "implantó", "redujeron", "atiende" → what the person would say of themselves. Null where it is not sure. */
export function toFirstPerson(third: string, isCurrent: boolean): string | null {
  const imperfect = /^(\p{Ll}+)(?:ában|aban|aba)$/u.exec(third)?.[1];
  if (imperfect !== undefined) return ofInfinitive(`${imperfect}ar`, isCurrent);
  if (/ían?$/.test(third)) {
    const singular = third.replace(/n$/, '');
    const known = findVerbByImperfect(singular)?.infinitive;
    const stem = singular.slice(0, -2);
    return ofInfinitive(known ?? pickEnding(stem), isCurrent);
  }
  if (/ujeron$|ujo$/.test(third)) return third.replace(/ujeron$|ujo$/, 'uje');
  if (/aron$/.test(third)) return toPreterite(`${third.slice(0, -4)}ar`);
  const known = findVerbByThird(third.replace(/ieron$/, 'ió').replace(/yeron$/, 'yó'));
  if (known !== null && !known.infinitive.includes(' ')) return known.preterite;
  if (/hicieron$|hizo$/.test(third)) return third.replace(/hicieron$|hizo$/, 'hice');
  if (/(?:pus|tuv|quis|vin)(?:ieron|o)$/.test(third)) return third.replace(/(?:ieron|o)$/, 'e');
  if (/[^i]ó$/.test(third)) return toPreterite(unspell(third.slice(0, -1)));
  if (/ieron$|ió$/.test(third)) {
    const stem = third.replace(/ieron$|ió$/, '');
    return /[iu][^aeiou]*$/.test(stem) ? null : `${stem}í`;
  }
  return toPresent(third.replace(/n$/, ''));
}

/** Stem and "ar" back from the preterite stem: it is the same. */
const unspell = (stem: string) => `${stem}ar`;

const pickEnding = (stem: string) =>
  [`${stem}er`, `${stem}ir`].find(isCatalogueInfinitive) ??
  (/(?:hac|pon|ten|tra|val|pod|quer|sab)$/.test(stem) ? `${stem}er` : `${stem}ir`);

function ofInfinitive(infinitive: string, isCurrent: boolean): string | null {
  if (!isCurrent) return toPreterite(infinitive);
  return findVerbByInfinitive(infinitive)?.present ?? null;
}

/** The first person of the present has the stem of the third: "comprueba", "compruebo". */
function toPresent(third: string): string | null {
  if (/a$/.test(third)) return third.length > 4 ? `${third.slice(0, -1)}o` : null;
  if (!/e$/.test(third) || third.length < 4) return null;
  const stem = third.slice(0, -1);
  if (/hac$/.test(stem)) return `${stem.slice(0, -1)}go`;
  if (/(?:pon|ten|ven|tien|vien)$/.test(stem)) return `${stem.replace(/ien$/, 'en')}go`;
  if (/[aeou]c$/.test(stem)) return `${stem.slice(0, -1)}zco`;
  if (/g$/.test(stem)) return `${stem.slice(0, -1)}jo`;
  return `${stem}o`;
}

const PARTICIPLES: Readonly<Record<string, string>> = {
  hecho: 'hacer',
  puesto: 'poner',
  escrito: 'escribir',
  abierto: 'abrir',
  resuelto: 'resolver',
  visto: 'ver',
  cubierto: 'cubrir',
  devuelto: 'devolver',
  propuesto: 'proponer',
  compuesto: 'componer',
  descrito: 'describir',
  descubierto: 'descubrir',
  impreso: 'imprimir',
  expuesto: 'exponer',
  repuesto: 'reponer',
};

export function fromParticiple(form: string, isCurrent: boolean): string | null {
  const participle = form.replace(/[oa]s?$/, 'o');
  const irregular = PARTICIPLES[participle];
  if (irregular !== undefined) return ofInfinitive(irregular, isCurrent);
  if (/ado$/.test(participle)) return ofInfinitive(`${participle.slice(0, -3)}ar`, isCurrent);
  if (!/ido$/.test(participle)) return null;
  return ofInfinitive(pickEnding(participle.slice(0, -3)), isCurrent);
}
