import general from '../../../data/degrees/general.tsv' with { type: 'text' };
import university from '../../../data/degrees/university.tsv' with { type: 'text' };
import vocational from '../../../data/degrees/vocational.tsv' with { type: 'text' };
import { type Degree, readDegrees } from './credential';

export const degrees: readonly Degree[] = [general, vocational, university].flatMap(readDegrees);
