import { admin } from './admin';
import { announce } from './announce';
import { applications } from './applications';
import { auth } from './auth';
import { careerPlan } from './career-plan';
import { choice } from './choice';
import { common } from './common';
import { cv } from './cv';
import { debug } from './debug';
import { document } from './document';
import { editor } from './editor';
import { engine } from './engine';
import { enhance } from './enhance';
import { errors } from './errors';
import { goTo } from './go-to';
import { history } from './history';
import { improve } from './improve';
import { jobSearch } from './job-search';
import { jobs } from './jobs';
import { landing } from './landing';
import { nav } from './nav';
import { optimize } from './optimize';
import { profile } from './profile';
import { proof } from './proof';
import { readBack } from './read-back';
import { recovery } from './recovery';
import { results } from './results';
import { review } from './review';
import { share } from './share';
import { shared } from './shared';
import { skillGap } from './skill-gap';
import { start } from './start';
import { status } from './status';
import { tasks } from './tasks';
import { tips } from './tips';
import { upload } from './upload';

/** The language all others follow: its keys and places are the type of every dictionary. */
export const es = {
  recovery,
  debug,
  announce,
  admin,
  applications,
  auth,
  choice,
  common,
  cv,
  careerPlan,
  document,
  editor,
  engine,
  enhance,
  errors,
  goTo,
  history,
  improve,
  jobs,
  jobSearch,
  landing,
  nav,
  optimize,
  profile,
  proof,
  readBack,
  results,
  review,
  share,
  shared,
  skillGap,
  start,
  status,
  tasks,
  tips,
  upload,
};
