import type { Language } from '../../language';

interface TitlePattern {
  readonly from: Language;
  /** The field is the first group. */
  readonly pattern: RegExp;
  readonly write: (field: string) => string;
}

/** Jobs that are named after a field: "Técnica de calidad" → "quality technician". */
const POSTS: readonly (readonly [string, string])[] = [
  ['responsable', 'manager'],
  ['encargad[oa]', 'supervisor'],
  ['jef[ea]', 'manager'],
  ['gerente', 'manager'],
  ['gestora?', 'manager'],
  ['directora?', 'director'],
  ['subdirectora?', 'deputy director'],
  ['coordinadora?', 'coordinator'],
  ['supervisora?', 'supervisor'],
  ['técnic[oa]', 'technician'],
  ['auxiliar', 'assistant'],
  ['ayudante', 'assistant'],
  ['asistente', 'assistant'],
  ['especialista', 'specialist'],
  ['expert[oa]', 'expert'],
  ['consultora?', 'consultant'],
  ['asesora?', 'advisor'],
  ['ingenier[oa]', 'engineer'],
  ['analista', 'analyst'],
  ['administradora?', 'administrator'],
  ['profesora?', 'teacher'],
  ['maestr[oa]', 'teacher'],
  ['formadora?', 'trainer'],
  ['monitora?', 'instructor'],
  ['operari[oa]', 'operator'],
  ['operadora?', 'operator'],
  ['instaladora?', 'installer'],
  ['conductora?', 'driver'],
  ['desarrolladora?', 'developer'],
  ['programadora?', 'programmer'],
  ['diseñadora?', 'designer'],
  ['investigadora?', 'researcher'],
  ['inspectora?', 'inspector'],
  ['auditora?', 'auditor'],
  ['agente', 'agent'],
  ['comercial', 'sales representative'],
  ['vendedora?', 'sales assistant'],
  ['delegad[oa]', 'representative'],
  ['traductora?', 'translator'],
  ['redactora?', 'writer'],
  ['voluntari[oa]', 'volunteer'],
];
const SPANISH: Readonly<Record<string, string>> = {
  manager: 'responsable de',
  supervisor: 'supervisor de',
  director: 'director de',
  coordinator: 'coordinador de',
  technician: 'técnico de',
  assistant: 'auxiliar de',
  specialist: 'especialista en',
  consultant: 'consultor de',
  advisor: 'asesor de',
  adviser: 'asesor de',
  engineer: 'ingeniero de',
  analyst: 'analista de',
  administrator: 'administrador de',
  teacher: 'profesor de',
  trainer: 'formador de',
  operator: 'operador de',
  installer: 'instalador de',
  driver: 'conductor de',
  developer: 'desarrollador de',
  designer: 'diseñador de',
  researcher: 'investigador en',
  inspector: 'inspector de',
  agent: 'agente de',
};

export const titlePatterns: readonly TitlePattern[] = [
  ...POSTS.map(
    ([post, english]): TitlePattern => ({
      from: 'es',
      pattern: new RegExp(
        `^${post}(?:\\/[oa]|\\([oa]\\))? (?:de la |de los |de las |de |del |en )(.+)$`,
        'i',
      ),
      write: (field) => `${field} ${english}`,
    }),
  ),
  {
    from: 'en',
    pattern: /^(?:head|director) of (.+)$/i,
    write: (field) => `responsable de ${field}`,
  },
  ...Object.entries(SPANISH).map(
    ([post, spanish]): TitlePattern => ({
      from: 'en',
      pattern: new RegExp(`^(.+) ${post}$`, 'i'),
      write: (field) => `${spanish} ${field}`,
    }),
  ),
];
