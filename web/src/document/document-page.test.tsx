import { documentLanguages, layoutCv, listTexts, templateNames } from '@trayecto/core/document';
import { makeSample, sampleNames } from '@trayecto/core/document/fixtures';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocumentPage } from './document-page';
import { withoutLinks } from './without-links';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is between the tags, with the few entities that React writes. */
function readMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

describe.each(templateNames)('%s on the screen', (template) => {
  describe.each(documentLanguages)('in %s', (language) => {
    it.each(sampleNames)('"%s" shows the tree’s words in their order', (sample) => {
      const tree = layoutCv(makeSample(sample, language), template, language);
      const shown = readMarkup(renderToStaticMarkup(<DocumentPage tree={tree} />));
      expect(words(shown)).toEqual(words(listTexts(tree).join(' ')));
    });
  });
});

it('what is no address of the web is no link', () => {
  const tree = layoutCv(makeSample('odd names', 'es'), 'modern', 'es');
  expect(renderToStaticMarkup(<DocumentPage tree={tree} />)).not.toContain('href="javascript');
});

it.each(templateNames)('a picture of %s has no link within', (template) => {
  const tree = layoutCv(makeSample('normal', 'es'), template, 'es');
  expect(renderToStaticMarkup(<DocumentPage tree={tree} />)).toContain('<a ');
  const picture = renderToStaticMarkup(<DocumentPage tree={withoutLinks(tree)} />);
  expect(picture).not.toContain('<a ');
  expect(words(readMarkup(picture))).toEqual(words(listTexts(tree).join(' ')));
});
