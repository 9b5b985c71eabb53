import { toFeminine, toMasculine } from './spanish-gender';

/** What an engineer has studied, where the degree is called after its holder: "Ingeniero Electrónico", "Ingeniera de Sistemas". */
export function nameStudies(degree: string): string | undefined {
  const woman = toFeminine(toMasculine(degree));
  return /^ingeniera /i.test(woman) ? `Ingeniería${woman.slice('ingeniera'.length)}` : undefined;
}
