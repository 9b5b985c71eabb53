import type { RecordedRequest } from '../model/fake-model-server';

/** What a model says that follows its orders, to whichever question it was asked. */
export function answerDutifully(request: RecordedRequest): unknown {
  const answers: Record<string, (request: RecordedRequest) => unknown> = {
    improved_cv: improve,
    translated_cv: improve,
    read_cv: readText,
    skill_gap_words: sayGap,
    plan_words: sayPlan,
    goal_titles: () => ({ titles: ['Responsable de logística', 'Astronauta de interiores'] }),
    optimized_cv: optimize,
    letters: writeLetters,
  };
  return answers[readShape(request)]?.(request);
}

export function readShape({ body }: RecordedRequest): string {
  return body.response_format.json_schema.name;
}

/** A part of the data it was sent. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was sent
export function readPart({ body }: RecordedRequest, name: string): any {
  const sent: string = body.messages[1].content;
  const part = new RegExp(`<${name}-(\\w+)>\\n([^]*?)\\n</${name}-\\1>`).exec(sent)?.[2];
  return part === undefined ? undefined : JSON.parse(part);
}

const strengthen = (text: string) => text.replace(/^Encargada de/, 'Gestiono');

/** Gives every text back, with a stronger opening where it knows one. */
function improve(request: RecordedRequest) {
  const cv = JSON.stringify(readPart(request, 'cv') ?? {});
  return JSON.parse(cv, (_, value) => (typeof value === 'string' ? strengthen(value) : value));
}

/** It copies the first line into the name, and knows nothing else. */
function readText(request: RecordedRequest) {
  const [name = ''] = String(readPart(request, 'cv_text')).split('\n');
  return { personal: { name }, summary: null, work_experience: [], skills: [] };
}

export const summaryOfGap = 'Tu experiencia encaja en parte con lo que piden.';
export const actionOfGap = 'Apóyate en lo que ya haces y enséñalo en tu CV.';

function sayGap(request: RecordedRequest) {
  const { missing } = readPart(request, 'comparison');
  return {
    summary: summaryOfGap,
    advice: missing.map(({ id }: { id: string }) => ({ id, action: actionOfGap })),
    other_requirements: [],
    evidence: [],
  };
}

interface PlanText {
  readonly id: string;
  readonly text: string;
}

function sayPlan(request: RecordedRequest) {
  const { gaps, steps, projects } = readPart(request, 'plan');
  const say = (texts: PlanText[]) =>
    texts.map(({ id, text }) => ({ id, text: `${text} Empieza por lo que ya conoces.` }));
  return { gaps: say(gaps), steps: say(steps), projects: say(projects) };
}

function optimize(request: RecordedRequest) {
  const cv = improve(request);
  return {
    ...cv,
    headline: cv.personal.title,
    about: cv.summary,
    overview: 'Tu perfil se entiende bien.',
  };
}

const bodies = {
  Spanish: [
    'Estimado equipo:',
    'Les escribo porque su anuncio describe el trabajo que sé hacer y que quiero seguir haciendo con ustedes en los próximos tiempos.',
    'En mi CV encontrarán lo que he hecho hasta hoy. Si les interesa, estaré encantada de contarles más en una conversación.',
  ],
  English: [
    'Dear team,',
    'I am writing because your posting describes the work that I know how to do and that I would like to go on doing with you.',
    'My CV tells what I have done so far. If it is of interest, I would be glad to tell you more about it in a conversation.',
  ],
};

export function writeLetters({ body }: RecordedRequest) {
  const isEnglish = /emails in English/.test(body.messages[0].content);
  const language = isEnglish ? 'English' : 'Spanish';
  return {
    letters: ['formal', 'startup', 'creative'].map((type) => ({
      type,
      subject: isEnglish ? 'My application' : 'Mi candidatura',
      body: bodies[language].join('\n\n'),
    })),
  };
}
