import { bullets, contactsOf, html, linkTo, page, prose, skillLines } from './html-parts.mjs';

/** One column, as word processors and browsers print it. */
export const families = [
  { name: 'html-plain', tool: 'chromium', render: renderPlain },
  { name: 'html-four-corners', tool: 'chromium', render: renderFourCorners },
  { name: 'html-hint-column', tool: 'chromium', render: renderHintColumn },
  { name: 'html-margin-stack', tool: 'chromium', render: renderMarginStack },
  { name: 'html-run-in-headings', tool: 'chromium', render: renderRunIn },
  {
    name: 'html-job-labels',
    tool: 'chromium',
    render: renderJobLabels,
    omits: ['work.description'],
  },
  { name: 'html-definitions', tool: 'wkhtmltopdf', render: renderDefinitions, footer: true },
  { name: 'html-same-size-headings', tool: 'chromium', render: renderSameSize, footer: true },
];

const lists = (person) => html`
  <h2>${person.headings.certifications}</h2>
  ${person.certifications.map((one) => html`<p>${one.name}, ${one.issuer} (${one.date})</p>`)}
  <h2>${person.headings.skills}</h2>${skillLines(person)}
  <h2>${person.headings.languages}</h2>
  ${person.languages.map(([language, level]) => html`<p>${language}: ${level}</p>`)}
  <h2>${person.headings.interests}</h2><p>${person.interests.join(', ')}</p>
  <h2>${person.headings.volunteering}</h2>${bullets(person.volunteering)}`;

const header = (person) => html`<header><h1>${person.name}</h1><p class="title">${person.title}</p>
  <p class="contact">${contactsOf(person).map((one, at) => html`${at > 0 && ' · '}${linkTo(one)}`)}</p></header>`;

function renderPlain(person) {
  const css = `h1 { font-size: 20pt } h2 { font-size: 13pt; margin: 10pt 0 4pt; border-bottom: .5pt solid #888 }
    .row { display: flex; justify-content: space-between; margin-top: 6pt } ul { padding-left: 14pt }`;
  return page(
    person,
    css,
    html`${header(person)}<h2>${person.headings.summary}</h2><p>${person.summary}</p>
    <h2>${person.headings.work}</h2>
    ${person.work.map(
      (
        job,
      ) => html`<div class="row"><b>${job.title}, ${job.company}</b><span>${job.dates}</span></div>
      <i>${job.location}</i>${prose(job)}${bullets(job.achievements)}`,
    )}
    <h2>${person.headings.education}</h2>
    ${person.education.map((one) => html`<div class="row"><span><b>${one.degree}</b>, ${one.institution}</span><span>${one.dates}</span></div>`)}
    ${lists(person)}`,
  );
}

/** Employer and town over role and dates: the corner tells, not the words. */
function renderFourCorners(person) {
  const css = `body { font-family: 'Liberation Serif' } header { text-align: center } h1 { font-size: 24pt; font-weight: normal }
    h2 { font-size: 11pt; text-transform: uppercase; margin: 9pt 0 3pt; border-bottom: 1pt solid #222 }
    .row { display: flex; justify-content: space-between } ul { padding-left: 16pt } .entry { margin-top: 5pt }`;
  const corners = (a, b, c, d) =>
    html`<div class="row"><b>${a}</b><i>${b}</i></div><div class="row"><span>${c}</span><i>${d}</i></div>`;
  return page(
    person,
    css,
    html`${header(person)}<h2>${person.headings.summary}</h2><p>${person.summary}</p>
    <h2>${person.headings.education}</h2>
    ${person.education.map((one) => html`<div class="entry">${corners(one.institution, one.location, one.degree, one.dates)}</div>`)}
    <h2>${person.headings.work}</h2>
    ${person.work.map((job) => html`<div class="entry">${corners(job.company, job.location, job.title, job.dates)}${prose(job)}${bullets(job.achievements)}</div>`)}
    ${lists(person)}`,
    { size: 'letter' },
  );
}

