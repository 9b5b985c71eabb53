import { describePagePolicy } from './inline-policy';

const words = {
  es: {
    title: 'Trayecto está arrancando',
    line: 'Tarda unos segundos. Esta página se abrirá sola.',
  },
  en: {
    title: 'Trayecto is starting',
    line: 'This takes a few seconds. The page will open by itself.',
  },
};

/** What someone sees who comes while the database is still opening: the page asks again by itself. */
export function drawStartingPage(languages = ''): { html: string; policy: string } {
  const language = /^\s*en\b/i.test(languages) ? 'en' : 'es';
  const { title, line } = words[language];
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; background: light-dark(#fbf8f3, #14181f); color: light-dark(#1f2430, #ece7de) }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 1.5rem; box-sizing: border-box; text-align: center }
h1 { margin: 0; font-size: 1.5rem }
p { margin: .5rem 0 0 }
</style>
</head>
<body><main role="status"><h1>${title}</h1><p>${line}</p></main></body>
</html>
`;
  return { html, policy: describePagePolicy(html) };
}
