import { parentPort } from 'node:worker_threads';
import { parseCv, parseText, type SourceDocument } from '@trayecto/core/import';

/** Read at the start, again and again: code that has run a few times is compiled well before anyone waits for it. */
const sample = `Marta Ibarra Soler
Ingeniera industrial
marta@example.com | +34 600 000 000 | Zaragoza

Experiencia profesional
Jefa de turno, Talleres del Ebro
mar. 2019 – actualidad
• Organicé el turno de noche de 14 personas.
• Reduje las paradas de la línea un 12 %.

Education
BSc Industrial Engineering, University of Zaragoza
Sep 2010 – Jun 2014

Habilidades: SAP, Excel, AutoCAD
Idiomas
Inglés: C1
`;
const ROUNDS = 20;
for (let round = 0; round < ROUNDS; round++) parseText(sample);

/** The parser in a thread of its own: a long text must not hold up anyone else's request. */
parentPort?.on('message', (source: { text: string } | { document: SourceDocument }) => {
  parentPort?.postMessage('text' in source ? parseText(source.text) : parseCv(source.document));
});
