import { bullets, contactsOf, html, page, prose } from './html-parts.mjs';

/** What sites export and design tools draw. */
export const families = [
  {
    name: 'export-network',
    tool: 'chromium',
    render: renderNetwork,
    omits: ['github', 'volunteering', 'interests', 'certifications.issuer', 'certifications.date'],
  },
  {
    name: 'export-job-site',
    tool: 'chromium',
    render: renderJobSite,
    omits: ['linkedin', 'github', 'volunteering'],
  },
  { name: 'export-europass', tool: 'chromium', render: renderEuropass, omits: ['github'] },
  { name: 'export-europass-new', tool: 'chromium', render: renderEuropassNew },
  { name: 'drawn-boxes', tool: 'chromium', render: renderBoxes, omits: ['volunteering'] },
  { name: 'drawn-synthetic-bold', tool: 'chromium', render: renderSyntheticBold },
];

/** LinkedIn's own PDF: dark column left, company over role over dates, length of time in brackets. */
function renderNetwork(person) {
  const es = person.language === 'es';
  const css = `.sheet { display: grid; grid-template-columns: 64mm 1fr } aside { background: #293e49; color: #ddd; padding: 8mm 6mm; min-height: 297mm } main { padding: 8mm 10mm } h1 { font-size: 26pt; font-weight: normal } h2 { font-size: 15pt; font-weight: normal; margin: 10pt 0 4pt } aside h2 { font-size: 12pt; color: #fff }
    .org { font-size: 12pt; margin-top: 8pt } .role { font-size: 11.5pt } .when { color: #777 } .where { color: #777 }`;
  const length = es ? '(2 años 3 meses)' : '(2 years 3 months)';
  return page(
    person,
    css,
    html`<div class="sheet"><aside><h2>${es ? 'Contactar' : 'Contact'}</h2><p>${person.phone} (Mobile)</p><p>${person.email}</p><p>www.${person.linkedin} (LinkedIn)</p>${person.website && html`<p>${person.website} (Personal)</p>`}
    <h2>${es ? 'Aptitudes principales' : 'Top Skills'}</h2>${person.skills.flatMap(([, items]) => items).map((item) => html`<p>${item}</p>`)}
    <h2>Languages</h2>${person.languages.map(([language, level]) => html`<p>${language} (${level})</p>`)}
    <h2>Certifications</h2>${person.certifications.map((one) => html`<p>${one.name}</p>`)}</aside>
    <main><h1>${person.name}</h1><p>${person.title}</p><p class="where">${person.location}</p>
    <h2>${es ? 'Extracto' : 'Summary'}</h2><p>${person.summary}</p>
    <h2>${es ? 'Experiencia' : 'Experience'}</h2>${person.work.map((job) => html`<p class="org">${job.company}</p><p class="role">${job.title}</p><p class="when">${job.dates} ${length}</p><p class="where">${job.location}</p>${prose(job)}${job.achievements.map((deed) => html`<p>- ${deed}</p>`)}`)}
    <h2>${es ? 'Educación' : 'Education'}</h2>${person.education.map((one) => html`<p class="org">${one.institution}</p><p>${one.degree} · (${one.dates})</p>`)}</main></div>`,
    { margin: '0' },
  );
}

