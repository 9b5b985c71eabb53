import { expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { useImports } from './use-imports';

describeOnOneDatabase('changes of a CV', (context) => {
  const imports = useImports(context);

  /** What they change need not come from a file. */
  const make = async (filename: string) => {
    const body = { filename, content: 'x', parsed_data: { personal: { name: 'Nuria Casals' } } };
    return (await imports.app.call('POST', '/api/cvs', { token: imports.token, body })).json.cv;
  };

  it('carry the version seen; a stale one gets the current copy and changes nothing', async () => {
    const cv = await make('cambios.pdf');
    const change = (title: string, version?: string) =>
      imports.app.call('PATCH', `/api/cvs/${cv.id}`, {
        token: imports.token,
        body: {
          parsed_data: { ...cv.parsed_data, personal: { ...cv.parsed_data.personal, title } },
        },
        headers: version ? { 'if-match': version } : {},
      });
    expect((await change('Sin versión')).json.code).toBe('version_needed');
    const first = await change('Enfermera jefe', '"1"');
    expect(first.json.cv).toMatchObject({ version: 2 });
    const stale = await change('Otra cosa', '"1"');
    expect(stale.status).toBe(409);
    expect(stale.json.cv.parsed_data.personal.title).toBe('Enfermera jefe');
    expect((await change('Otra cosa', 'W/"2"')).json.cv.version).toBe(3);
    const versions = await context.queryAsOwner(
      imports.place,
      'select version from cv_versions where cv_id = $1 order by version',
      [cv.id],
    );
    expect(versions.map((row) => row.version)).toEqual([1, 2, 3]);
  });

  it('of ten tabs that save the same version one wins', async () => {
    const cv = await make('diez.pdf');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        imports.app.call('PATCH', `/api/cvs/${cv.id}`, {
          token: imports.token,
          body: { filename: `tab ${i}.pdf` },
          headers: { 'if-match': '1' },
        }),
      ),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('a favourite makes no version and comes first; neither do tags', async () => {
    const cv = await make('favorito.pdf');
    await make('más nuevo.pdf');
    const answer = await imports.app.call('PATCH', `/api/cvs/${cv.id}`, {
      token: imports.token,
      body: { is_favorite: true, tags: ['Sanidad'], user_id: 'x', version: 9 },
    });
    expect(answer.json.cv).toMatchObject({
      is_favorite: true,
      version: 1,
      user_id: imports.userId,
    });
    expect(answer.json.cv.metadata.tags).toEqual(['Sanidad']);
    const { cvs } = (
      await imports.app.call('GET', `/api/cvs?userId=${imports.userId}`, { token: imports.token })
    ).json;
    expect(cvs[0].id).toBe(cv.id);
    expect(cvs[1].filename).toBe('más nuevo.pdf');
  });
});
