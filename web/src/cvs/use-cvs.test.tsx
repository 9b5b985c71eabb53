import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { account } from '../api/browser-api';
import { queryClient } from '../api/query-client';
import { CVS_KEY, useCvs } from './use-cvs';

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
