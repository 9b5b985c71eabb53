import { babel, contactsOf, itemize, joined, prose, tex } from './tex-parts.mjs';

/** CV classes that TeX Live has: moderncv in its styles, europecv, europasscv, simplecv. */
export const families = [
  {
    name: 'tex-moderncv-classic',
    tool: 'pdflatex',
    render: (person) => renderModern(person, 'classic', { narrow: true }),
  },
  {
    name: 'tex-moderncv-casual',
    tool: 'xelatex',
    render: (person) => renderModern(person, 'casual', { narrow: true }),
  },
  {
    name: 'tex-moderncv-banking',
    tool: 'pdflatex',
    render: (person) => renderModern(person, 'banking', {}),
  },
  {
    name: 'tex-moderncv-oldstyle',
    tool: 'lualatex',
    render: (person) => renderModern(person, 'oldstyle', {}),
  },
  {
    name: 'tex-moderncv-fancy',
    tool: 'pdflatex',
    render: (person) => renderModern(person, 'fancy', {}),
  },
  { name: 'tex-europecv', tool: 'pdflatex', render: renderEurope, omits: ['github'] },
  {
    name: 'tex-europasscv',
    tool: 'pdflatex',
    render: renderEuropass,
    omits: ['github', 'linkedin'],
  },
  { name: 'tex-simplecv', tool: 'pdflatex', render: renderSimple },
];

function splitName(person) {
  const [first, ...rest] = person.name.split(' ');
  return { first, last: rest.join(' ') };
}

function renderModern(person, style, { narrow }) {
  const { first, last } = splitName(person);
  const handle = person.linkedin.split('/').at(-1);
  const encoding =
    style === 'casual' || style === 'oldstyle'
      ? ''
      : '\\usepackage[T1]{fontenc}\\usepackage{lmodern}';
  return tex`\documentclass[11pt,a4paper,sans]{moderncv}
\moderncvstyle{${style}}\moderncvcolor{blue}
${{ raw: encoding }}
${{ raw: babel(person) }}
\usepackage[scale=0.78]{geometry}
${narrow && { raw: '\\setlength{\\hintscolumnwidth}{2.1cm}' }}
\name{${first}}{${last}}
\title{${person.title}}
\address{${person.location}}{}{}
\phone[mobile]{${person.phone}}
\email{${person.email}}
\social[linkedin]{${handle}}
${person.github && tex`\social[github]{${person.github.split('/').at(-1)}}`}
${person.website && tex`\homepage{${person.website}}`}
\begin{document}
\makecvtitle
\section{${person.headings.summary}}
\cvitem{}{${person.summary}}
\section{${person.headings.work}}
${person.work.map(
  (
    job,
  ) => tex`\cventry{${job.dates}}{${job.title}}{${job.company}}{${job.location}}{}{${job.description && tex`${job.description}\newline{}`}${itemize(job.achievements)}}
`,
)}
\section{${person.headings.education}}
${person.education.map(
  (one) => tex`\cventry{${one.dates}}{${one.degree}}{${one.institution}}{${one.location}}{}{}
`,
)}
\section{${person.headings.certifications}}
${person.certifications.map(
  (one) => tex`\cventry{${one.date}}{${one.name}}{${one.issuer}}{}{}{}
`,
)}
\section{${person.headings.skills}}
${person.skills.map(
  ([group, items]) => tex`\cvitem{${group}}{${items.join(', ')}}
`,
)}
\section{${person.headings.languages}}
${person.languages.map(
  ([language, level]) => tex`\cvitemwithcomment{${language}}{${level}}{}
`,
)}
\section{${person.headings.interests}}
\cvitem{}{${person.interests.join(', ')}}
\section{${person.headings.volunteering}}
${person.volunteering.map(
  (one) => tex`\cvlistitem{${one}}
`,
)}
\end{document}
`.raw;
}

function renderEurope(person) {
  const item = (label, text) => tex`\ecvitem{${label}}{${text}}
`;
  return tex`\documentclass[helvetica,narrow,${person.language === 'es' ? 'spanish' : 'english'},a4paper]{europecv}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{textcomp}
${{ raw: babel(person) }}
\ecvname{${person.name}}
\ecvaddress{${person.location}}
\ecvtelephone[${person.phone}]{}
\ecvemail{${person.email}}
\begin{document}
\selectlanguage{${person.language === 'es' ? 'spanish' : 'english'}}
\begin{europecv}
\ecvpersonalinfo[10pt]
\ecvitem[10pt]{${person.language === 'es' ? 'Empleo deseado' : 'Desired employment'}}{${person.title}}
${item('LinkedIn', person.linkedin)}
${person.website && item('Web', person.website)}
\ecvsection{${person.headings.summary}}
${item('', person.summary)}
\ecvsection{${person.headings.work}}
${person.work.map((job) => tex`${item(person.language === 'es' ? 'Fechas' : 'Dates', job.dates)}${item(person.language === 'es' ? 'Puesto' : 'Occupation or position held', job.title)}${item(person.language === 'es' ? 'Empresa' : 'Employer', `${job.company}, ${job.location}`)}${item(person.language === 'es' ? 'Funciones' : 'Main activities and responsibilities', tex`${prose(job)}${itemize(job.achievements)}`)}`)}
\ecvsection{${person.headings.education}}
${person.education.map((one) => tex`${item(person.language === 'es' ? 'Fechas' : 'Dates', one.dates)}${item(person.language === 'es' ? 'Titulación' : 'Title of qualification awarded', one.degree)}${item(person.language === 'es' ? 'Centro' : 'Name and type of organisation', one.institution)}`)}
\ecvsection{${person.headings.skills}}
${person.skills.map(([group, items]) => item(group, items.join(', ')))}
\ecvsection{${person.headings.languages}}
${person.languages.map(([language, level]) => item(language, level))}
\ecvsection{${person.headings.certifications}}
${person.certifications.map((one) => item(one.date, `${one.name}, ${one.issuer}`))}
\ecvsection{${person.headings.interests}}
${item('', person.interests.join(', '))}
\ecvsection{${person.headings.volunteering}}
${item('', itemize(person.volunteering))}
\end{europecv}
\end{document}
`.raw;
}

