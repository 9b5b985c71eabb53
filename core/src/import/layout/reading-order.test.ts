import { describe, expect, it } from 'vitest';
import { bold, page, plain, texts, write } from '../fixtures/drawn-glyphs';
import type { GlyphStyle, Shape } from './page-content';

const heading: GlyphStyle = { ...bold, sizePt: 13, color: '#003366' };

describe('reading order', () => {
  it('reads a sidebar whole before the main column when it is on the left', () => {
    const sidebar = ['Contacto', 'Sevilla', 'Idiomas', 'Inglés', 'Francés', 'Catalán'];
    const main = [
      'Responsable de tienda en un comercio de barrio',
      'Atendí a clientes y llevé la caja a diario',
      'Formé a tres personas nuevas en el equipo',
      'Ordené el almacén y los pedidos de cada mes',
      'Preparé los escaparates de cada temporada',
    ];
    const lines = texts(
      page([
        ...sidebar.map((text, index) => write(text, 40, 100 + 17 * index)),
        ...main.map((text, index) => write(text, 220, 105 + 14 * index)),
      ]),
    );
    expect(lines).toEqual([...sidebar, ...main]);
  });

  it('reads a column whole when its lines end at nearly the same place', () => {
    const ends = [300, 300.4, 300.8, 301.2, 300.1, 300.9];
    const main = ends.map((end, index) => {
      const text = `Línea ${index} de una columna tan larga como sus vecinas`;
      const [last] = write(text, 0, 0).slice(-1);
      return write(text, end - (last?.rightPt ?? 0), 105 + 14 * index);
    });
    const aside = ['Idiomas', 'Inglés', 'Francés', 'Catalán', 'Gallego'];
    const lines = texts(
      page([...main, ...aside.map((text, index) => write(text, 330, 100 + 17 * index))]),
    );
    expect(lines.slice(-aside.length)).toEqual(aside);
  });

  it('keeps a date at the right margin on the line of its title', () => {
    const lines = texts(
      page([
        write('Enfermera de urgencias', 60, 100, bold),
        write('2019 – 2023', 480, 100),
        write('Hospital del Mar', 60, 114),
        write('Atención a pacientes de todas las edades en turnos de noche y de día', 60, 128),
        write('Enfermera de planta', 60, 150, bold),
        write('2015 – 2019', 480, 150),
      ]),
    );
    expect(lines).toEqual([
      'Enfermera de urgencias | 2019 – 2023',
      'Hospital del Mar',
      'Atención a pacientes de todas las edades en turnos de noche y de día',
      'Enfermera de planta | 2015 – 2019',
    ]);
  });

  it('joins a date wrapped in the gutter and puts it before its entry', () => {
    const lines = texts(
      page([
        write('Septiembre', 60, 100),
        write('2018 – Junio', 52, 112),
        write('2021', 84, 124),
        write('Técnica de laboratorio, Bioalba', 130, 100, bold),
        write('• Preparé muestras y reactivos', 135, 112),
        write('• Calibré los equipos cada semana', 135, 124),
        write('• Redacté los informes de calidad', 135, 136),
        write('Julio 2021 –', 52, 160),
        write('hoy', 90, 172),
        write('Responsable de laboratorio, Bioalba', 130, 160, bold),
        write('• Coordiné a cuatro técnicas', 135, 172),
      ]),
    );
    expect(lines).toEqual([
      'Septiembre 2018 – Junio 2021 | Técnica de laboratorio, Bioalba',
      'Preparé muestras y reactivos',
      'Calibré los equipos cada semana',
      'Redacté los informes de calidad',
      'Julio 2021 – hoy | Responsable de laboratorio, Bioalba',
      'Coordiné a cuatro técnicas',
    ]);
  });

  it('reads a label column row by row', () => {
    const rows = [
      ['Dirección:', 'Málaga'],
      ['Teléfono:', '612 345 678'],
      ['Correo:', 'marta@example.com'],
    ];
    const lines = texts(
      page(
        rows.flatMap(([label = '', value = ''], index) => [
          write(label, 60, 100 + 20 * index),
          write(value, 150, 100 + 20 * index),
        ]),
      ),
    );
    expect(lines).toEqual([
      'Dirección: | Málaga',
      'Teléfono: | 612 345 678',
      'Correo: | marta@example.com',
    ]);
  });

  it('puts section names from a left column on lines of their own', () => {
    const lines = texts(
      page([
        write('Experiencia', 50, 100, heading),
        write('Cocinera en el restaurante La Encina', 180, 100),
        write('Preparé menús para ochenta comensales', 180, 114),
        write('Estudios', 50, 160, heading),
        write('Grado medio de cocina y gastronomía', 180, 160),
        write('Escuela de Hostelería de Gijón', 180, 174),
      ]),
    );
    expect(lines.indexOf('Experiencia')).toBe(0);
    expect(lines[1]).toBe('Cocinera en el restaurante La Encina');
    expect(lines.indexOf('Estudios')).toBe(3);
  });

  it('reads a column on to the next page before the one beside it', () => {
    const main = (from: number) =>
      Array.from({ length: 8 }, (_, index) =>
        write(`Línea ${from + index} de la columna ancha`, 40, 100 + 14 * index),
      );
    const side = ['Contacto', 'Cádiz', 'Idiomas', 'Inglés', 'Alemán'];
    const lines = texts(
      page([...main(1), ...side.map((text, index) => write(text, 400, 106 + 19 * index))]),
      page(main(9)),
    );
    expect(lines.slice(16)).toEqual(side);
    expect(lines[8]).toBe('Línea 9 de la columna ancha');
  });

  it('ends a header band where its colour ends', () => {
    const band: Shape = { leftPt: 0, topPt: 0, rightPt: 595, bottomPt: 90, filled: true };
    const left = ['Experiencia', 'Contable', 'Gestoría Olivo', 'Auxiliar', 'Asesoría Roble'];
    const right = ['Aptitudes', 'Excel', 'Nóminas', 'Sage'];
    const lines = texts(
      page(
        [
          write('Marta Ibarra Soler', 40, 50, { ...heading, sizePt: 22 }),
          write('612 345 678', 440, 40),
          write('marta@example.com', 440, 54),
          ...left.map((text, index) =>
            write(text, 40, 130 + 13 * index, index === 0 ? heading : plain),
          ),
          ...right.map((text, index) =>
            write(text, 400, 130 + 17 * index, index === 0 ? heading : plain),
          ),
        ],
        { shapes: [band] },
      ),
    );
    expect(lines.slice(0, 3)).toEqual(['Marta Ibarra Soler', '612 345 678', 'marta@example.com']);
    expect(lines.slice(3)).toEqual([...left, ...right]);
  });
});
