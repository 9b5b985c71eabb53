import { describe, expect, it } from 'vitest';
import { cutToText, listPageData } from './read-job-page';

const text = (page: string) => new TextDecoder().decode(cutToText(page));

describe('the page of a job', () => {
  it('gives the data it has for machines, and no other script', () => {
    const page = `<html><script>let a = {};</script>
      <SCRIPT data-x type="application/ld+json">{"@type":"JobPosting"}</SCRIPT>
      <script type='application/ld+json'>nonsense</script></html>`;
    expect(listPageData(page)).toEqual(['{"@type":"JobPosting"}']);
  });

  it('is cut to its own text', () => {
    const page = `<html><head><title>x</title></head><body><nav>Inicio</nav><header>Entrar</header>
      <div>Buscamos panadera en Cádiz.</div><footer>© Horno Sol</footer></body></html>`;
    expect(text(page)).toContain('Buscamos panadera en Cádiz.');
    for (const around of ['Inicio', 'Entrar', '©', 'title'])
      expect(text(page)).not.toContain(around);
  });

  it('is its main part where it has one', () => {
    const page = '<body><div>Cookies</div><main class="a">Oferta</main><div>Más</div></body>';
    expect(text(page)).toContain('Oferta');
    expect(text(page)).not.toContain('Cookies');
  });

  it('never comes back to what it has read: a page of openings alone ends at once', () => {
    for (const piece of ['<script', '<script>', '<main><main ', '<nav></nav', '<']) {
      const page = piece.repeat(200_000);
      expect(listPageData(page)).toEqual([]);
      expect(cutToText(page).length).toBeGreaterThan(0);
    }
  });
});
