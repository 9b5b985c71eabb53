import { bullets, contactsOf, html, linkTo, page, prose } from './html-parts.mjs';

/** Two columns, panels and timelines. */
export const families = [
  { name: 'html-tags-two-columns', tool: 'chromium', render: renderTags },
  { name: 'html-side-panel', tool: 'chromium', render: renderPanel },
  { name: 'html-narrow-left', tool: 'chromium', render: renderNarrowLeft },
  { name: 'html-timeline', tool: 'chromium', render: renderTimeline },
  { name: 'html-band-header', tool: 'chromium', render: renderBand },
  { name: 'html-columns-in-jobs', tool: 'chromium', render: renderColumnsInJobs },
  { name: 'html-centre-axis', tool: 'chromium', render: renderAxis },
];

const section = (heading, body) => html`<section><h2>${heading}</h2>${body}</section>`;
const chips = (items) =>
  html`<div class="chips">${items.map((item) => html`<span>${item}</span>`)}</div>`;
const skillItems = (person) => person.skills.flatMap(([, items]) => items);

const side = (person) => html`
  ${section(
    person.headings.skills,
    person.skills.map(([group, items]) => html`<h4>${group}</h4>${bullets(items)}`),
  )}
  ${section(
    person.headings.languages,
    person.languages.map(([language, level]) => html`<p>${language} – ${level}</p>`),
  )}
  ${section(
    person.headings.certifications,
    person.certifications.map(
      (one) => html`<div class="cert"><b>${one.name}</b><p>${one.issuer}, ${one.date}</p></div>`,
    ),
  )}
  ${section(person.headings.interests, bullets(person.interests))}`;

/** AltaCV's manner: employer in colour under the role, dates and town on their own line with pictures, tags in boxes. */
function renderTags(person) {
  const css = `h1 { font-size: 24pt; color: #450808 } .title { color: #8f0d0d; font-weight: bold; font-size: 12pt }
    main { display: grid; grid-template-columns: 60% 1fr; gap: 8mm; margin-top: 8pt } h2 { font-size: 14pt; color: #450808; border-bottom: 2pt solid #e7a61a; margin: 6pt 0 4pt; text-transform: uppercase }
    h3 { font-size: 11.5pt; margin-top: 5pt } .at { color: #8f0d0d; font-weight: bold } .when { font-size: 8.5pt; color: #666 } .when span { margin-right: 22pt }
    ul { padding-left: 12pt } .chips span { display: inline-block; border: .7pt solid #888; border-radius: 3pt; padding: 1pt 4pt; margin: 2pt 3pt 0 0 } h4 { font-size: 10pt }`;
  const head = (what, where, when, town) =>
    html`<h3>${what}</h3><div class="at">${where}</div><div class="when"><span>📅 ${when}</span><span>📍 ${town}</span></div>`;
  return page(
    person,
    css,
    html`<h1>${person.name}</h1><p class="title">${person.title}</p><p>${contactsOf(person).map((one) => html`<span style="margin-right:14pt">${linkTo(one)}</span> `)}</p>
    <main><div>${section(
      person.headings.work,
      person.work.map(
        (job) =>
          html`${head(job.title, job.company, job.dates, job.location)}${prose(job)}${bullets(job.achievements)}`,
      ),
    )}</div>
    <div>${section(person.headings.summary, html`<p>${person.summary}</p>`)}
    ${section(person.headings.skills, chips(skillItems(person)))}
    ${section(
      person.headings.languages,
      person.languages.map(([language, level]) => html`<p><b>${language}</b> ${level}</p>`),
    )}
    ${section(
      person.headings.education,
      person.education.map((one) => head(one.degree, one.institution, one.dates, one.location)),
    )}
    ${section(
      person.headings.certifications,
      person.certifications.map(
        (one) => html`<p><b>${one.name}</b></p><p>${one.issuer} · ${one.date}</p>`,
      ),
    )}
    ${section(person.headings.interests, html`<p>${person.interests.join(' · ')}</p>`)}
    ${section(person.headings.volunteering, bullets(person.volunteering))}</div></main>`,
    { margin: '12mm' },
  );
}

