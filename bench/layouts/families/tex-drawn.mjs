import { babel, contactsOf, itemize, joined, prose, tex } from './tex-parts.mjs';

/** What people write with plain LaTeX, and layouts known from the web, built again. */
export const families = [
  { name: 'tex-article-corners', tool: 'pdflatex', render: renderArticle },
  { name: 'tex-soft-hyphens', tool: 'lualatex', render: renderSoftHyphens },
  { name: 'tex-two-columns', tool: 'xelatex', render: renderTwoColumns },
  { name: 'tex-side-panel', tool: 'pdflatex', render: renderPanel, omits: ['github'] },
  { name: 'tex-side-headings', tool: 'pdflatex', render: renderSideHeadings },
  { name: 'tex-numbered', tool: 'pdflatex', render: renderNumbered },
];

const corners = (a, b, c, d) => tex`\begin{tabular*}{\linewidth}[t]{l@{\extracolsep{\fill}}r}
\textbf{${a}} & ${b} \\ \textit{\small ${c}} & \textit{\small ${d}} \\
\end{tabular*}\par\vspace{2pt}
`;

const rest = (person) => tex`
\section*{${person.headings.certifications}}
${itemize(person.certifications.map((one) => `${one.name}, ${one.issuer}, ${one.date}`))}
\section*{${person.headings.skills}}
${person.skills.map(
  ([group, items]) => tex`\textbf{${group}}: ${items.join(', ')}\par
`,
)}
\section*{${person.headings.languages}}
${joined(
  person.languages.map(([language, level]) => `${language} (${level})`),
  ', ',
)}
\section*{${person.headings.interests}}
${person.interests.join(', ')}
\section*{${person.headings.volunteering}}
${itemize(person.volunteering)}
`;

const preamble = (
  person,
  more = '',
) => tex`\usepackage[margin=18mm]{geometry}\usepackage{enumitem}\usepackage{titlesec}\usepackage[hidelinks]{hyperref}
${{ raw: babel(person) }}
\setlist{nosep,leftmargin=1.4em}\setlength{\parindent}{0pt}
\titleformat{\section}{\large\scshape\raggedright}{}{0em}{}[\titlerule]\titlespacing*{\section}{0pt}{8pt}{4pt}
${{ raw: more }}
`;

function renderArticle(person) {
  return tex`\documentclass[10pt,letterpaper]{article}
\usepackage[utf8]{inputenc}\usepackage{textcomp}
${preamble(person, '\\pagestyle{empty}')}
\begin{document}
\begin{center}{\Huge\scshape ${person.name}}\\[2pt] ${person.title}\\ \small ${joined(
    contactsOf(person).map((one) => (one.includes('@') ? tex`\href{mailto:${one}}{${one}}` : one)),
    ' $|$ ',
  )}\end{center}
\section*{${person.headings.summary}}
${person.summary}
\section*{${person.headings.education}}
${person.education.map((one) => corners(one.institution, one.location, one.degree, one.dates))}
\section*{${person.headings.work}}
${person.work.map((job) => tex`${corners(job.company, job.location, job.title, job.dates)}${prose(job)}${itemize(job.achievements)}`)}
${rest(person)}
\end{document}
`.raw;
}

/** OpenType through LuaTeX: the hyphen's code is that of a soft one; a name in two weights; icon and value in one span. */
function renderSoftHyphens(person) {
  const [first, ...last] = person.name.split(' ');
  const icon = (sign, text) =>
    tex`\BeginAccSupp{method=escape,ActualText={${text}}}${{ raw: `\\${sign}` }}\ ${text}\EndAccSupp{}`;
  return tex`\documentclass[10pt,a4paper]{article}
\usepackage{fontspec}\usepackage{fontawesome5}\usepackage{accsupp}\usepackage{xcolor}\usepackage{fancyhdr}
${preamble(person)}
\directlua{luatexbase.add_to_callback("luaotfload.patch_font", function(font) local hyphen = font.characters[45] if hyphen then hyphen.tounicode = "00AD" end end, "soft")}
\setmainfont{Lato}[UprightFont=*-Regular,BoldFont=*-Bold,ItalicFont=*-Italic]\newfontfamily\light{Lato}[UprightFont=*-Light]
\pagestyle{fancy}\fancyhf{}\renewcommand{\headrulewidth}{0pt}\fancyfoot[L]{\small ${person.name} · Currículum vítae}\fancyfoot[R]{\small\thepage}
\begin{document}
\begin{center}{\Huge\light ${first} \textbf{${last.join(' ')}}}\\[2pt]\textcolor{gray}{\scshape ${person.title}}\\ \textit{${person.location}}\\
\small ${icon('faMobile*', person.phone)} | ${icon('faEnvelope', person.email)} | ${icon('faLinkedin', person.linkedin)}${person.github && tex` | ${icon('faGithub', person.github)}`}${person.website && tex` | ${icon('faHome', person.website)}`}\end{center}
\section*{${person.headings.summary}}
${person.summary}
\section*{${person.headings.work}}
${person.work.map((job) => tex`${corners(job.company, tex`\textcolor{red}{\textit{${job.location}}}`, job.title, { raw: job.dates.replaceAll('–', '-') })}${prose(job)}${itemize(job.achievements)}`)}
\section*{${person.headings.education}}
${person.education.map((one) => corners(one.institution, tex`\textcolor{red}{\textit{${one.location}}}`, one.degree, { raw: one.dates.replaceAll('–', '-') }))}
${rest(person)}
\end{document}
`.raw;
}

