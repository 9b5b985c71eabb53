import { expect, it } from 'vitest';
import { readPlaces, spanBoxes } from './picture-places';

const picture = (told: string) => `<svg viewBox="0 0 595 842"><metadata>${told}</metadata>`;

it('what a picture tells is read by place, line by line', () => {
  const places = readPlaces(
    picture(
      '{"places":["/summary","/additional/a\\u0026b"],"boxes":[[0,10,20,100,12],[1,10,60,50,12],[0,10,34,60,12]]}',
    ),
  );
  expect([...places.keys()]).toEqual(['/summary', '/additional/a&b']);
  expect(spanBoxes(places.get('/summary') ?? [])).toEqual({ x: 10, y: 20, width: 100, height: 26 });
});

it('a picture that tells nothing has no places', () => {
  expect(readPlaces('<svg>').size).toBe(0);
  expect(spanBoxes([])).toBeNull();
});
