import { createRequire } from 'node:module';
import { projectPath } from '../../../scripts/project-paths.mjs';

const docx = createRequire(projectPath('server', 'package.json'))('docx');
const {
  Document,
  Footer,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopPosition,
  TabStopType,
  TextRun,
  WidthType,
} = docx;

/** Word: tabs to the right edge, and tables without borders; the second also as LibreOffice prints it. */
export const families = [
  { name: 'word-tabs', tool: 'word', render: renderTabs },
  { name: 'word-table', tool: 'word', render: renderTable },
  { name: 'word-tabs-printed', tool: 'libreoffice', render: renderTabs },
  { name: 'word-table-printed', tool: 'libreoffice', render: renderTable },
];

const run = (text, look = {}) => new TextRun({ text, size: 21, font: 'Liberation Sans', ...look });
const line = (runs, look = {}) =>
  new Paragraph({ children: runs, spacing: { after: 20 }, ...look });
const plain = (text) => line([run(text)]);
const bullet = (text) => line([run(text)], { bullet: { level: 0 } });
const heading = (text) =>
  line([run(text.toUpperCase(), { bold: true, size: 24, color: '1F3864' })], {
    spacing: { before: 180, after: 60 },
  });
const tabbed = (left, right) =>
  line([...left, run(`\t${right}`)], {
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    spacing: { before: 80 },
  });

function contacts(person) {
  return [
    person.email,
    person.phone,
    person.location,
    person.linkedin,
    person.github,
    person.website,
  ].filter(Boolean);
}

const rest = (person) => [
  heading(person.headings.certifications),
  ...person.certifications.map((one) => bullet(`${one.name}, ${one.issuer} (${one.date})`)),
  heading(person.headings.skills),
  ...person.skills.map(([group, items]) =>
    line([run(`${group}: `, { bold: true }), run(items.join(', '))]),
  ),
  heading(person.headings.languages),
  ...person.languages.map(([language, level]) => plain(`${language}: ${level}`)),
  heading(person.headings.interests),
  plain(person.interests.join(', ')),
  heading(person.headings.volunteering),
  ...person.volunteering.map(bullet),
];

function pack(children, person) {
  const footers = { default: new Footer({ children: [plain(`${person.name} – CV`)] }) };
  return Packer.toBuffer(new Document({ sections: [{ children, footers }] }));
}

/** Company / role with a slash between, dates at the right edge. */
function renderTabs(person) {
  return pack(
    [
      line([run(person.name, { bold: true, size: 40 })]),
      plain(person.title),
      plain(contacts(person).join(' | ')),
      heading(person.headings.summary),
      plain(person.summary),
      heading(person.headings.work),
      ...person.work.flatMap((job) => [
        tabbed([run(job.company, { bold: true }), run(' / '), run(job.title)], job.dates),
        line([run(job.location, { italics: true })]),
        ...(job.description ? [plain(job.description)] : []),
        ...job.achievements.map(bullet),
      ]),
      heading(person.headings.education),
      ...person.education.flatMap((one) => [
        tabbed([run(one.degree, { bold: true })], one.dates),
        plain(`${one.institution}, ${one.location}`),
      ]),
      ...rest(person),
    ],
    person,
  );
}

/** Dates in the left cell of a table, the job in the right one. */
function renderTable(person) {
  const cell = (children, percent) =>
    new TableCell({ children, width: { size: percent, type: WidthType.PERCENTAGE } });
  const none = { style: 'none', size: 0, color: 'FFFFFF' };
  const borders = {
    top: none,
    bottom: none,
    left: none,
    right: none,
    insideHorizontal: none,
    insideVertical: none,
  };
  const table = (rows) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders,
      rows: rows.map(
        ([left, right]) => new TableRow({ children: [cell([plain(left)], 22), cell(right, 78)] }),
      ),
    });
  return pack(
    [
      line([run(person.name, { bold: true, size: 36 })]),
      plain(person.title),
      ...contacts(person).map(plain),
      heading(person.headings.summary),
      plain(person.summary),
      heading(person.headings.work),
      table(
        person.work.map((job) => [
          job.dates,
          [
            line([run(job.title, { bold: true })]),
            plain(`${job.company}, ${job.location}`),
            ...(job.description ? [plain(job.description)] : []),
            ...job.achievements.map(bullet),
          ],
        ]),
      ),
      heading(person.headings.education),
      table(
        person.education.map((one) => [
          one.dates,
          [line([run(one.degree, { bold: true })]), plain(`${one.institution}, ${one.location}`)],
        ]),
      ),
      ...rest(person),
    ],
    person,
  );
}
