/** Things a careful page does, each true or false, as observed while loading it. */
export async function judgePractices(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const observed = await watchPage(page, session);
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    const source = (await answer.text()).slice(0, 1024);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const scriptRule = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    const found = await page.evaluate(inspectDocument);
    const ownOrigin = new URL(url).origin;
    return {
      'no errors in the console': observed.consoleErrors.length === 0,
      'no issues in the inspector': observed.issues.length === 0,
      'no request failed': observed.failedRequests.length === 0,
      'no third party is asked': observed.requests.every((asked) => asked.startsWith(ownOrigin)),
      'content policy forbids inline script':
        scriptRule !== '' && !/unsafe-inline|unsafe-eval/.test(scriptRule),
      'framing is refused': /frame-ancestors 'none'/.test(policy),
      'types are not guessed': answer.headers()['x-content-type-options'] === 'nosniff',
      'doctype is html': /^\s*<!doctype html>/i.test(source) && found.isStandardsMode,
      'charset comes first': /<meta charset="?utf-8/i.test(source),
      'viewport lets people zoom':
        /width=device-width/.test(found.viewport) && !/user-scalable=no/.test(found.viewport),
      'links leave by https only': found.insecureLinks.length === 0,
      'pictures keep their shape': found.distortedPictures.length === 0,
      'nothing deprecated is used': found.deprecations.length === 0,
      'passwords can be pasted': found.canPastePasswords,
    };
  } finally {
    await context.close();
  }
}

/** Said of every picture that waits until it is near: the wish, not a fault. */
const informationOnly = new Set(['LazyLoadImageIssue']);

async function watchPage(page, session) {
  const observed = { consoleErrors: [], issues: [], failedRequests: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') observed.consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => observed.consoleErrors.push(String(error)));
  page.on('requestfailed', (request) => observed.failedRequests.push(request.url()));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) observed.requests.push(request.url());
  });
  session.on('Audits.issueAdded', ({ issue }) => {
    if (!informationOnly.has(issue.code)) observed.issues.push(issue.code);
  });
  await session.send('Audits.enable');
  await page.addInitScript(() => {
    globalThis.seenDeprecations = [];
    new ReportingObserver(
      (reports) => globalThis.seenDeprecations.push(...reports.map((r) => r.body.id)),
      {
        types: ['deprecation'],
        buffered: true,
      },
    ).observe();
  });
  return observed;
}

/** Runs inside the page. */
function inspectDocument() {
  const pictures = [...document.images].filter((picture) => picture.naturalWidth > 0);
  const passwordField = document.querySelector('input[type=password]');
  const paste = new ClipboardEvent('paste', { cancelable: true, bubbles: true });
  return {
    isStandardsMode: document.compatMode === 'CSS1Compat',
    viewport: document.querySelector('meta[name=viewport]')?.content ?? '',
    insecureLinks: [...document.links]
      .map((link) => link.href)
      .filter((href) => href.startsWith('http:') && !href.startsWith(location.origin)),
    distortedPictures: pictures
      .filter((picture) => getComputedStyle(picture).objectFit === 'fill')
      .filter((picture) => {
        const natural = picture.naturalWidth / picture.naturalHeight;
        const shown = picture.clientWidth / picture.clientHeight;
        return Math.abs(shown / natural - 1) > 0.05;
      })
      .map((picture) => picture.src),
    deprecations: globalThis.seenDeprecations,
    canPastePasswords: passwordField ? passwordField.dispatchEvent(paste) : true,
  };
}