/** Dates at the right edge of a narrow gutter, broken over two or three lines; the head in three styles on one line. */
function renderHintColumn(person) {
  const css = `body { font-family: 'Liberation Serif' } h1 { font-size: 26pt; font-weight: normal } .title { font-style: italic }
    h2 { font-size: 14pt; font-weight: normal; color: #3873b3; margin: 9pt 0 4pt 23mm }
    .item { display: grid; grid-template-columns: 20mm 1fr; gap: 3mm; margin-top: 4pt } .hint { text-align: right }
    ul { padding-left: 12pt } footer { text-align: center; margin-top: 12pt; font-style: italic; color: #666 }`;
  const item = (hint, body) =>
    html`<div class="item"><div class="hint">${hint}</div><div>${body}</div></div>`;
  return page(
    person,
    css,
    html`<h1>${person.name}</h1><p class="title">${person.title}</p>
    <h2>${person.headings.summary}</h2>${item('', person.summary)}
    <h2>${person.headings.work}</h2>
    ${person.work.map((job) => item(job.dates, html`<b>${job.title}</b>, <i>${job.company}</i>, ${job.location}.${prose(job)}${bullets(job.achievements)}`))}
    <h2>${person.headings.education}</h2>
    ${person.education.map((one) => item(one.dates, html`<b>${one.degree}</b>, <i>${one.institution}</i>, ${one.location}.`))}
    <h2>${person.headings.certifications}</h2>
    ${person.certifications.map((one) => item(one.date, html`<b>${one.name}</b>, <i>${one.issuer}</i>.`))}
    <h2>${person.headings.skills}</h2>${person.skills.map(([group, items]) => item(group, items.join(', ')))}
    <h2>${person.headings.languages}</h2>${person.languages.map(([language, level]) => item(language, level))}
    <h2>${person.headings.interests}</h2>${item('', person.interests.join(', '))}
    <h2>${person.headings.volunteering}</h2>${item('', bullets(person.volunteering))}
    <footer>${contactsOf(person).join(' · ')}</footer>`,
  );
}

/** Town and dates one under the other in the right margin, beside the bullets. */
function renderMarginStack(person) {
  const css = `h1 { font-size: 25pt; font-weight: normal; color: #004f90 } h2 { font-size: 13pt; color: #004f90; margin: 10pt 0 3pt }
    .item { display: grid; grid-template-columns: 1fr 36mm; gap: 4mm; margin-top: 5pt } .side { text-align: right } ul { padding-left: 12pt }`;
  const item = (main, side) =>
    html`<div class="item"><div>${main}</div><div class="side">${side.map((line) => html`<div>${line}</div>`)}</div></div>`;
  return page(
    person,
    css,
    html`${header(person)}<h2>${person.headings.summary}</h2><p>${person.summary}</p>
    <h2>${person.headings.work}</h2>
    ${person.work.map((job) => item(html`<b>${job.company}</b>, ${job.title}${prose(job)}${bullets(job.achievements)}`, [job.location, job.dates]))}
    <h2>${person.headings.education}</h2>
    ${person.education.map((one) => item(html`<b>${one.institution}</b>, ${one.degree}`, [one.location, one.dates]))}
    ${lists(person)}`,
  );
}

/** Headings begin the paragraph they head; list signs are dashes followed by a space without width. */
function renderRunIn(person) {
  const css = `h1 { font-size: 16pt } .part { margin-top: 8pt } .dash { padding-left: 10pt } h2 { font-size: 10pt; margin-top: 9pt }`;
  const dashes = (items) =>
    items.map((item) => html`<p class="dash">-${{ raw: '&#8203;' }} ${item}</p>`);
  const runIn = (heading, text) => html`<p class="part"><b>${heading}</b> ${text}</p>`;
  return page(
    person,
    css,
    html`${header(person)}${runIn(person.headings.summary, person.summary)}
    <h2>${person.headings.work}</h2>
    ${person.work.map((job) => html`<p class="part"><b>${job.company}</b> — ${job.title} — ${job.location}</p><p><i>${job.dates}</i></p>${prose(job)}${dashes(job.achievements)}`)}
    <h2>${person.headings.education}</h2>
    ${person.education.map((one) => html`<p>${one.dates}: ${one.degree}. ${one.institution}</p>`)}
    <h2>${person.headings.certifications}</h2>
    ${person.certifications.map((one) => html`<p>${one.date}: ${one.name}. ${one.issuer}</p>`)}
    ${runIn(person.headings.skills, person.skills.flatMap(([, items]) => items).join(', '))}
    ${runIn(person.headings.languages, person.languages.map(([language, level]) => `${language} (${level})`).join(', '))}
    ${runIn(person.headings.interests, person.interests.join(', '))}
    <h2>${person.headings.volunteering}</h2>${dashes(person.volunteering)}`,
  );
}