/** A form: grey labels at the left of each value, one block for each job. */
function renderJobSite(person) {
  const es = person.language === 'es';
  const label = (key) =>
    (es
      ? {
          name: 'Nombre',
          mail: 'Correo electrónico',
          phone: 'Teléfono',
          town: 'Población',
          role: 'Puesto',
          firm: 'Empresa',
          dates: 'Fechas',
          place: 'Localidad',
          tasks: 'Funciones',
          degree: 'Titulación',
          school: 'Centro',
          web: 'Web',
        }
      : {
          name: 'Name',
          mail: 'E-mail',
          phone: 'Phone',
          town: 'Town',
          role: 'Job title',
          firm: 'Company',
          dates: 'Dates',
          place: 'Location',
          tasks: 'Duties',
          degree: 'Qualification',
          school: 'School',
          web: 'Website',
        })[key];
  const css = `h1 { font-size: 17pt; color: #167db7 } h2 { font-size: 12pt; background: #167db7; color: #fff; padding: 2pt 6pt; margin: 10pt 0 5pt } .f { display: grid; grid-template-columns: 38mm 1fr; gap: 3mm; margin-top: 2pt } .f b { color: #888; font-weight: normal } .block { border-bottom: .5pt solid #ccc; padding: 4pt 0 } ul { padding-left: 12pt }`;
  const field = (key, value) =>
    value && html`<div class="f"><b>${label(key)}</b><div>${value}</div></div>`;
  return page(
    person,
    css,
    html`<h1>${person.name}</h1><p>${person.title}</p>
    <h2>${es ? 'Datos personales' : 'Personal details'}</h2>${field('mail', person.email)}${field('phone', person.phone)}${field('town', person.location)}${field('web', person.website)}
    <h2>${person.headings.summary}</h2><p>${person.summary}</p>
    <h2>${person.headings.work}</h2>${person.work.map((job) => html`<div class="block">${field('role', job.title)}${field('firm', job.company)}${field('dates', job.dates)}${field('place', job.location)}${field('tasks', html`${prose(job)}${bullets(job.achievements)}`)}</div>`)}
    <h2>${person.headings.education}</h2>${person.education.map((one) => html`<div class="block">${field('degree', one.degree)}${field('school', one.institution)}${field('dates', one.dates)}</div>`)}
    <h2>${person.headings.skills}</h2>${person.skills.map(([group, items]) => html`<div class="f"><b>${group}</b><div>${items.join(', ')}</div></div>`)}
    <h2>${person.headings.languages}</h2>${person.languages.map(([language, level]) => html`<div class="f"><b>${language}</b><div>${level}</div></div>`)}
    <h2>${person.headings.certifications}</h2>${person.certifications.map((one) => html`<div class="f"><b>${one.date}</b><div>${one.name} (${one.issuer})</div></div>`)}
    <h2>${person.headings.interests}</h2><p>${person.interests.join(', ')}</p>`,
  );
}

/** The old Europass form: labels right-aligned in the left third, headings too. */
function renderEuropass(person) {
  const es = person.language === 'es';
  const css = `body { font-size: 9.5pt } .f { display: grid; grid-template-columns: 50mm 1fr; gap: 5mm; margin-top: 3pt } .f > :first-child { text-align: right; color: #1b4f9c } .h { text-transform: uppercase; color: #1b4f9c; text-align: right; font-size: 10.5pt } h1 { font-size: 14pt } ul { padding-left: 12pt } .g { margin-top: 10pt }`;
  const row = (left, right) => html`<div class="f"><div>${left}</div><div>${right}</div></div>`;
  const heading = (text) =>
    html`<div class="f g"><div class="h">${text}</div><div style="border-bottom:.5pt solid #1b4f9c"></div></div>`;
  return page(
    person,
    css,
    html`${row(es ? 'Información personal' : 'Personal information', html`<h1>${person.name}</h1>`)}
    ${row('', html`<p>${person.location}</p><p>${person.phone}</p><p>${person.email}</p><p>${person.website}</p><p>${person.linkedin}</p>`)}
    ${row(es ? 'Puesto solicitado' : 'Job applied for', html`<b>${person.title}</b>`)}
    ${row(es ? 'Declaración personal' : 'Personal statement', person.summary)}
    ${heading(person.headings.work)}
    ${person.work.map((job) => row(job.dates, html`<b>${job.title}</b><p>${job.company}, ${job.location}</p>${prose(job)}${bullets(job.achievements)}`))}
    ${heading(person.headings.education)}
    ${person.education.map((one) => row(one.dates, html`<b>${one.degree}</b><p>${one.institution}, ${one.location}</p>`))}
    ${heading(person.headings.skills)}
    ${person.skills.map(([group, items]) => row(group, items.join(', ')))}
    ${heading(person.headings.languages)}
    ${person.languages.map(([language, level]) => row(language, level))}
    ${heading(person.headings.certifications)}
    ${person.certifications.map((one) => row(one.date, html`${one.name}, ${one.issuer}`))}
    ${heading(person.headings.interests)}${row('', person.interests.join(', '))}
    ${heading(person.headings.volunteering)}${row('', bullets(person.volunteering))}`,
  );
}

