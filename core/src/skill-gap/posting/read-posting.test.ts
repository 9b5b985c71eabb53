import { describe, expect, it } from 'vitest';
import { posting as postingSchema } from '../../assistant';
import { readPosting } from './read-posting';

const listIds = (text: string) => readPosting(text).requirements.map(({ id }) => id);
const find = (text: string, id: string) =>
  readPosting(text).requirements.find((one) => one.id === id);

describe('readPosting', () => {
  it('reads title, level, years, languages and degrees of a Spanish job description', () => {
    const posting = readPosting(`Enfermero/a sénior
Requisitos:
- Grado en Enfermería
- Al menos 3 años de experiencia en urgencias
- Inglés nivel B2
Se valorará: alemán y carné de conducir B`);
    expect(posting).toMatchObject({ language: 'es', outcome: 'read', level: 4 });
    expect(posting.title?.name).toBe('Enfermero/a sénior');
    expect(posting.years).toMatchObject({ least: 3, demand: 'required' });
    expect(posting.requirements).toContainEqual(
      expect.objectContaining({ kind: 'degree', id: 'nursing-degree', demand: 'required' }),
    );
    expect(posting.requirements).toContainEqual(
      expect.objectContaining({ id: 'english', languageLevel: 'B2', demand: 'required' }),
    );
    expect(posting.requirements).toContainEqual(
      expect.objectContaining({ id: 'german', languageLevel: null, demand: 'optional' }),
    );
    expect(posting.requirements).toContainEqual(
      expect.objectContaining({ id: 'driving-licence-b', demand: 'optional' }),
    );
  });

  it.each([
    ['FreeRTOS or Zephyr, STM32', true],
    ['Jira Zephyr and TestRail', false],
  ])('takes a name of two tools for the one that goes with its company: %s', (asked, isMeant) => {
    expect(listIds(`Requirements\n- ${asked}`).includes('zephyr-rtos')).toBe(isMeant);
  });

  it('quotes the job description word for word at the places it gives', () => {
    const { text, requirements } = readPosting(
      '<p>Must have: <b>Python</b> &amp; SQL</p><ul><li>Knowledge of PYTHON tooling</li></ul>',
    );
    const quotes = requirements.flatMap(({ evidence }) => evidence);
    expect(quotes.length).toBeGreaterThan(2);
    for (const { quote, start, end } of quotes) expect(text.slice(start, end)).toBe(quote);
  });

  it('tells must-haves from what is a plus, in one sentence too', () => {
    const text = 'Data engineer\nYou need to know Python.\nEnglish C1 required, German is a plus.';
    expect(find(text, 'english')).toMatchObject({ demand: 'required', languageLevel: 'C1' });
    expect(find(text, 'german')).toMatchObject({ demand: 'optional' });
    expect(find('Se valorará Docker y Kubernetes.', 'docker')?.demand).toBe('optional');
    expect(find('Imprescindible manejo de SAP.', 'sap')?.demand).toBe('required');
  });

  it('an item that begins like a heading stays under the heading of its list', () => {
    const text = `Analyst
Requirements
- Advanced knowledge of SQL
Nice to have
- Experience with Snowflake
- German B1
Se valorará:
Conocimientos de Docker
Francés`;
    expect(find(text, 'sql')?.demand).toBe('required');
    for (const id of ['snowflake', 'german', 'docker', 'french'])
      expect(find(text, id)?.demand, id).toBe('optional');
  });

  it('takes words of every day for tools only when their form and place say so', () => {
    const prose = `Office helper
We want people who excel, go the extra mile, have access to teams and rest well.
In other words, react fast. Salary group C, building R.`;
    expect(listIds(prose)).not.toContain('excel');
    for (const id of ['go-language', 'r-language', 'c-language', 'rest-apis', 'react'])
      expect(listIds(prose)).not.toContain(id);
    const tools = 'Requirements: knowledge of Excel, Word, R and Go.';
    expect(listIds(tools)).toEqual(
      expect.arrayContaining(['excel', 'word', 'r-language', 'go-language']),
    );
  });

  it('keeps terms the catalogue has not, where a skill would be', () => {
    const { requirements } = readPosting(
      'Requisitos: conocimientos de Zarandix y manejo de QuantoFlow 3. Experiencia con Java, Trelloide y SQL.',
    );
    const unknown = requirements.filter(({ kind }) => kind === 'unknown');
    expect(unknown.map(({ names }) => names.es)).toEqual(
      expect.arrayContaining(['Zarandix', 'QuantoFlow 3', 'Trelloide']),
    );
  });

  it('asks for nothing that the company offers', () => {
    const ids = listIds(`Cajera
Imprescindible experiencia en atención al cliente.
Ofrecemos: clases de inglés, yoga y formación en ventas.`);
    expect(ids).toContain('customer-service');
    expect(ids).not.toContain('english');
    expect(ids).not.toContain('yoga');
  });

  it('gives no skill for words without meaning', () => {
    expect(listIds('con para por the of and with de la el')).toEqual([]);
  });

  it('has a clear answer for empty, short and foreign texts', () => {
    expect(readPosting('').outcome).toBe('empty');
    expect(readPosting(' \n\t ').outcome).toBe('empty');
    expect(readPosting('<script>alert(1)</script>')).toMatchObject({ outcome: 'empty', text: '' });
    expect(readPosting('hola').outcome).toBe('too-short');
    expect(listIds('Python')).toEqual(['python']);
    const german =
      'Wir suchen eine Entwicklerin für unser Team in Berlin. Sie arbeiten mit der Programmiersprache Java und den Kollegen.';
    expect(readPosting(german)).toMatchObject({ language: 'other', outcome: 'other-language' });
    expect(listIds(german)).toContain('java');
    expect(readPosting('我们正在寻找一名软件工程师').outcome).toBe('other-language');
  });

  it('reads 200 KB of anything', () => {
    const awkward = ['<a ', 'Java or ', 'a is a plus ', 'experience with ', '\n'];
    const text = awkward.map((piece) => piece.repeat(Math.floor(40_000 / piece.length))).join('');
    expect(postingSchema.safeParse(readPosting(text)).success).toBe(true);
  });
});

