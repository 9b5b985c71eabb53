import { wordList } from '../word-list';

/** Fields of study: words of one line mean one field, in both languages; lines of one group are near each other. */
const source = `
[business]
ade, administración de empresas, administración y dirección de empresas, empresariales, ciencias empresariales, business, business administration, business management, management, administración
economía, economics, económicas, ciencias económicas
finanzas, finance, contabilidad, accounting, accountancy, contaduría, contador
comercio, comercio internacional, international trade, marketing, mercadotecnia, marketing e investigación de mercados
logística, supply chain, supply chain management, cadena de suministro, logistics
relaciones laborales, labour relations, labor relations, industrial relations, recursos humanos, human resources, graduado social
[quantitative]
matemáticas, mathematics, maths, math
estadística, statistics
física, physics
actuaría, actuarial, ciencias actuariales, actuarial science
economía, economics, econometría, econometrics
ingeniería, engineering
informática, computer science, computing, ciencia de datos, data science
quantitative, quantitative field, numérica, carrera técnica, stem
[computing]
informática, ingeniería informática, computer science, computing, computer engineering, software engineering, ingeniería de software, sistemas, sistemas computacionales, information technology, it
telecomunicaciones, telecommunications, teleco
desarrollo de aplicaciones, dam, daw, asir, web development
ciencia de datos, data science, inteligencia artificial
[engineering]
ingeniería, engineering, ingeniero, ingeniera, engineer
ingeniería industrial, industrial engineering, civil industrial
mecánica, ingeniería mecánica, mechanical, mechanical engineering, mecatrónica, electromecánica, mechatronics
electrónica, electricidad, instalaciones eléctricas, instalaciones eléctricas y automáticas, electrical, electronics, electrical engineering
química, ingeniería química, chemical engineering
[law]
derecho, law, leyes, jurídicas, ciencias jurídicas, legal studies, paralegal, paralegal studies
relaciones laborales, labour relations
[hospitality]
turismo, tourism
hostelería, hospitality, hospitality management, hotel management, hotelería, dirección hotelera, restauración, servicios en restauración, gastronomía, cocina, culinary arts
[life-sciences]
biología, biology, biociencias, life sciences, biological sciences
bioquímica, biochemistry, biotecnología, biotechnology, genética, genetics
química, chemistry
laboratorio, análisis y control, laboratorio clínico
[communication]
periodismo, journalism, comunicación, communication, comunicación audiovisual, media
publicidad, publicidad y relaciones públicas, advertising, public relations
filología, letras, english, literature, lengua y literatura, humanities
[social]
psicología, psychology
trabajo social, social work, educación social, sociología, sociology, social integration, integración social
pedagogía, education, magisterio, teaching
[care]
dependencia, atención sociosanitaria, atención a personas en situación de dependencia, personas dependientes, cuidados auxiliares de enfermería, auxiliar de enfermería, tcae, health and social care
[design]
diseño, diseño gráfico, design, graphic design, bellas artes, fine arts, visual communication
arquitectura, architecture, arquitectura técnica, edificación, building engineering, ingeniería de edificación
`;

interface StudyField {
  readonly group: string;
  readonly words: readonly string[];
}

const fields: readonly StudyField[] = readFields();

function readFields(): readonly StudyField[] {
  const found: StudyField[] = [];
  let group = '';
  for (const line of source.trim().split('\n')) {
    const heading = /^\[([\w-]+)\]$/.exec(line)?.[1];
    if (heading !== undefined) group = heading;
    else found.push({ group, words: wordList(line) });
  }
  return found;
}

/** Whether two names of studies are of one field, of neighbouring ones, or have nothing in common that is known. */
export function compareStudies(one: string, other: string): 'same' | 'near' | 'other' {
  const [a, b] = [listFields(one), listFields(other)];
  if (a.some((field) => b.includes(field))) return 'same';
  const groups = new Set(a.map(({ group }) => group));
  return b.some(({ group }) => groups.has(group)) ? 'near' : 'other';
}

function listFields(text: string): readonly StudyField[] {
  const folded = ` ${wordList(text.replace(/[,\n]/g, ' ')).join(' ')} `;
  return fields.filter(({ words }) => words.some((word) => folded.includes(` ${word} `)));
}
