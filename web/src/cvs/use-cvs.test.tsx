import { emptyCv } from '@trayecto/core/cv';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { account } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import { CVS_KEY, putCv, useCvs } from './use-cvs';

function List() {
  return <p>{useCvs().status}</p>;
}

it('no list is asked for without the id of a person', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  expect(account.get().status).not.toBe('signed-in');
  renderToStaticMarkup(<List />);
  await expect(queryClient.getQueryCache().find({ queryKey: CVS_KEY })?.fetch()).rejects.toThrow(
    'User id is required.',
  );
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  queryClient.clear();
});

it('a CV that is new to the list comes after the favourites', () => {
  const record = (id: string, isFavorite: boolean, day: number) => ({
    id,
    user_id: id,
    filename: id,
    is_favorite: isFavorite,
    parsed_data: emptyCv(),
    parsed_data_english: null,
    is_large_cv: false,
    warning_message: null,
    using_raw_data: false,
    section_metrics: {},
    available_sections: [],
    source: null,
    metadata: {},
    content_characters: 0,
    has_original: false,
    version: 1,
    created_at: `2026-11-0${day}T00:00:00Z`,
    updated_at: `2026-11-0${day}T00:00:00Z`,
  });
  queryClient.setQueryData(CVS_KEY, [record('favourite', true, 1), record('older', false, 2)]);
  putCv(record('new', false, 3));
  const names = queryClient.getQueryData<{ id: string }[]>(CVS_KEY)?.map(({ id }) => id);
  expect(names).toEqual(['favourite', 'new', 'older']);
  queryClient.clear();
});
