import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting';

const read = (posting: string) =>
  readPosting(posting).requirements.map(({ id, names, demand }) => ({
    name: id.startsWith('unknown:') ? names.en : id,
    demand,
  }));
const named = (item: string) =>
  read(`Requirements:\n- ${item}\n- Driving licence`)
    .map(({ name }) => name)
    .filter((name) => name !== 'driving-licence-b');

describe('what is beside a name', () => {
  it.each([
    ['Lead English across the school', ['Lead English across the school']],
    ['Fluent English', ['english']],
    ['PLC fault diagnosis and programming', ['plc-programming', 'fault-diagnosis']],
    ['Manejo de SAP HR', ['sap']],
    ['Trámite de contratos y sus comunicaciones', ['contract-management']],
    ['Implementación en el punto de venta', ['Implementación en el punto de venta']],
    ['Titulación en Óptica y colegiación.', ['studies', 'professional-college']],
    ['Formación universitaria en RRLL, Derecho o similar', ['bachelors-degree']],
    ['Experience with variable speed drives', ['variable-speed-drives']],
  ])('decides what it is: %s', (item, expected) => {
    expect(named(item)).toEqual(expected);
  });

  it.each([
    'preparing pupils for SATs',
    'have experience of preparing pupils for SATs',
    'Preparing pupils for SATs and Ofsted visits',
  ])('keeps for what something is done: %s', (item) => {
    expect(named(item).join()).toMatch(/^preparing pupils for SATs/i);
    expect(named(item)).toHaveLength(1);
  });

  it('takes no account managers for management accounts', () => {
    expect(named('Coordinate 12 account managers')).not.toContain('cost-accounting');
  });

  it('still names what a known thing is done for', () => {
    expect(named('Tramitar licencias para el ICAC')).toEqual(['building-permits', 'ICAC']);
  });

  it.each([
    ['Record care given on our electronic system', 'Record care given on our electronic system'],
    ['Track parcels across the depot', 'Track parcels across the depot'],
    ['A proven track record of calming angry guests', 'calming angry guests'],
  ])('tells what is done from what only carries it: %s', (item, expected) => {
    expect(named(item)).toEqual([expected]);
  });
});

it.each([
  'Knowledge of refrigeration (F-Gas) would be a plus',
  'Knowledge of refrigeration (F-Gas, heat pumps) would be an advantage',
  'Conocimientos de refrigeración (gases fluorados) será un plus',
])('is a plus across closed brackets: %s', (item) => {
  const asked = read(`Requirements:\n- Driving licence\n- ${item}`);
  expect(asked.find(({ name }) => name === 'refrigeration')?.demand).toBe('optional');
});

it('asks for nothing where the company says who it is', () => {
  const posting =
    'Our client, a leading ready meals producer, requires a maintenance electrician on shifts.';
  expect(read(posting).map(({ name }) => name)).not.toContain('leading ready meals producer');
});

describe('a name that is a part of something else', () => {
  const ids = (line: string) =>
    readPosting(`Job\nRequirements\n- ${line}\n- Excel\n- Word`).requirements.map(({ id }) => id);
  it.each([
    ['French polishing', 'french'],
    ['Swedish weaving', 'swedish'],
    ['Rodillas C-Leg', 'c'],
    ['C-Leg knees', 'c'],
  ])('is not meant: %s', (line, id) => expect(ids(line)).not.toContain(id));
  it.each([
    ['French speaking', 'french'],
    ['French and German', 'french'],
  ])('is meant: %s', (line, id) => expect(ids(line)).toContain(id));
});

describe('why something is asked for', () => {
  it.each(['pues', 'ya que', 'porque', 'dado que'])('asks for nothing: “%s”', (why) => {
    const { requirements } = readPosting(
      `Job\nRequisitos\n- Excel\n- Word\n- Inglés básico, ${why} parte de la tripulación no habla francés`,
    );
    const ids = requirements.map(({ id }) => id);
    expect(ids).toContain('english');
    expect(ids).not.toContain('french');
  });
});
