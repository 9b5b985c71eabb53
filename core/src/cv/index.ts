export {
  type Certification,
  type Cv,
  cvSchema,
  type EducationItem,
  type Personal,
  type SpokenLanguage,
  type WorkItem,
} from './cv-schema';