/** A coloured panel at the left, dates in two lines left of each entry. */
function renderPanel(person) {
  const css = `.sheet { display: grid; grid-template-columns: 62mm 1fr; min-height: 297mm } aside { background: #e4e9ee; padding: 10mm 6mm }
    main { padding: 10mm 8mm } h1 { font-size: 19pt } .title { font-size: 12pt; color: #445; margin-bottom: 6pt } h2 { font-size: 14pt; color: #2b4a6f; margin: 8pt 0 4pt }
    .item { display: grid; grid-template-columns: 20mm 1fr; gap: 3mm; margin-top: 5pt } .when { color: #667 } h3 { font-size: 10.5pt } .at { font-style: italic } ul { padding-left: 12pt } h4 { margin-top: 3pt }`;
  const item = (dates, body) => {
    const [from, to] = dates.split(/ [–-] /);
    return html`<div class="item"><div class="when">${from}${to && html` –<br>${to}`}</div><div>${body}</div></div>`;
  };
  return page(
    person,
    css,
    html`<div class="sheet"><aside><h1>${person.name}</h1><p class="title">${person.title}</p>${contactsOf(person).map((one) => html`<p>${linkTo(one)}</p>`)}
    ${section(person.headings.summary, html`<p>${person.summary}</p>`)}${side(person)}</aside>
    <main>${section(
      person.headings.work,
      person.work.map((job) =>
        item(
          job.dates,
          html`<h3>${job.title}</h3><p class="at">${job.company}, ${job.location}</p>${prose(job)}${bullets(job.achievements)}`,
        ),
      ),
    )}
    ${section(
      person.headings.education,
      person.education.map((one) =>
        item(one.dates, html`<h3>${one.degree}</h3><p class="at">${one.institution}</p>`),
      ),
    )}
    ${section(person.headings.volunteering, bullets(person.volunteering))}</main></div>`,
    { margin: '0' },
  );
}

/** Deedy's manner: narrow column left, "EMPLOYER | ROLE" in capitals, town and dates below in grey. */
function renderNarrowLeft(person) {
  const css = `header { text-align: center } h1 { font-size: 30pt; font-weight: 300 } .contact { color: #666; font-size: 9pt }
    main { display: grid; grid-template-columns: 33% 1fr; gap: 6mm } h2 { font-size: 15pt; font-weight: 300; text-transform: uppercase; color: #6a6a6a; margin: 7pt 0 2pt }
    h3 { font-size: 10.5pt; text-transform: uppercase; margin-top: 4pt } .light { font-weight: 300 } .when { color: #6a6a6a; font-size: 9.5pt; font-style: italic } ul { padding-left: 11pt } h4 { font-size: 10pt; color: #888; margin-top: 3pt }`;
  return page(
    person,
    css,
    html`<header><h1>${person.name}</h1><p class="contact">${contactsOf(person).join(' | ')}</p></header><p>${person.title}</p>
    <main><div>${section(
      person.headings.education,
      person.education.map(
        (one) =>
          html`<h3>${one.institution}</h3><p>${one.degree}</p><p class="when">${one.dates} | ${one.location}</p>`,
      ),
    )}
    ${section(
      person.headings.skills,
      person.skills.map(([group, items]) => html`<h4>${group}</h4><p>${items.join(' • ')}</p>`),
    )}
    ${section(
      person.headings.languages,
      person.languages.map(([language, level]) => html`<p>${language} (${level})</p>`),
    )}
    ${section(person.headings.interests, html`<p>${person.interests.join(' • ')}</p>`)}</div>
    <div>${section(person.headings.summary, html`<p>${person.summary}</p>`)}
    ${section(
      person.headings.work,
      person.work.map(
        (job) =>
          html`<h3>${job.company} <span class="light">| ${job.title}</span></h3><p class="when">${job.dates} | ${job.location}</p>${prose(job)}${bullets(job.achievements)}`,
      ),
    )}
    ${section(
      person.headings.certifications,
      person.certifications.map((one) => html`<p>${one.date} ${one.name}, ${one.issuer}</p>`),
    )}
    ${section(person.headings.volunteering, bullets(person.volunteering))}</div></main>`,
    { margin: '10mm 14mm', size: 'letter' },
  );
}

