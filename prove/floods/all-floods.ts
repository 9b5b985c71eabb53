import { answersNotTaken } from './answers-not-taken';
import { cutUploads } from './broken-uploads';
import {
  crumbs,
  dearPages,
  endlessBodies,
  idleConnections,
  manyInOnePacket,
  unfinishedSignIns,
  unfinishedUploads,
} from './connections';
import type { Flood } from './flood';
import { heavyLists } from './heavy-lists';
import { largestCvs } from './largest-cvs';
import { oneWithoutEnd } from './one-person-without-end';
import { rightSignIns } from './sign-ins';

/** A new flood is one line here. */
export const allFloods: readonly Flood[] = [
  cutUploads(),
  unfinishedSignIns,
  idleConnections,
  endlessBodies,
  unfinishedUploads(),
  crumbs(),
  manyInOnePacket,
  dearPages,
  answersNotTaken,
  heavyLists(),
  rightSignIns(),
  largestCvs(),
  ...oneWithoutEnd,
];
