export { guessableWords } from './guessable-words';
