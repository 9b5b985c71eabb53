import { foldInPlace } from '../../language';

/** A "no" that speaks for the person: "never missed a deadline", "casi nunca hay que romper nada", "sin un error". */
const FAULTLESS =
  /\b(?:(?:have |has |ha |he )?never (?:once )?(?:missed|late|let|over|been late|lost|failed|had a complaint|needed)|(?:casi|almost) (?:nunca|never)|nunca (?:he (?:llegado|faltado|fallado|perdido|tenido)|cuento|tarde|lleg|falt|fall)|ni (?:un|una) (?!dia )|zero (?:complaints|errors|accidents|defects)|no (?:errors|complaints|accidents)|cero (?:errores|quejas|faltas|accidentes|incidencias|descuadres|rebases|expedientes)|no se me (?:ha pasado|pasa|escapa|ha escapado)|sin (?:un |una |errores|retras|falt|descuadr|quejas|accidentes|partes|miedo a|vertigo)|without (?:a (?:single )?|any )(?:complaint|error|accident|mistake)|no fear of|nothing leaves)/;
/** What others say of the person or come back for: "people tell me I am calm", "los vecinos preguntan por mí". */
const PRAISED =
  /\b(?:(?:tells?|told) me (?:that )?i|asks? for me|(?:preguntan?|piden?) por mi|me (?:dicen|piden|buscan|felicitan|recomiendan)|repiten? conmigo|(?:say|says) i(?:'m| am)|thank(?:ed)? me|recommend(?:ed)? me)\b/;

/** It denies something, and that is to the person's credit. */
export function isFaultless(clause: string): boolean {
  return FAULTLESS.test(foldInPlace(clause).toLowerCase());
}

/** It is about others, and that is to the person's credit. */
export function isPraised(clause: string): boolean {
  return PRAISED.test(foldInPlace(clause).toLowerCase());
}