describe('the noise of long job descriptions', () => {
  const long = `Jardinero para finca
La finca es un lugar con historia, cuenta con certificación ISO 9001 y organiza cursos de fotografía todos los veranos.
Tu día a día
Poda, riego y recorte de setos por toda la finca.
Qué pedimos
- Carné de aplicador de fitosanitarios
- Soldador homologado según ISO 9606
Suma puntos
- Manipulador de alimentos
Lo que te damos
Seguro médico y clases de inglés.
Creemos en la diversidad y en la mejora continua. Envía tu CV antes de los fines de semana a finca@example.com.`;

  it('reads duties apart from requirements, and neither the company, the offer nor the farewell', () => {
    const { requirements } = readPosting(long);
    const ids = requirements.map(({ id }) => id);
    const done = requirements.flatMap(({ id, isDuty }) => (isDuty ? [id] : []));
    expect(done).toEqual(expect.arrayContaining(['pruning', 'irrigation', 'hedge-trimming']));
    expect(done).not.toContain('unknown:iso 9606');
    expect(ids).toContain('unknown:iso 9606');
    for (const no of ['iso-9001', 'photography', 'english', 'continuous-improvement', 'finnish'])
      expect(ids).not.toContain(no);
    expect(requirements.find(({ id }) => id === 'food-hygiene')?.demand).toBe('optional');
  });

  it.each([
    ['Requisitos: programación de actividades y riego.', 'software-development'],
    ['You will welcome guests from Latin America, so good Spanish is needed.', 'latin'],
    ['Requirements: API testing.', 'real-estate-agent-register'],
    ['Requisitos: experiencia de dos años en bibliotecas.', 'unknown:dos ano en biblioteca'],
  ])('%s: no %s', (text, id) => {
    expect(listIds(text)).not.toContain(id);
  });
});

describe('names of what is asked for', () => {
  it.each([
    ['Requirements:\n- Liquidlogic (LCS)\n- Excel', 'unknown:liquidlogic'],
    ['Requirements:\n- AAT Level 4\n- Excel', 'unknown:aat level 4'],
    ['Requirements:\n- Licencia clase B\n- Excel', 'driving-licence-b'],
  ])('%j', (text, id) => {
    expect(listIds(text)).toContain(id);
  });

  it('years as somebody ask for no skill that sounds like the title', () => {
    const ids = listIds('Requisitos:\n- 3 años como Product Manager o Product Owner\n- SQL');
    expect(ids).toEqual(['sql']);
  });

  it('an acronym of the words before it is nothing else', () => {
    const ids = listIds('Requirements:\n- Pest Control Adviser (PCA) license\n- Excel');
    expect(ids).not.toContain('pca');
    expect(listIds('Requirements:\n- Principal component analysis (PCA)')).toEqual(['pca']);
  });

  it.each([
    ['Requirements:\n- NDT Level 2 (dye pen / MPI)\n- Welding', 'parallel-hpc'],
    ['Requisitos: picking con RF, inventarios.', 'rf-engineering'],
    ['Requirements:\n- ETL/ELT pipelines\n- SQL', 'english-language-teaching'],
  ])('an acronym of another field is not meant: %j', (text, id) => {
    expect(listIds(text)).not.toContain(id);
  });

  it('a season is nothing that is asked for', () => {
    const text = 'Buscamos cocinero con experiencia en arroces, de mayo a octubre.';
    const names = readPosting(text).requirements.map(({ names: { es } }) => es);
    expect(names).not.toContain('mayo a octubre');
  });
});
