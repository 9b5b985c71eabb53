import { bullets, contactsOf, html, linkTo, page, prose, skillLines } from './html-parts.mjs';

/** Layouts that differ in how they tell what was done: no signs, signs that are pictures, the employer in a sentence. */
export const families = [
  {
    name: 'html-lines-without-signs',
    tool: 'chromium',
    render: renderLines,
    omits: ['work.description'],
  },
  { name: 'html-drawn-ticks', tool: 'chromium', render: renderTicks },
  { name: 'html-employer-behind-preposition', tool: 'chromium', render: renderPrepositions },
];

const rest = (person) => html`
  <h2>${person.headings.education}</h2>
  ${person.education.map((one) => html`<p><b>${one.degree}</b></p><p>${one.institution}</p><p class="when">${one.dates}</p>`)}
  <h2>${person.headings.certifications}</h2>
  ${person.certifications.map((one) => html`<p>${one.name} – ${one.issuer} – ${one.date}</p>`)}
  <h2>${person.headings.skills}</h2>${skillLines(person)}
  <h2>${person.headings.languages}</h2>
  ${person.languages.map(([language, level]) => html`<p>${language}: ${level}</p>`)}
  <h2>${person.headings.interests}</h2><p>${person.interests.join(', ')}</p>
  <h2>${person.headings.volunteering}</h2>${bullets(person.volunteering)}`;

const header = (person) => html`<h1>${person.name}</h1><p class="title">${person.title}</p>
  ${contactsOf(person).map((one) => html`<p class="contact">${linkTo(one)}</p>`)}
  <h2>${person.headings.summary}</h2><p>${person.summary}</p>`;

const CSS = `h1 { font-size: 22pt } h2 { font-size: 13pt; margin: 12pt 0 5pt } .when { color: #777; font-size: 9pt }
  .job { margin-top: 8pt } ul { padding-left: 14pt }`;

/** One action below the other, with nothing before it. */
function renderLines(person) {
  return page(
    person,
    CSS,
    html`${header(person)}<h2>${person.headings.work}</h2>
    ${person.work.map(
      (job) => html`<p class="job"><b>${job.title}</b> – ${job.company}, ${job.location}</p>
      <p class="when">${job.dates}</p>${job.achievements.map((one) => html`<p>${one}</p>`)}`,
    )}
    ${rest(person)}`,
  );
}

const TICK = {
  raw: '<svg width="11" height="11" viewBox="0 0 10 10"><path d="M1 5 L4 8 L9 2" stroke="#2a7" fill="none" stroke-width="2"/></svg>',
};

function renderTicks(person) {
  const css = `${CSS} ul { list-style: none; padding: 0 } li { padding-left: 15pt; position: relative }
    li svg { position: absolute; left: 0; top: 2pt }`;
  return page(
    person,
    css,
    html`${header(person)}<h2>${person.headings.work}</h2>
    ${person.work.map(
      (job) => html`<p class="job"><b>${job.title}</b></p><p>${job.company}, ${job.location}</p>
      <p class="when">${job.dates}</p>${prose(job)}
      <ul>${job.achievements.map((one) => html`<li>${TICK}${one}</li>`)}</ul>`,
    )}
    ${rest(person)}`,
  );
}

function renderPrepositions(person) {
  const css = `${CSS} .where { color: #164; font-style: italic }`;
  const at = person.language === 'es' ? 'en' : 'at';
  return page(
    person,
    css,
    html`${header(person)}<h2>${person.headings.work}</h2>
    ${person.work.map(
      (job) => html`<p class="job"><b>${job.title}</b></p><p class="where">${at} ${job.company}</p>
      <p class="when">${job.location} | ${job.dates}</p>${prose(job)}${bullets(job.achievements)}`,
    )}
    ${rest(person)}`,
  );
}
