import { expect, it } from 'vitest';
import { findFieldOfStudy } from './find-field-of-study';

it.each([
  ['Grado en Ingeniería Informática', 'Ingeniería Informática'],
  ['Máster Universitario en Profesorado, especialidad Matemáticas', 'Profesorado'],
  ['Grado de Enfermería', 'Enfermería'],
  ['Bachillerato de Ciencias y Tecnología', 'Ciencias y Tecnología'],
  ['Técnico Superior en Administración y Finanzas (CFGS)', 'Administración y Finanzas'],
  ['Bachelor of Science in Biology', 'Biology'],
  ['BSc (Hons) Economics', 'Economics'],
  ['B.A. History', 'History'],
  ['Level 3 Diploma in Business Administration', 'Business Administration'],
  ['Software Engineering, MSc', 'Software Engineering'],
  ['Enfermería Grado', 'Enfermería'],
])('%s is about %s', (degree, field) => {
  expect(findFieldOfStudy(degree)).toBe(field);
});

it.each([
  'Ingeniería Informática',
  'Bachillerato',
  'Graduado en Educación Secundaria Obligatoria',
  'A-levels: Mathematics, Physics and Chemistry',
  'MBA',
  'Bachelor of Arts',
  'Voluntariado en Cruz Roja',
  'Ciclo formativo de grado medio',
  '',
])('%s says nothing about a subject', (degree) => {
  expect(findFieldOfStudy(degree)).toBe('');
});
