import { readEditPlace } from '../edit-path';
import { paths } from '../paths';

const APPLICATION = /^\/applications\/[\da-f-]{36}$/;

/** An application and a CV have another bar at the foot of a phone. */
export function hasOwnBar(path: string, search: string): boolean {
  if (APPLICATION.test(path)) return true;
  return path === paths.edit && readEditPlace(search).id !== null;
}