function renderEuropass(person) {
  return tex`\documentclass[${person.language === 'es' ? 'spanish' : 'english'},a4paper]{europasscv}
\usepackage[T1]{fontenc}\usepackage{textcomp}
${{ raw: babel(person) }}
\ecvname{${person.name}}
\ecvaddress{${person.location}}
\ecvmobile{${person.phone}}
\ecvemail{${person.email}}
${person.website && tex`\ecvhomepage{${person.website}}`}
\begin{document}
\begin{europasscv}
\ecvpersonalinfo
\ecvbigitem{${person.language === 'es' ? 'Puesto solicitado' : 'Job applied for'}}{${person.title}}
\ecvsection{${person.headings.summary}}
\ecvitem{}{${person.summary}}
\ecvsection{${person.headings.work}}
${person.work.map(
  (job) => tex`\ecvtitle{${job.dates}}{${job.title}}
\ecvitem{}{${job.company}, ${job.location}}
\ecvitem{}{${prose(job)}\begin{ecvitemize}${job.achievements.map((deed) => tex`\item ${deed} `)}\end{ecvitemize}}
`,
)}
\ecvsection{${person.headings.education}}
${person.education.map(
  (one) => tex`\ecvtitle{${one.dates}}{${one.degree}}
\ecvitem{}{${one.institution}, ${one.location}}
`,
)}
\ecvsection{${person.headings.skills}}
${person.skills.map(
  ([group, items]) => tex`\ecvblueitem{${group}}{${items.join(', ')}}
`,
)}
\ecvsection{${person.headings.languages}}
${person.languages.map(
  ([language, level]) => tex`\ecvblueitem{${language}}{${level}}
`,
)}
\ecvsection{${person.headings.certifications}}
${person.certifications.map(
  (one) => tex`\ecvblueitem{${one.date}}{${one.name}, ${one.issuer}}
`,
)}
\ecvsection{${person.headings.interests}}
\ecvitem{}{${person.interests.join(', ')}}
\ecvsection{${person.headings.volunteering}}
\ecvitem{}{\begin{ecvitemize}${person.volunteering.map((one) => tex`\item ${one} `)}\end{ecvitemize}}
\end{europasscv}
\end{document}
`.raw;
}

/** Computer Modern in its first encoding: accents are drawn as their own signs. */
function renderSimple(person) {
  const topic = (heading, items) => tex`\section{${heading}}
\begin{topic}${items.map(
    ([label, text]) => tex`\item[${label}] ${text}
`,
  )}\end{topic}
`;
  return tex`\documentclass[10pt,a4paper]{simplecv}
\usepackage[utf8]{inputenc}\usepackage{textcomp}
${{ raw: babel(person) }}
\leftheader{${person.title}\\ ${person.location}\\ ${person.phone}}
\rightheader{${joined(
    contactsOf(person).filter((one) => one !== person.location && one !== person.phone),
    '\\\\ ',
  )}}
\title{${person.name}}
\begin{document}
\maketitle
\section{${person.headings.summary}}
${person.summary}
${topic(
  person.headings.work,
  person.work.map((job) => [
    job.dates,
    tex`\textbf{${job.title}}, ${job.company}, ${job.location}. ${prose(job)}${itemize(job.achievements)}`,
  ]),
)}
${topic(
  person.headings.education,
  person.education.map((one) => [
    one.dates,
    tex`\textbf{${one.degree}}, ${one.institution}, ${one.location}.`,
  ]),
)}
${topic(
  person.headings.certifications,
  person.certifications.map((one) => [one.date, `${one.name}, ${one.issuer}.`]),
)}
${topic(
  person.headings.skills,
  person.skills.map(([group, items]) => [group, items.join(', ')]),
)}
${topic(
  person.headings.languages,
  person.languages.map(([language, level]) => [language, level]),
)}
\section{${person.headings.interests}}
${person.interests.join(', ')}
\section{${person.headings.volunteering}}
${itemize(person.volunteering)}
\end{document}
`.raw;
}
