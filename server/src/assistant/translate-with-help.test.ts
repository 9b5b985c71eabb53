import { cvSchema } from '@trayecto/core/cv';
import { describe, expect, it } from 'vitest';
import { createApertium, type MachineTranslator } from './apertium';
import { translateWithHelp } from './translate-with-help';

const cv = cvSchema.parse({
  work_experience: [
    {
      title: 'Camarera',
      company: 'Hotel Muestra',
      dates: '2019 – 2021',
      achievements: [
        'Gestioné un equipo de 12 personas.',
        'Gestioné tres marcas y sus campañas xilocopadas.',
        'Xilocopé la flambrona de Hotel Muestra con 40 tarascas zurdinas.',
      ],
    },
  ],
});
const input = { cv, from: 'es', to: 'en' } as const;

const answerWith =
  (answer: (text: string) => string, asked: string[] = []): MachineTranslator =>
  async (texts) => {
    asked.push(...texts);
    return texts.map(answer);
  };

async function translate(machine: MachineTranslator) {
  const result = await translateWithHelp(input, machine);
  return { ...result, lines: result.cv.work_experience[0]?.achievements ?? [] };
}

describe('help with a translation', () => {
  it('is asked for one missing word, or for a whole sentence, and never for what is sure', async () => {
    const asked: string[] = [];
    const { lines, drafts } = await translate(
      answerWith(
        (text) => (text === 'xilocopadas' ? 'carved' : `I praised ${text.slice(9)}`),
        asked,
      ),
    );
    expect(asked).toEqual([
      'xilocopadas',
      'Xilocopé la flambrona de XQ1X con 40 tarascas zurdinas.',
    ]);
    expect(lines[0]).toBe('Managed a team of 12 people.');
    expect(lines[1]).toContain('carved');
    expect(lines[2]).toBe('Praised la flambrona de Hotel Muestra con 40 tarascas zurdinas.');
    expect(drafts.map(({ pointer }) => pointer)).toEqual([
      '/work_experience/0/achievements/1',
      '/work_experience/0/achievements/2',
    ]);
  });

  it.each<[string, (text: string) => string]>([
    ['a name', (text) => text.replace(/XQ1X/, 'it')],
    ['a figure', (text) => text.replace('40', '50')],
  ])('is not taken when it loses %s', async (_, answer) => {
    const own = await translate(async () => undefined);
    expect((await translate(answerWith(answer))).lines[2]).toBe(own.lines[2]);
  });

  it('is done without where there is none, or it fails, floods or answers too little', async () => {
    const own = await translate(async () => undefined);
    const machines = ['no-such-program', 'false', 'yes', 'true'];
    for (const command of machines) {
      expect((await translate(createApertium(command, 300))).lines).toEqual(own.lines);
    }
  });
});
