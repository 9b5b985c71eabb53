import { useQuery } from '@tanstack/react-query';
import { addOwnWord, listOwnWords, removeOwnWord } from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { queryClient } from '../api/query-client';

const WORDS_KEY = ['own-words'] as const;
const NO_WORDS: readonly string[] = [];

/** The words a person has taught the proofreader. */
export function useOwnWords(): readonly string[] {
  const { data } = useQuery(
    {
      queryKey: WORDS_KEY,
      queryFn: async ({ signal }) => (await call(listOwnWords, {}, { signal })).words,
    },
    queryClient,
  );
  return data ?? NO_WORDS;
}

const keep = (words: readonly string[]) => queryClient.setQueryData(WORDS_KEY, words);

/** Counts at once; the server keeps it. One that it could not keep is asked for again another time. */
export async function learnWord(word: string): Promise<void> {
  const known = queryClient.getQueryData<readonly string[]>(WORDS_KEY) ?? NO_WORDS;
  keep([...known, word.toLowerCase()]);
  const { words } = await call(addOwnWord, { body: { word } });
  keep(words);
}

/** From now on the proofreader asks about it again. */
export async function forgetWord(word: string): Promise<void> {
  const { words } = await call(removeOwnWord, { query: { word } });
  keep(words);
}
