import { describe, expect, it } from 'vitest';
import { evidenceSkills } from '../../evidence';
import { foldInPlace } from '../../language';
import { isUnfinished } from './own-deeds';
import { isStillOpen } from './still-open';

const EXAMS = ['Exam', 'Driving test', 'Medical'];
const WHEN = ['in June', 'next month', 'booked for next year', 'this autumn'];
const PRUEBAS = ['Examen', 'Prueba teórica'];
const CUANDO = ['en junio', 'el mes que viene', 'en la próxima primavera', 'para septiembre'];
const COURSES = ['Veterinaria', 'Derecho', 'un ciclo de Farmacia'];
const YEARS = ['Primer curso', 'Segundo año', 'Tercer curso'];

describe('what is begun and not finished', () => {
  it.each([
    ...EXAMS.flatMap((exam) => WHEN.map((when) => `${exam} ${when}`)),
    ...PRUEBAS.flatMap((prueba) => CUANDO.map((cuando) => `${prueba} ${cuando}`)),
    ...YEARS.flatMap((year) => COURSES.map((course) => `${year} de ${course}`)),
    'Second-year psychology student',
    'Law degree, first year',
    'NEBOSH certificate in progress',
    'Máster en Tributación a medias',
    'Door supervisor course passed, badge applied for',
    'Passed the theory, still to sit the oral',
    'Python for Beginners, week 2 of 12',
    'MBA (5 de 12 materias)',
    'Máster (sin concluir)',
    ...['dos años', '120 créditos', '3 cursos'].flatMap((parts) => [
      `Grado en Derecho (cursados ${parts})`,
      `Grado en Derecho, ${parts} aprobados`,
    ]),
    ...['two years', '120 credits', '3 modules'].flatMap((parts) => [
      `Law degree (${parts} completed)`,
      `Law degree, only completed ${parts}`,
    ]),
    ...['papers', 'exams', 'modules'].map((parts) => `ATT (two of three ${parts} passed)`),
    'Grado en Derecho (tres de cuatro cursos)',
    'BSc Surveying (final year)',
    'Law degree (left in second year)',
    'Grado en Derecho, a falta del TFG',
    'Grado en Derecho (hasta 3º)',
    'Máster en Adicciones (plaza reservada)',
    'MSc AI, starting January',
    'Estudiante de Derecho',
    'Enrolled on the MSc in Psychology',
  ])('is unfinished: %s', (text) => {
    expect(isUnfinished(text)).toBe(true);
  });

  it.each([
    'Examen aprobado en junio',
    'Driving test passed in June',
    'Kept the work in progress board up to date',
    'Ayudé en la puesta en marcha',
    'Practice assessor for third-year student nurses',
    'Clases en primer curso de Primaria',
    'Prepared pupils for exams',
  ])('is not: %s', (text) => {
    expect(isStillOpen(foldInPlace(text))).toBe(false);
  });

  it.each([
    'BSc Physics, final year project on lasers',
    'HND Marine Engineering (2 years)',
    'Grado en Derecho (240 ECTS)',
    'A levels: 3 passed',
    'Técnico Superior, dos cursos y prácticas',
    'Law degree, completed 2019',
    'Student Affairs diploma',
    '10 GCSEs passed including English',
  ])('is not read into studies that are done: %s', (text) => {
    expect(isUnfinished(text)).toBe(false);
  });

  it('is hardly ever read into what shows a skill', () => {
    const own = evidenceSkills().flatMap(({ shows }) => shows);
    const found = own.filter((text) => isStillOpen(foldInPlace(text)));
    expect(found.length / own.length).toBeLessThan(0.001);
  });
});

const SOLICITADO = ['solicitud enviada', 'expediente en estudio', 'documentación presentada'];
const APPLIED = ['application sent', 'file under review', 'paperwork submitted'];

describe('a registration that was applied for', () => {
  it.each(
    [...SOLICITADO, ...APPLIED].flatMap((how) =>
      ['MRCVS', 'HCPC', 'Colegio de Farmacia'].map((whose) => `${whose}: ${how}`),
    ),
  )('is not held: %s', (text) => {
    expect(isUnfinished(text)).toBe(true);
  });

  it.each(['Customs documentation submitted', 'Expedientes de ayudas y solicitudes presentadas'])(
    'is a task of a job: %s',
    (text) => {
      expect(isUnfinished(text, true)).toBe(false);
    },
  );
});
