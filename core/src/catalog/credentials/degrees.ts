import { type Degree, readDegrees } from './credential';
import { universityDegrees } from './university-degrees';
import { vocationalDegrees } from './vocational-degrees';

/** Schooling, and degrees that name no field. */
const generalDegrees = readDegrees(`
[school]
primary-education ; 1 ; Graduado Escolar, EGB, Educación General Básica, Educación Primaria, Enseñanza Básica ; Primary Education, Basic Education, Elementary School
compulsory-secondary-education-certificate ; 1 ; Graduado en Educación Secundaria Obligatoria, Graduada en Educación Secundaria Obligatoria, ESO, Educación Secundaria Obligatoria, Graduado en ESO, Título de la ESO ; Compulsory Secondary Education Certificate, Lower Secondary Education, GCSEs, GCSE, General Certificate of Secondary Education
upper-secondary-education ; 1 ; Bachillerato, Título de Bachiller, Bachiller, BUP, COU, Preparatoria, Educación Media Superior, Enseñanza Media, Secundaria Completa ; Upper Secondary Education, High School Diploma, A-levels, Baccalaureate, Sixth Form
international-baccalaureate ; 1 ; Bachillerato Internacional, Diploma del Bachillerato Internacional ; International Baccalaureate, IB Diploma
university-entrance-examination ; 1 ; Prueba de Acceso a la Universidad, Selectividad, EBAU, EvAU, PAU ; University Entrance Examination, University Access Test
basic-vocational-training ; 1 ; Formación Profesional Básica, FP Básica, Ciclo Formativo de Grado Básico, PCPI ; Basic Vocational Training, Entry Level Vocational Training
ged ; 1 ; Educación para personas adultas, Graduado en ESO para adultos ; GED, General Educational Development, High School Equivalency Diploma
leaving-certificate ; 1 ; Irish Leaving Certificate, Certificado final de secundaria irlandés ; Leaving Certificate, Leaving Cert
technical-high-school-diploma ; 1 ; Título secundario técnico, Técnico de nivel medio, Bachiller técnico ; Technical High School Diploma, BTEC Level 3, T Level, NVQ Level 3
[general]
intermediate-vocational-training ; 2 ; Formación Profesional de Grado Medio, FP de Grado Medio, FP Grado Medio, Ciclo Formativo de Grado Medio, Grado Medio, CFGM, FP I, Técnico Auxiliar, FP1 ; Intermediate Vocational Diploma, Intermediate Vocational Training, Vocational Training Certificate, NVQ Level 2
higher-vocational-training ; 3 ; Formación Profesional de Grado Superior, FP de Grado Superior, FP Grado Superior, Ciclo Formativo de Grado Superior, Grado Superior, CFGS, FP II, Técnico Especialista, FP2, Tecnicatura, Tecnólogo, Técnico Superior Universitario, Técnico Superior Universitaria ; Higher Vocational Diploma, Higher Vocational Training, Associate Degree, Higher National Diploma, HND, Foundation Degree, Higher National Certificate, HNC
bachelors-degree ; 4 ; Grado universitario, Grado, Licenciatura, Diplomatura, Título universitario, Pregrado, Título de grado ; Bachelor's Degree, Undergraduate Degree, BA, BSc, Bachelor of Arts, Bachelor of Science, Honours Degree
dual-degree ; 4 ; Doble Grado, Doble titulación ; Dual Degree, Double Degree, Joint Honours Degree
masters-degree ; 5 ; Máster Universitario, Máster, Máster oficial, Maestría, Magíster, Máster propio ; Master's Degree, MA, MSc, Master of Arts, Master of Science
postgraduate-diploma ; 5 ; Posgrado, Postgrado, Diploma de Especialización, Especialización universitaria, Diplomado de Posgrado, Experto Universitario ; Postgraduate Diploma, Postgraduate Certificate, PGDip, PGCert, Graduate Certificate
doctorate ; 6 ; Doctorado, Doctor, Doctora, Tesis doctoral, Título de Doctor ; Doctorate, PhD, Doctor of Philosophy, DPhil
advanced-studies-diploma ; 6 ; Suficiencia Investigadora, DEA, Diploma de Estudios Avanzados ; Advanced Studies Diploma, MPhil, Master of Philosophy
certificate-of-professional-competence ; 0 ; Certificado de Profesionalidad, Certificado profesional ; Certificate of Professional Competence, Certificate of Professional Standards
training-course ; 0 ; Curso de formación, Curso, Diplomado, Curso de capacitación, Taller ; Training Course, Short Course, Certificate Course, Workshop
bootcamp ; 0 ; Bootcamp, Curso intensivo ; Bootcamp, Intensive Course
vocational-specialisation-course ; 0 ; Curso de especialización de FP ; Vocational Specialisation Course
`);

export const degrees: readonly Degree[] = [
  ...generalDegrees,
  ...vocationalDegrees,
  ...universityDegrees,
];