/** The new Europass page: dates in brackets after the town, capitals, a line under each heading. */
function renderEuropassNew(person) {
  const es = person.language === 'es';
  const css = `h1 { font-size: 20pt } h2 { font-size: 11pt; color: #fff; background: #6b2f8f; display: inline-block; padding: 1pt 6pt; margin: 9pt 0 3pt } .bar { font-size: 9pt; color: #444 } h3 { font-size: 10.5pt; text-transform: uppercase; margin-top: 6pt } ul { padding-left: 12pt }`;
  const labels = es
    ? {
        mail: 'Dirección de correo electrónico',
        phone: 'Número de teléfono',
        web: 'Sitio web',
        home: 'Dirección',
      }
    : { mail: 'Email address', phone: 'Phone number', web: 'Website', home: 'Address' };
  return page(
    person,
    css,
    html`<h1>${person.name}</h1><p>${person.title}</p><p class="bar"><b>${labels.mail}:</b> ${person.email} | <b>${labels.phone}:</b> (${person.phone.slice(0, 3)})${person.phone.slice(3)}${person.website && html` | <b>${labels.web}:</b> ${person.website}`} | <b>LinkedIn:</b> ${person.linkedin}${person.github && html` | <b>GitHub:</b> ${person.github}`}</p>
    <p class="bar"><b>${labels.home}:</b> ${person.location}</p>
    <div><h2>${person.headings.summary}</h2></div><p>${person.summary}</p>
    <div><h2>${person.headings.work}</h2></div>${person.work.map((job) => html`<h3>${job.title}</h3><p><b>${job.company}</b> [ ${job.dates} ]</p><p>${es ? 'Localidad' : 'City'}: ${job.location}</p>${prose(job)}${bullets(job.achievements)}`)}
    <div><h2>${person.headings.education}</h2></div>${person.education.map((one) => html`<h3>${one.degree}</h3><p><b>${one.institution}</b> [ ${one.dates} ]</p>`)}
    <div><h2>${person.headings.languages}</h2></div>${person.languages.map(([language, level]) => html`<p><b>${language}:</b> ${level}</p>`)}
    <div><h2>${person.headings.skills}</h2></div>${person.skills.map(([, items]) => html`<p>${items.join(' / ')}</p>`)}
    <div><h2>${person.headings.certifications}</h2></div>${person.certifications.map((one) => html`<p>[ ${one.date} ] <b>${one.name}</b></p><p>${one.issuer}</p>`)}
    <div><h2>${person.headings.interests}</h2></div><p>${person.interests.join(', ')}</p>
    <div><h2>${person.headings.volunteering}</h2></div>${bullets(person.volunteering)}`,
  );
}

