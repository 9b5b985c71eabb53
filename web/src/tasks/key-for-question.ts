import { makeRequestKey } from '../api/make-request-key';

const keys = new WeakMap<object, string>();

/** The same for every try at one question: what a model answered while the connection was lost is not paid for twice. */
export function keyForQuestion(question: object): string {
  const known = keys.get(question);
  if (known !== undefined) return known;
  const made = makeRequestKey();
  keys.set(question, made);
  return made;
}
