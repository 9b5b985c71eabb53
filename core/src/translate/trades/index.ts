export { createTradeFinder } from './find-trades';
