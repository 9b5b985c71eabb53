import type { JobSettings } from '../config';
import type { JobSource } from './job-source';
import { rememberAnswers } from './remember-answers';
import { createAdzunaSource } from './sources/adzuna-source';
import { createArbeitnowSource } from './sources/arbeitnow-source';
import { createRemotiveSource } from './sources/remotive-source';

/** Those sources over the network that the deployment has turned on. */
export function openJobSources({ sources, adzuna }: JobSettings): readonly JobSource[] {
  return [
    ...(sources.includes('remotive') ? [createRemotiveSource()] : []),
    ...(sources.includes('arbeitnow') ? [createArbeitnowSource()] : []),
    ...(sources.includes('adzuna') && adzuna ? [createAdzunaSource(adzuna)] : []),
  ].map((source) => rememberAnswers(source));
}