/** The end of a span is over its beginning, with a bar between them, left of a line with dots. */
function renderTimeline(person) {
  const css = `.sheet { display: grid; grid-template-columns: 1fr 58mm } main { padding: 10mm } aside { background: #f2f2f2; padding: 10mm 6mm } h1 { font-size: 24pt }
    h2 { font-size: 14pt; margin: 9pt 0 4pt } .item { display: grid; grid-template-columns: 24mm 1fr; gap: 6mm; margin-top: 6pt; position: relative }
    .when { text-align: center; color: #777; font-size: 9pt } .bar { width: 1pt; height: 8pt; background: #999; margin: 1pt auto } .body { border-left: 1pt solid #ccc; padding-left: 5mm } .body::before { content: ''; position: absolute; width: 6pt; height: 6pt; border-radius: 3pt; background: #888; left: 28.4mm; top: 4pt }
    h3 { font-size: 11.5pt } ul { padding-left: 12pt }`;
  const item = (dates, body) => {
    const [from, to] = dates.split(/ [–-] /);
    return html`<div class="item"><div class="when">${to}<div class="bar"></div>${from}</div><div class="body">${body}</div></div>`;
  };
  return page(
    person,
    css,
    html`<div class="sheet"><main><h1>${person.name}</h1><p>${person.title}</p><p>${person.summary}</p>
    ${section(
      person.headings.work,
      person.work.map((job) =>
        item(
          job.dates,
          html`<h3>${job.title}</h3><p>${job.company}</p><p style="color:#777">${job.location}</p>${prose(job)}${bullets(job.achievements)}`,
        ),
      ),
    )}
    ${section(
      person.headings.education,
      person.education.map((one) =>
        item(
          one.dates,
          html`<h3>${one.degree}</h3><p>${one.institution}</p><p style="color:#777">${one.location}</p>`,
        ),
      ),
    )}
    ${section(person.headings.volunteering, bullets(person.volunteering))}</main>
    <aside><h2>${person.language === 'es' ? 'Contacto' : 'Contact'}</h2>${contactsOf(person).map((one) => html`<p>${linkTo(one)}</p>`)}${side(person)}</aside></div>`,
    { margin: '0' },
  );
}

/** A coloured band with name and contact over two columns; skills as chips; headings with letters spaced apart. */
function renderBand(person) {
  const css = `.band { background: #223; color: #fff; padding: 8mm 12mm; display: flex; justify-content: space-between } h1 { font-size: 24pt } .contact { text-align: right; font-size: 9pt }
    .sheet { display: grid; grid-template-columns: 1fr 60mm; gap: 8mm; padding: 6mm 12mm } h2 { font-size: 11pt; letter-spacing: 2.5pt; text-transform: uppercase; color: #36c; margin: 8pt 0 4pt }
    h3 { font-size: 11pt; margin-top: 6pt } .sub { display: flex; justify-content: space-between; color: #555 } ul { padding-left: 12pt } .chips span { display: inline-block; background: #e3ebfb; border-radius: 8pt; padding: 1pt 6pt; margin: 2pt 2pt 0 0 }`;
  return page(
    person,
    css,
    html`<div class="band"><div><h1>${person.name}</h1><p>${person.title}</p></div><div class="contact">${contactsOf(person).map((one) => html`<div>${linkTo(one)}</div>`)}</div></div>
    <div class="sheet"><div>${section(person.headings.summary, html`<p>${person.summary}</p>`)}
    ${section(
      person.headings.work,
      person.work.map(
        (job) =>
          html`<h3>${job.title}</h3><div class="sub"><span>${job.company}, ${job.location}</span><span>${job.dates}</span></div>${prose(job)}${bullets(job.achievements)}`,
      ),
    )}
    ${section(person.headings.volunteering, bullets(person.volunteering))}</div>
    <div>${section(person.headings.skills, chips(skillItems(person)))}
    ${section(
      person.headings.education,
      person.education.map(
        (one) => html`<h3>${one.degree}</h3><p>${one.institution}</p><p>${one.dates}</p>`,
      ),
    )}
    ${section(
      person.headings.languages,
      person.languages.map(
        ([language, level]) =>
          html`<div class="sub"><span>${language}</span><span>${level}</span></div>`,
      ),
    )}
    ${section(
      person.headings.certifications,
      person.certifications.map(
        (one) => html`<p><b>${one.name}</b><br>${one.issuer}<br>${one.date}</p>`,
      ),
    )}
    ${section(person.headings.interests, chips(person.interests))}</div></div>`,
    { margin: '0' },
  );
}

