import business from '../../../data/certificates/business.tsv' with { type: 'text' };
import software from '../../../data/certificates/software.tsv' with { type: 'text' };
import teaching from '../../../data/certificates/teaching.tsv' with { type: 'text' };
import trade from '../../../data/certificates/trade.tsv' with { type: 'text' };
import { type Certificate, readCertificates } from './credential';

/** Certificates, licences and cards, with who issues them. */
export const certificates: readonly Certificate[] = [software, business, trade, teaching].flatMap(
  readCertificates,
);