/** The same two labels in each job, in the dress of small headings. */
function renderJobLabels(person) {
  const words =
    person.language === 'es' ? ['Tareas', 'Logros'] : ['Responsibilities', 'Achievements'];
  const css = `h1 { font-size: 22pt } h2 { font-size: 14pt; color: #7a1f3d; margin: 10pt 0 3pt } h3 { font-size: 11pt; margin-top: 6pt }
    h4 { font-size: 10pt; color: #7a1f3d; margin-top: 3pt } ul { padding-left: 14pt }`;
  return page(
    person,
    css,
    html`${header(person)}<h2>${person.headings.summary}</h2><p>${person.summary}</p>
    <h2>${person.headings.work}</h2>
    ${person.work.map(
      (job) => html`<h3>${job.title}</h3><p>${job.company} | ${job.location} | ${job.dates}</p>
      <h4>${words[0]}</h4>${bullets(job.achievements.slice(0, 1))}<h4>${words[1]}</h4>${bullets(job.achievements.slice(1))}`,
    )}
    <h2>${person.headings.education}</h2>
    ${person.education.map((one) => html`<h3>${one.degree}</h3><p>${one.institution} | ${one.dates}</p>`)}
    ${lists(person)}`,
  );
}

/** A bold date line, then employer and role in a sentence, as Markdown prints it. */
function renderDefinitions(person) {
  const css = `h1 { font-size: 22pt } h2 { font-size: 15pt; margin: 10pt 0 3pt } dt { font-weight: bold; margin-top: 5pt } dd { margin-left: 12pt } ul { padding-left: 14pt }`;
  return page(
    person,
    css,
    html`${header(person)}<h2>${person.headings.summary}</h2><p>${person.summary}</p>
    <h2>${person.headings.work}</h2><dl>
    ${person.work.map((job) => html`<dt>${job.dates}</dt><dd><b>${job.company}</b>, ${job.title} (${job.location})${prose(job)}${bullets(job.achievements)}</dd>`)}</dl>
    <h2>${person.headings.education}</h2><dl>
    ${person.education.map((one) => html`<dt>${one.dates}</dt><dd><b>${one.degree}</b>, ${one.institution}</dd>`)}</dl>
    ${lists(person)}`,
  );
}

/** Headings no larger than the text: bold capitals alone set them off. */
function renderSameSize(person) {
  const css = `body { font-family: 'Liberation Serif'; font-size: 11pt } h1 { font-size: 11pt; text-align: center } header { text-align: center }
    h2 { font-size: 11pt; text-transform: uppercase; margin: 9pt 0 2pt } .row { display: flex; justify-content: space-between; margin-top: 4pt } ul { padding-left: 16pt }`;
  return page(
    person,
    css,
    html`${header(person)}<h2>${person.headings.summary}</h2><p>${person.summary}</p>
    <h2>${person.headings.work}</h2>
    ${person.work.map((job) => html`<div class="row"><b>${job.company}</b><b>${job.location}</b></div><div class="row"><i>${job.title}</i><span>${job.dates}</span></div>${prose(job)}${bullets(job.achievements)}`)}
    <h2>${person.headings.education}</h2>
    ${person.education.map((one) => html`<div class="row"><b>${one.institution}</b><b>${one.location}</b></div><div class="row"><i>${one.degree}</i><span>${one.dates}</span></div>`)}
    ${lists(person)}`,
  );
}
