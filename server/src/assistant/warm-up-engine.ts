import { setTimeout as sleep } from 'node:timers/promises';
import { cvSchema } from '@trayecto/core/cv';
import { runJobTask } from '../jobs/job-tasks';
import { builtinTasks } from './builtin-tasks';

const practice = cvSchema.parse({
  personal: { name: 'Marta Ibarra', title: 'Ingeniera industrial' },
  summary: 'Ingeniera con doce años de oficio en fábricas de automoción.',
  work_experience: [
    {
      title: 'Jefa de turno',
      company: 'Talleres de Muestra',
      dates: 'marzo 2019 – actualidad',
      achievements: ['Responsable de un turno de 14 personas y tres líneas de montaje.'],
    },
  ],
  education: [{ degree: 'Grado en Ingeniería Mecánica', dates: '2010 – 2014' }],
  skills: ['SAP', 'Excel', 'Mantenimiento preventivo'],
});

const language = 'es' as const;
const posting = 'Jefa de producción\nImprescindible: SAP, inglés B2 y experiencia con equipos.';
const steps: readonly (() => unknown)[] = [
  () =>
    builtinTasks.skillGap({ cv: practice, language, jobTitle: 'Jefa', jobDescription: posting }),
  () =>
    builtinTasks.improve({
      cv: practice,
      language,
      style: 'formal',
      focusArea: 'experience',
      instructions: '',
    }),
  () => runJobTask('readWish', { interest: 'enfermera', location: 'Madrid' }),
  () => builtinTasks.translate({ cv: practice, from: 'es', to: 'en' }),
  () => builtinTasks.translate({ cv: practice, from: 'en', to: 'es' }),
];

/** Long enough for a task that was sent while the thread began to arrive. */
const REST_MS = 20;

/** Indexes and word tables are made on first use, which takes a second: better before anyone waits for them. */
export async function warmUpEngine(isNeeded: () => boolean): Promise<void> {
  for (const step of steps) {
    await sleep(REST_MS);
    if (isNeeded()) return;
    await step();
  }
}