function renderTwoColumns(person) {
  const head = (
    what,
    where,
    when,
    town,
  ) => tex`{\large ${what}}\par{\bfseries\color{teal}${where}}\par{\small\faCalendar\ ${when}\hspace{2em}\faMapMarker\ ${town}}\par
`;
  const tag = (text) =>
    tex`\tcbox[on line,boxsep=1pt,left=2pt,right=2pt,top=1pt,bottom=1pt,colback=white]{${text}}\, `;
  return tex`\documentclass[10pt,a4paper]{article}
\usepackage{fontspec}\setmainfont{Roboto}[UprightFont=*-Regular,BoldFont=*-Bold,ItalicFont=*-Italic]\usepackage{fontawesome5}\usepackage{xcolor}\usepackage{paracol}\usepackage{tcolorbox}
${preamble(person, '\\pagestyle{empty}\\columnratio{0.6}\\setlength{\\columnsep}{8mm}')}
\begin{document}
{\Huge\bfseries ${person.name}}\par{\large\color{teal}${person.title}}\par
{\small\faEnvelope\ ${person.email}\quad\faPhone\ ${person.phone}\quad\faMapMarker\ ${person.location}\quad\faLinkedin\ ${person.linkedin}${person.github && tex`\quad\faGithub\ ${person.github}`}${person.website && tex`\quad\faGlobe\ ${person.website}`}}
\begin{paracol}{2}
\section*{${person.headings.work}}
${person.work.map((job) => tex`${head(job.title, job.company, job.dates, job.location)}${prose(job)}${itemize(job.achievements)}`)}
\section*{${person.headings.volunteering}}
${itemize(person.volunteering)}
\switchcolumn
\section*{${person.headings.summary}}
\begin{quote}${person.summary}\end{quote}
\section*{${person.headings.skills}}
${person.skills.flatMap(([, items]) => items).map(tag)}
\section*{${person.headings.languages}}
${person.languages.map(
  ([language, level]) => tex`\textbf{${language}}\hfill ${level}\par
`,
)}
\section*{${person.headings.education}}
${person.education.map((one) => head(one.degree, one.institution, one.dates, one.location))}
\section*{${person.headings.certifications}}
${person.certifications.map(
  (one) => tex`\textbf{${one.name}}\par ${one.issuer}, ${one.date}\par
`,
)}
\section*{${person.headings.interests}}
${person.interests.join(', ')}
\end{paracol}
\end{document}
`.raw;
}

/** A grey panel drawn behind the left third, dates in two lines left of each entry, accents of the first encoding. */
function renderPanel(person) {
  const entry = (dates, body) => {
    const [from, to] = dates.split(/ [–-] /);
    return tex`\noindent\begin{tabular}[t]{@{}p{17mm}@{\hspace{3mm}}p{92mm}@{}}\raggedleft ${from}${to && tex` --\newline ${to}`} & ${body}\end{tabular}\par\vspace{4pt}
`;
  };
  return tex`\documentclass[10pt,a4paper]{article}
\usepackage[utf8]{inputenc}\usepackage{textcomp}\usepackage[left=76mm,top=12mm,right=12mm,bottom=12mm]{geometry}\usepackage{tikz}\usepackage[absolute]{textpos}\usepackage{enumitem}\usepackage{xcolor}
${{ raw: babel(person) }}
\setlist{nosep,leftmargin=1.2em}\setlength{\parindent}{0pt}\pagestyle{empty}
\newcommand{\head}[1]{\par\vspace{8pt}{\Large\color{blue!50!black}##1}\par\vspace{3pt}}
\begin{document}
\begin{tikzpicture}[remember picture,overlay]\fill[gray!25] (current page.north west) rectangle ([xshift=68mm]current page.south west);\end{tikzpicture}%
\begin{textblock*}{56mm}(6mm,14mm)\raggedright
{\huge ${person.name}}\par{\large ${person.title}}\par\vspace{6pt}
${joined([person.location, person.phone, person.email, person.linkedin, person.website].filter(Boolean), '\\par ')}
\head{${person.headings.summary}}${person.summary}
\head{${person.headings.skills}}${joined(
    person.skills.flatMap(([, items]) => items),
    '\\par ',
  )}
\head{${person.headings.languages}}${joined(
    person.languages.map(([language, level]) => `${language}: ${level}`),
    '\\par ',
  )}
\head{${person.headings.interests}}${person.interests.join(', ')}
\end{textblock*}
\head{${person.headings.work}}
${person.work.map((job) =>
  entry(
    job.dates,
    tex`\textbf{${job.title}}\newline \textit{${job.company}, ${job.location}}\newline ${job.description && tex`${job.description}\newline `}${joined(
      job.achievements.map((deed) => tex`$\bullet$ ${deed}`),
      '\\newline ',
    )}`,
  ),
)}
\head{${person.headings.education}}
${person.education.map((one) => entry(one.dates, tex`\textbf{${one.degree}}\newline \textit{${one.institution}}`))}
\head{${person.headings.certifications}}
${person.certifications.map((one) => entry(one.date, tex`\textbf{${one.name}}\newline \textit{${one.issuer}}`))}
\head{${person.headings.volunteering}}
${itemize(person.volunteering)}
\end{document}
`.raw.replaceAll('##1', '#1');
}

