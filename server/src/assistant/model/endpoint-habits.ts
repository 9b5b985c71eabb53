import type { ModelEndpoint } from './model-endpoint';

/** What an endpoint takes; learned from its refusals, and remembered while the process lives. */
export interface Habits {
  readonly format: 'json_schema' | 'json_object' | 'plain';
  readonly temperature: boolean;
  readonly stream: boolean;
}

const everything: Habits = { format: 'json_schema', temperature: true, stream: true };
const nextFormat = { json_schema: 'json_object', json_object: 'plain', plain: 'plain' } as const;
const refusingStatuses = [400, 404, 415, 422, 500, 501];

export function createHabitsMemory() {
  const known = new Map<string, Habits>();
  const keyOf = ({ baseUrl, model }: ModelEndpoint) => `${baseUrl} ${model}`;
  return {
    of: (endpoint: ModelEndpoint): Habits => known.get(keyOf(endpoint)) ?? everything,
    learn: (endpoint: ModelEndpoint, habits: Habits) => void known.set(keyOf(endpoint), habits),
  };
}

/** What to leave out next time, when a refusal names something that was asked for. */
export function learnFromRefusal(
  habits: Habits,
  status: number,
  explanation: string,
): Habits | undefined {
  if (!refusingStatuses.includes(status)) return undefined;
  const says = (pattern: RegExp) => pattern.test(explanation);
  if (
    habits.format !== 'plain' &&
    says(/response[_ ]format|json_?(?:schema|object|validate)|structured|guided|grammar/i)
  ) {
    return { ...habits, format: nextFormat[habits.format] };
  }
  if (habits.temperature && says(/temperature/i)) return { ...habits, temperature: false };
  if (habits.stream && says(/\bstream/i)) return { ...habits, stream: false };
  return undefined;
}