/** What was done in two columns inside each job. */
function renderColumnsInJobs(person) {
  const css = `h1 { font-size: 22pt } h2 { font-size: 14pt; margin: 9pt 0 3pt; color: #0a6 } h3 { font-size: 11pt; margin-top: 6pt } ul { columns: 2; column-gap: 8mm; padding-left: 12pt; margin-top: 3pt } .meta { color: #666 }`;
  return page(
    person,
    css,
    html`<h1>${person.name}</h1><p>${person.title}</p><p>${contactsOf(person).join(' | ')}</p>
    ${section(person.headings.summary, html`<p>${person.summary}</p>`)}
    ${section(
      person.headings.work,
      person.work.map(
        (job) =>
          html`<h3>${job.title} · ${job.company}</h3><p class="meta">${job.location} · ${job.dates}</p>${prose(job)}${bullets(job.achievements)}`,
      ),
    )}
    ${section(
      person.headings.education,
      person.education.map(
        (one) => html`<h3>${one.degree} · ${one.institution}</h3><p class="meta">${one.dates}</p>`,
      ),
    )}
    ${section(person.headings.skills, html`<p>${skillItems(person).join(', ')}</p>`)}
    ${section(person.headings.languages, html`<p>${person.languages.map(([language, level]) => `${language} (${level})`).join(', ')}</p>`)}
    ${section(
      person.headings.certifications,
      person.certifications.map((one) => html`<p>${one.name} | ${one.issuer} | ${one.date}</p>`),
    )}
    ${section(person.headings.interests, html`<p>${person.interests.join(', ')}</p>`)}
    ${section(
      person.headings.volunteering,
      person.volunteering.map((one) => html`<p>${one}</p>`),
    )}`,
  );
}

/** Two columns that meet at an axis: the left one ends where the right one begins. */
function renderAxis(person) {
  const css = `header { text-align: center } h1 { font-size: 22pt } main { display: grid; grid-template-columns: 38% 1fr; margin-top: 6pt } .left { text-align: right; padding-right: 5mm; border-right: 1pt solid #bbb } .right { padding-left: 5mm }
    h2 { font-size: 13pt; color: #a33; margin: 8pt 0 3pt } h3 { font-size: 10.5pt; margin-top: 4pt } .right ul { padding-left: 12pt } h4 { font-size: 10pt }`;
  return page(
    person,
    css,
    html`<header><h1>${person.name}</h1><p>${person.title}</p></header>
    <main><div class="left"><h2>${person.language === 'es' ? 'Contacto' : 'Contact'}</h2>${contactsOf(person).map((one) => html`<p>${linkTo(one)}</p>`)}
    ${section(
      person.headings.education,
      person.education.map(
        (one) => html`<h3>${one.degree}</h3><p>${one.institution}</p><p>${one.dates}</p>`,
      ),
    )}
    ${section(
      person.headings.skills,
      skillItems(person).map((item) => html`<p>${item}</p>`),
    )}
    ${section(
      person.headings.languages,
      person.languages.map(([language, level]) => html`<p>${language}, ${level}</p>`),
    )}
    ${section(
      person.headings.interests,
      person.interests.map((item) => html`<p>${item}</p>`),
    )}</div>
    <div class="right">${section(person.headings.summary, html`<p>${person.summary}</p>`)}
    ${section(
      person.headings.work,
      person.work.map(
        (job) =>
          html`<h3>${job.title}</h3><p>${job.company}, ${job.location}</p><p><i>${job.dates}</i></p>${prose(job)}${bullets(job.achievements)}`,
      ),
    )}
    ${section(
      person.headings.certifications,
      person.certifications.map((one) => html`<p>${one.name}, ${one.issuer}, ${one.date}</p>`),
    )}
    ${section(person.headings.volunteering, bullets(person.volunteering))}</div></main>`,
  );
}
