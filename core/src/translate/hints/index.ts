export { openHints } from './open-hints';