/** Text boxes anywhere on the sheet, drawn in their own order, spaced capitals. */
function renderBoxes(person) {
  const css = `.box { position: absolute } h1 { font-size: 30pt; letter-spacing: 4pt; text-transform: uppercase; line-height: 1 } h2 { font-size: 11pt; letter-spacing: 3pt; text-transform: uppercase; margin-bottom: 3pt } body { position: relative; height: 290mm; font-size: 9pt } h3 { font-size: 9.5pt } .job { margin-bottom: 5pt }`;
  const box = (x, y, width, body) =>
    html`<div class="box" style="left:${x}mm;top:${y}mm;width:${width}mm">${body}</div>`;
  const parts = [
    box(
      82,
      62,
      112,
      html`<h2>${person.headings.work}</h2>${person.work.map((job) => html`<div class="job"><h3>${job.title}</h3><p>${job.company} | ${job.dates}</p><p>${job.location}</p>${prose(job)}${job.achievements.map((deed) => html`<p>• ${deed}</p>`)}</div>`)}`,
    ),
    box(
      14,
      62,
      58,
      html`<h2>${person.language === 'es' ? 'Contacto' : 'Contact'}</h2>${contactsOf(person).map((one) => html`<p>${one}</p>`)}`,
    ),
    box(
      14,
      108,
      58,
      html`<h2>${person.headings.education}</h2>${person.education.map((one) => html`<div class="job"><h3>${one.degree}</h3><p>${one.institution}</p><p>${one.dates}</p></div>`)}`,
    ),
    box(
      14,
      160,
      58,
      html`<h2>${person.headings.skills}</h2>${person.skills.flatMap(([, items]) => items).map((item) => html`<p>• ${item}</p>`)}`,
    ),
    box(
      14,
      215,
      58,
      html`<h2>${person.headings.languages}</h2>${person.languages.map(([language, level]) => html`<p>${language} - ${level}</p>`)}`,
    ),
    box(
      82,
      222,
      112,
      html`<h2>${person.headings.certifications}</h2>${person.certifications.map((one) => html`<p>${one.name} - ${one.issuer} - ${one.date}</p>`)}`,
    ),
    box(
      82,
      245,
      112,
      html`<h2>${person.headings.interests}</h2><p>${person.interests.join(', ')}</p>`,
    ),
    box(
      14,
      14,
      180,
      html`<h1>${person.name}</h1><p style="font-size:13pt;letter-spacing:2pt">${person.title}</p>`,
    ),
    box(14, 36, 180, html`<h2>${person.headings.summary}</h2><p>${person.summary}</p>`),
  ];
  return page(person, css, html`${parts}`, { margin: '0' });
}

/** A font of one weight made bold by the browser: outlines over text that is transparent. */
function renderSyntheticBold(person) {
  const css = `@font-face { font-family: One; src: local('DejaVu Serif') } body { font-family: One; font-size: 9pt } h1 { font-size: 20pt } h2 { font-size: 13pt; margin: 9pt 0 3pt } ul { padding-left: 14pt } .row { display: flex; justify-content: space-between; margin-top: 5pt } b, h1, h2 { font-weight: 700 }`;
  return page(
    person,
    css,
    html`<h1>${person.name}</h1><p>${person.title}</p><p>${contactsOf(person).join(' | ')}</p>
    <h2>${person.headings.summary}</h2><p>${person.summary}</p>
    <h2>${person.headings.work}</h2>${person.work.map((job) => html`<div class="row"><b>${job.company}</b><b>${job.dates}</b></div><div class="row"><span>${job.title}</span><span>${job.location}</span></div>${prose(job)}${bullets(job.achievements)}`)}
    <h2>${person.headings.education}</h2>${person.education.map((one) => html`<div class="row"><b>${one.institution}</b><b>${one.dates}</b></div><p>${one.degree}</p>`)}
    <h2>${person.headings.skills}</h2>${person.skills.map(([group, items]) => html`<p><b>${group}</b>: ${items.join(', ')}</p>`)}
    <h2>${person.headings.languages}</h2>${person.languages.map(([language, level]) => html`<p><b>${language}</b> ${level}</p>`)}
    <h2>${person.headings.certifications}</h2>${person.certifications.map((one) => html`<p><b>${one.name}</b> (${one.issuer}) ${one.date}</p>`)}
    <h2>${person.headings.interests}</h2><p>${person.interests.join(', ')}</p>
    <h2>${person.headings.volunteering}</h2>${bullets(person.volunteering)}`,
  );
}
