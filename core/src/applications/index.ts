export * from './application';
export { readPostingFacts } from './read-posting-facts';
