export { readNames, readRows } from './read-rows';
