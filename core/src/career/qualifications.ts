import { findDegrees } from '../analysis/find-degrees';
import { readTokens } from '../analysis/tokens';
import { degrees } from '../catalog/credentials';
import { readNames, readTable } from '../catalog/read-table';
import type { JobTitle } from '../catalog/titles';
import type { Cv } from '../cv/cv-schema';
import { readTitleLevel } from './read-level';

export interface Qualification {
  readonly id: string;
  readonly kind: 'degree' | 'exam';
  readonly es: string;
  readonly en: string;
  readonly months: number;
}

interface Row {
  readonly titles: ReadonlySet<string>;
  /** Any of them will do. */
  readonly degrees: readonly string[];
  readonly kind: Qualification['kind'];
  readonly months: number;
}

/**
 * Posts that are closed without a certain qualification, and the months it usually takes:
 * `titles ; degrees, any of which will do ; months`. The group is the kind.
 */
const rows: readonly Row[] = readTable(
  `
[degree]
nurse, emergency-nurse, intensive-care-nurse, theatre-nurse, paediatric-nurse, primary-care-nurse, community-nurse, mental-health-nurse, oncology-nurse, geriatric-nurse, dialysis-nurse, occupational-health-nurse, school-nurse, midwife, nurse-case-manager, nurse-practitioner, nursing-supervisor, director-of-nursing ; nursing-degree, midwifery-degree ; 48
midwife, mental-health-nurse, occupational-health-nurse ; specialist-nursing-residency, midwifery-degree ; 24
general-practitioner, family-doctor, emergency-physician, internist, intensivist, paediatrician, neonatologist, gynaecologist, cardiologist, dermatologist, endocrinologist, gastroenterologist, haematologist, nephrologist, neurologist, oncologist, radiation-oncologist, ophthalmologist, ent-specialist, psychiatrist, pulmonologist, rheumatologist, urologist, allergist, geriatrician, rehabilitation-physician, occupational-physician, forensic-doctor, sports-physician, aesthetic-doctor, public-health-physician, infectious-disease-specialist, palliative-care-doctor, surgeon, cardiac-surgeon, plastic-surgeon, neurosurgeon, orthopaedic-surgeon, anaesthetist, radiologist, pathologist, nuclear-medicine-physician, consultant-physician, medical-director, resident-doctor ; degree-in-medicine ; 72
family-doctor, internist, intensivist, paediatrician, neonatologist, gynaecologist, cardiologist, dermatologist, endocrinologist, gastroenterologist, haematologist, nephrologist, neurologist, oncologist, radiation-oncologist, ophthalmologist, ent-specialist, psychiatrist, pulmonologist, rheumatologist, urologist, allergist, geriatrician, rehabilitation-physician, occupational-physician, surgeon, cardiac-surgeon, plastic-surgeon, neurosurgeon, orthopaedic-surgeon, anaesthetist, radiologist, pathologist, nuclear-medicine-physician, consultant-physician ; medical-residency ; 48
pharmacist, hospital-pharmacist, superintendent-pharmacist ; pharmacy-degree ; 60
physiotherapist, sports-physiotherapist, neurological-physiotherapist ; physiotherapy-degree ; 48
occupational-therapist ; occupational-therapy-degree ; 48
speech-therapist ; speech-and-language-therapy-degree ; 48
psychologist, clinical-psychologist, psychotherapist, neuropsychologist, child-psychologist, forensic-psychologist, organisational-psychologist ; psychology-degree ; 48
clinical-psychologist, psychotherapist, neuropsychologist, child-psychologist ; master-general-health-psychology ; 24
dentist, orthodontist, endodontist, paediatric-dentist, oral-and-maxillofacial-surgeon ; dentistry-degree ; 60
optometrist ; optics-and-optometry-degree ; 48
dietitian ; human-nutrition-and-dietetics-degree ; 48
podiatrist ; podiatry-degree ; 48
veterinarian, large-animal-vet, veterinary-inspector ; veterinary-medicine-degree ; 60
nursing-assistant ; technician-auxiliary-nursing-care, nursing-degree ; 16
pharmacy-technician ; technician-pharmacy-and-parapharmacy, pharmacy-degree ; 24
ambulance-technician, paramedic ; technician-medical-emergencies, nursing-degree ; 24
radiographer ; higher-technician-diagnostic-imaging-and-nuclear-medicine ; 24
radiation-therapist ; higher-technician-radiotherapy-and-dosimetry ; 24
medical-laboratory-technician ; higher-technician-clinical-and-biomedical-laboratory, biomedical-science-degree ; 24
dental-hygienist ; higher-technician-oral-hygiene ; 24
dental-technician ; higher-technician-dental-prosthetics ; 24
social-worker, medical-social-worker ; social-work-degree ; 48
social-educator ; social-education-degree ; 48
early-years-teacher ; early-childhood-education-degree ; 48
primary-school-teacher ; primary-education-degree, education-degree ; 48
secondary-school-teacher, maths-teacher, physics-teacher, biology-teacher, history-teacher, philosophy-teacher, economics-teacher ; master-secondary-teacher-training, secondary-teaching-degree ; 12
lawyer, junior-lawyer, senior-lawyer, law-firm-partner, criminal-lawyer, employment-lawyer, corporate-lawyer, family-lawyer, civil-lawyer, immigration-lawyer, administrative-lawyer, tax-lawyer, real-estate-lawyer, intellectual-property-lawyer, banking-lawyer, environmental-lawyer, technology-lawyer, in-house-counsel, legal-manager, general-counsel, judge, prosecutor, notary, land-registrar, public-defender ; law-degree, juris-doctor, llm ; 48
lawyer, junior-lawyer, senior-lawyer, criminal-lawyer, employment-lawyer, family-lawyer, civil-lawyer, immigration-lawyer, administrative-lawyer, public-defender ; master-legal-practice, juris-doctor ; 18
architect, junior-architect, senior-architect ; architecture-degree, master-architecture ; 60
civil-engineer, structural-engineer ; civil-engineering-degree, master-civil-engineering ; 48
building-engineer ; building-engineering-degree ; 48
mechanical-engineer, senior-mechanical-engineer ; mechanical-engineering-degree, industrial-engineering-degree, master-industrial-engineering ; 48
industrial-engineer ; industrial-engineering-degree, master-industrial-engineering, industrial-organisation-engineering-degree, mechanical-engineering-degree ; 48
electrical-engineer ; electrical-engineering-degree, industrial-engineering-degree, master-industrial-engineering ; 48
chemical-engineer ; chemical-engineering-degree ; 48
telecommunications-engineer ; telecommunications-engineering-degree ; 48
aerospace-engineer ; aerospace-engineering-degree ; 48
university-lecturer, assistant-professor, professor, postdoctoral-researcher ; doctorate ; 48
[exam]
civil-servant, public-administration-assistant, public-administration-officer ; ; 15
senior-public-administration-officer, labour-inspector, tax-inspector, town-clerk ; ; 36
police-officer, local-police-officer, gendarme, firefighter, prison-officer ; ; 18
judge, prosecutor, notary, land-registrar, diplomat ; ; 48
`,
  3,
).map(({ group, columns }) => {
  const [titles, ways, months] = columns;
  return {
    titles: new Set(readNames(titles)),
    degrees: readNames(ways),
    kind: group === 'exam' ? 'exam' : 'degree',
    months: Number(months),
  };
});

