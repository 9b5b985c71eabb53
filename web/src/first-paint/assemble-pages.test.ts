import { describe, expect, it } from 'vitest';
import { assemblePages } from './assemble-pages';

const template = `<html lang="es"><head><title>Trayecto</title><!--early-script-->
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>
<body><!--drawn-screen--><div id="root"></div></body></html>`;
const parts = {
  template,
  earlyScript: 'hold("$&")',
  screens: [
    { path: '/', title: 'Inicio · Trayecto', html: '<h1>$1 & más</h1>' },
    { path: '/auth', title: 'Entrar · Trayecto', html: '<form></form>' },
  ],
  styles: [{ file: '/assets/index-1.css', text: 'a{color:red}\n' }],
  preloads: ['/assets/all-1.js'],
};

describe('assemblePages', () => {
  const pages = new Map(assemblePages(parts).map(({ fileName, html }) => [fileName, html]));

  it('makes one page for each drawn screen and one for the rest', () => {
    expect([...pages.keys()]).toEqual(['index.html', 'auth.html', 'app.html']);
    expect(pages.get('index.html')).toContain('<div id="drawn"><h1>$1 & más</h1></div>');
    expect(pages.get('index.html')).toContain('<html data-drawn="/" lang="es">');
    expect(pages.get('index.html')).toContain('<title>Inicio · Trayecto</title>');
    expect(pages.get('auth.html')).toContain('<div id="drawn"><form></form></div>');
    expect(pages.get('app.html')).not.toContain('drawn');
  });

  it('needs no other file to paint any of them', () => {
    for (const html of pages.values()) {
      expect(html).toContain('<script>hold("$&")</script>');
      expect(html).toContain('<style>a{color:red}</style>');
      expect(html).not.toContain('rel="stylesheet"');
    }
  });

  it('fetches what every page needs', () => {
    const link = '<link rel="modulepreload" crossorigin href="/assets/all-1.js">';
    for (const html of pages.values()) expect(html).toContain(link);
  });

  it.each([
    ['a script that would end itself', { ...parts, earlyScript: '"</script>"' }],
    ['a style that would end itself', { ...parts, styles: [{ file: '/x', text: '</style>' }] }],
    ['a template without the places', { ...parts, template: '<html lang="es"></html>' }],
  ])('refuses %s', (_, odd) => {
    expect(() => assemblePages(odd)).toThrow();
  });
});
