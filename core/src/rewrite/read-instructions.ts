import { foldText } from '../catalog';

/** What the built-in engine understands of a person's own words. Everything else is left to a model. */
export interface KnownInstructions {
  /** "más corto", "una página", "shorter", "one page": at most five bullets a job and two sentences of summary. */
  readonly isShort: boolean;
  /** "sin resumen", "no summary". */
  readonly withoutSummary: boolean;
}

const SHORT =
  /\b(?:mas (?:corto|breve|conciso|corta|concisa)|acortar?|resumir|una (?:sola )?pagina|1 pagina|shorter|shorten|more concise|concise|one page|single page|1 page)\b/;
const WITHOUT_SUMMARY =
  /\b(?:sin (?:un |el )?(?:resumen|perfil)|quita(?:r)? el (?:resumen|perfil)|no (?:quiero )?resumen|(?:no|without(?: a)?|remove (?:the )?) ?(?:summary|profile))\b/;

export function readInstructions(instructions: string): KnownInstructions {
  const text = foldText(instructions);
  return { isShort: SHORT.test(text), withoutSummary: WITHOUT_SUMMARY.test(text) };
}
