import { wordList } from '../language';

/** Words that stand before a value inside a job or a course, as in "Empresa: …" and in Europass forms. */
export const entryLabels = {
  title:
    wordList(`puesto, cargo, puesto de trabajo, puesto desempeñado, cargo desempeñado, profesión o cargo desempeñado, ocupación o puesto desempeñado, profesión, ocupación, rol, categoría, categoría profesional,
    position, job title, role, title, position held, occupation or position held, occupation, designation`),
  company:
    wordList(`empresa, compañía, organización, empleador, entidad, institución empleadora, nombre de la empresa, nombre y dirección de la empresa o empleador, nombre y dirección del empleador, nombre y dirección de la empresa, nombre de la empresa o empleador,
    company, employer, organisation, organization, company name, name and address of employer, name of employer, client`),
  place: wordList(
    `lugar, localidad, ciudad, ubicación, población, sede, location, place, city, based in`,
  ),
  dates:
    wordList(`fecha, fechas, periodo, período, desde / hasta, duración, tiempo, fecha de inicio y fin, fechas de empleo,
    date, dates, period, duration, dates employed, time period, from / to`),
  degree:
    wordList(`título, grado, grado obtenido, grado académico, titulación, estudios, título obtenido, título de la cualificación obtenida, titulación obtenida, carrera,
    cualificación obtenida, título de la cualificación,
    degree, qualification, qualification awarded, title of qualification awarded, course, program, programme`),
  institution:
    wordList(`centro, centro de estudios, institución, universidad, centro educativo, nombre y tipo de organización que ha impartido la educación o la formación, nombre y tipo del centro de estudios, centro de formación,
    institution, school, university, college, name and type of organisation providing education and training`),
  body: wordList(`funciones y responsabilidades principales, principales actividades y responsabilidades, principales funciones y responsabilidades, funciones y responsabilidades, principales materias o capacidades ocupacionales estudiadas, tipo de empresa o sector, nivel en la clasificación nacional o internacional,
    main activities and responsibilities, type of business or sector, principal subjects/occupational skills covered, level in national or international classification`),
} as const;

/** What is in a column, by the words over it. */
export const columnRoles: Readonly<Record<EntryLabel, readonly string[]>> = {
  ...entryLabels,
  dates: [
    ...entryLabels.dates,
    ...wordList(
      `año, años, inicio, fin, desde, hasta, año de finalización, year, years, start, end, from, to, when`,
    ),
  ],
  degree: [...entryLabels.degree, ...wordList(`award, qualification, formación, estudio`)],
  institution: [
    ...entryLabels.institution,
    ...wordList(`institute, name of institution, organismo, where`),
  ],
  body: [
    ...entryLabels.body,
    ...wordList(
      `funciones, tareas, actividad, descripción, responsabilidades, duties, responsibilities, tasks, description, main duties`,
    ),
  ],
};

/** Words over the columns of a table of jobs, studies or courses. */
export const columnLabels: readonly string[] = [
  ...Object.values(columnRoles).flat(),
  ...wordList(`año, años, año de graduación, año de finalización, curso, cursos, formación, horas, nº horas, número de horas, entidad organizadora, organismo, impartido por, inicio, fin, desde, hasta, estado, nivel, funciones, actividad, documento, descripción,
    year, years, year of passing, passing year, start, end, from, to, training, provider, awarding body, issuer, issued by, certificate, certification, grade, grades, result, results, percentage, marks, cgpa, board, board / university, board/university, university/board, status, subject, subjects, hours, institute, name of institution, responsibilities, examination, class, no, s no`),
];

export type EntryLabel = keyof typeof entryLabels;
