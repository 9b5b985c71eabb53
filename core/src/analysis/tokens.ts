export { readTokens, type Token, writeKey } from '../language';
