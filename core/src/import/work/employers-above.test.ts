import { describe, expect, it } from 'vitest';
import { bullet, line, name, parse, row } from '../fixtures/drawn-lines';

const heading = (text: string) =>
  line(text, { fontSizePt: 18, bold: true, color: '#1f3a5f', gapBefore: true });
const employer = (text: string) => line(text, { fontSizePt: 14, bold: true, gapBefore: true });
const role = (text: string) => line(text, { fontSizePt: 12, bold: true, gapBefore: true });

describe('an employer with its own years above several roles', () => {
  it('is the employer of each, though its name is like nothing known', () => {
    const { work_experience } = parse(
      name,
      heading('Experience'),
      employer('Brightwell and Oak (2015 - Present)'),
      role('Junior Linux Engineer (2022 - Present)'),
      bullet('Looks after two hundred servers.'),
      role('Warehouse IT (2015 - 2021)'),
      bullet('Kept the scanners of the warehouse running.'),
      employer('Carrow (2012 - 2015)'),
      role('Support Agent (2012 - 2015)'),
      bullet('Answered the calls of customers.'),
    );
    expect(work_experience.map(({ title, company }) => `${title} | ${company}`)).toEqual([
      'Junior Linux Engineer | Brightwell and Oak',
      'Warehouse IT | Brightwell and Oak',
      'Support Agent | Carrow',
    ]);
  });
});

describe('an employer over its town, above several roles', () => {
  const detail = (text: string) => line(text, { color: '#5b6472' });
  const dated = (text: string, dates: string) =>
    row([text, dates], { bold: true, gapBefore: true });

  it('was there in each of them, and leaves the jobs elsewhere alone', () => {
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      line('Hospital Campo Grande', { bold: true, gapBefore: true }),
      detail('Valladolid'),
      dated('Supervisora de urgencias', 'mar. 2021 – actualidad'),
      line('Responsable del equipo de enfermería de urgencias de adultos.'),
      bullet('Reduje un 28 % la espera en triaje.'),
      dated('Enfermera referente de triaje', 'jun. 2018 – feb. 2021'),
      bullet('Apliqué el sistema Manchester a unos 90 pacientes por turno.'),
      dated('Clínica Santa Eulalia', 'sep. 2012 – dic. 2014'),
      detail('Enfermera de planta · Zamora'),
      bullet('Llevé 14 camas.'),
    );
    expect(work_experience).toMatchObject([
      {
        title: 'Supervisora de urgencias',
        company: 'Hospital Campo Grande',
        location: 'Valladolid',
        description: 'Responsable del equipo de enfermería de urgencias de adultos.',
      },
      {
        title: 'Enfermera referente de triaje',
        company: 'Hospital Campo Grande',
        location: 'Valladolid',
      },
      { title: 'Enfermera de planta', company: 'Clínica Santa Eulalia', location: 'Zamora' },
    ]);
  });
});

describe('what is no name', () => {
  it('the address of an employer’s page beside the title', () => {
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      row(['Talleres Norte S.L.', 'Ene 2020 – Dic 2022'], { bold: true, gapBefore: true }),
      row(['Soldadora', 'www.talleres-norte.example'], { bold: true }),
      bullet('Reparé calderas de vapor en tres plantas.'),
    );
    expect(work_experience[0]).toMatchObject({
      title: 'Soldadora',
      company: 'Talleres Norte S.L.',
      location: '',
      description: '',
    });
  });

  it('a date that ends a sentence', () => {
    const { education } = parse(
      name,
      heading('Educación'),
      line('Curso de canto, Escuela de Música Norte', { bold: true, gapBefore: true }),
      line('Mayo 2021 - Junio 2022'),
      line('Canto y danza. Preparación de muestras que se han de presentar en'),
      line('Octubre y Diciembre 2022.'),
    );
    expect(education).toHaveLength(1);
  });
});

describe('certificates', () => {
  it('are not what comes again in several of them', () => {
    const { certifications } = parse(
      name,
      heading('Certificaciones'),
      bullet('Norwick - Estilos para la web 2022'),
      bullet('Norwick - Introducción a las hojas de estilo 2022'),
      bullet('Cantera Sur - Corte por plasma 2023'),
    );
    expect(certifications.map((each) => `${each.name} | ${each.issuer}`)).toEqual([
      'Estilos para la web | Norwick',
      'Introducción a las hojas de estilo | Norwick',
      'Corte por plasma | Cantera Sur',
    ]);
  });

  it('may be in one row, each with its year', () => {
    const { certifications } = parse(
      name,
      heading('Certificaciones'),
      line('Soldadura TIG (2021), Trabajos en altura (2019, renovada'),
      line('2023)'),
    );
    expect(certifications.map((each) => each.name)).toEqual([
      'Soldadura TIG',
      'Trabajos en altura',
    ]);
  });
});