const degreeOf = new Map(degrees.map((degree) => [degree.id, degree]));

/** What the goal asks for by law or custom and the CV does not show. */
export function findMissingQualifications(goal: JobTitle, cv: Cv): readonly Qualification[] {
  const held = new Set(
    cv.education
      .flatMap(({ degree, field_of_study }) => [
        ...findDegrees(readTokens(`${degree} ${field_of_study}`), true),
        ...findDegrees(readTokens(degree), true),
      ])
      .map(({ id }) => id),
  );
  // Who works as one has what it takes, whatever the CV calls it.
  const worked = new Set(
    cv.work_experience.map(({ title }) => readTitleLevel(title).title?.id).filter((id) => id),
  );
  return rows
    .filter(({ titles }) => titles.has(goal.id))
    .filter((row) => !row.degrees.some((id) => held.has(id)))
    .filter((row) => ![...row.titles].some((id) => worked.has(id)))
    .map((row) => {
      const [id = 'exam'] = row.degrees;
      const degree = degreeOf.get(id);
      return {
        id: row.kind === 'exam' ? `exam-${goal.id}` : id,
        kind: row.kind,
        es: degree?.es[0] ?? goal.es[0] ?? id,
        en: degree?.en[0] ?? goal.en[0] ?? id,
        months: row.months,
      };
    });
}

/** For the check of the table. */
export function listQualificationLinks(): readonly {
  titles: readonly string[];
  degrees: readonly string[];
}[] {
  return rows.map((row) => ({ titles: [...row.titles], degrees: row.degrees }));
}
