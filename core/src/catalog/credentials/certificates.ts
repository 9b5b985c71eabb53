import { businessCertificates } from './business-certificates';
import type { Certificate } from './credential';
import { softwareCertificates } from './software-certificates';
import { teachingCertificates } from './teaching-certificates';
import { tradeCertificates } from './trade-certificates';

/** Certificates, licences and cards, with who issues them. */
export const certificates: readonly Certificate[] = [
  ...softwareCertificates,
  ...businessCertificates,
  ...tradeCertificates,
  ...teachingCertificates,
];