/** res.cls: headings are in the left margin beside their sections, broken where the margin ends. */
function renderSideHeadings(person) {
  const part = (
    heading,
    body,
  ) => tex`\noindent\begin{tabular}[t]{@{}p{26mm}@{\hspace{4mm}}p{140mm}@{}}\raggedright\textsc{\textbf{${heading}}} & ${body}\end{tabular}\par\vspace{9pt}
`;
  const block = (body) => tex`\begin{minipage}[t]{140mm}${body}\end{minipage}`;
  return tex`\documentclass[10pt,letterpaper]{article}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{textcomp}\usepackage[margin=20mm]{geometry}\usepackage{enumitem}
${{ raw: babel(person) }}
\setlist{nosep,leftmargin=1.4em}\setlength{\parindent}{0pt}\pagestyle{empty}
\begin{document}
\begin{center}{\Large\bfseries ${person.name}}\\ ${person.title}\\ ${joined(contactsOf(person), ' \\textbullet{} ')}\end{center}
${part(person.headings.summary, block(person.summary))}
${person.work.map((job, at) => part(at === 0 ? person.headings.work : '', block(tex`\textbf{${job.company}}, ${job.location}\hfill ${job.dates}\\ \textit{${job.title}}\\ ${prose(job)}${itemize(job.achievements)}`)))}
${part(
  person.headings.education,
  block(
    person.education.map(
      (
        one,
      ) => tex`\textbf{${one.institution}}, ${one.location}\hfill ${one.dates}\\ ${one.degree}\par
`,
    ),
  ),
)}
${part(
  person.headings.certifications,
  block(
    person.certifications.map(
      (one) => tex`${one.name}, ${one.issuer}\hfill ${one.date}\par
`,
    ),
  ),
)}
${part(
  person.headings.skills,
  block(
    person.skills.map(
      ([group, items]) => tex`\textit{${group}:} ${items.join(', ')}\par
`,
    ),
  ),
)}
${part(
  person.headings.languages,
  block(
    person.languages.map(
      ([language, level]) => tex`${language}: ${level}\par
`,
    ),
  ),
)}
${part(person.headings.interests, block(person.interests.join(', ')))}
${part(person.headings.volunteering, block(itemize(person.volunteering)))}
\end{document}
`.raw;
}

/** Numbered sections, page numbers, and a line of contact at the foot of each page. */
function renderNumbered(person) {
  const foot = joined(contactsOf(person), ' \\textbar{} ');
  return tex`\documentclass[11pt,a4paper]{article}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{textcomp}\usepackage[margin=25mm]{geometry}\usepackage{enumitem}\usepackage{fancyhdr}
${{ raw: babel(person) }}
\setlist{nosep,leftmargin=1.4em}\setlength{\parindent}{0pt}
\pagestyle{fancy}\fancyhf{}\renewcommand{\headrulewidth}{0pt}\fancyfoot[C]{\footnotesize ${foot}\\ \thepage}
\begin{document}
\begin{center}{\LARGE ${person.name}}\\[4pt]{\large ${person.title}}\end{center}
\section{${person.headings.summary}}
${person.summary}
\section{${person.headings.work}}
${person.work.map(
  (job) => tex`\textbf{${job.title}}, \emph{${job.company}}, ${job.location} \hfill ${job.dates}\par
${prose(job)}${itemize(job.achievements)}\medskip
`,
)}
\section{${person.headings.education}}
${person.education.map(
  (one) => tex`\textbf{${one.degree}}, \emph{${one.institution}} \hfill ${one.dates}\par
`,
)}
\section{${person.headings.skills}}
${itemize(person.skills.map(([group, items]) => `${group}: ${items.join(', ')}`))}
\section{${person.headings.languages}}
${itemize(person.languages.map(([language, level]) => `${language}, ${level}`))}
\section{${person.headings.certifications}}
${itemize(person.certifications.map((one) => `${one.name} (${one.issuer}, ${one.date})`))}
\section{${person.headings.interests}}
${person.interests.join(', ')}
\section{${person.headings.volunteering}}
${itemize(person.volunteering)}
\end{document}
`.raw;
}
