import type { Cv } from '@trayecto/core/cv';
import { detectDocumentLanguage } from '@trayecto/core/document';
import type { Language } from '@trayecto/core/language';
import {
  type Finding,
  type Lexicons,
  listProofTexts,
  type ProofreadInput,
  proofreadCv,
  proofreadText,
  readLexicon,
} from '@trayecto/core/proofread';
import englishContext from '../../../core/dictionaries/en.context.gz?url';
import englishWords from '../../../core/dictionaries/en.words.gz?url';
import spanishContext from '../../../core/dictionaries/es.context.gz?url';
import spanishWords from '../../../core/dictionaries/es.words.gz?url';
import type { ProofAnswer, ProofQuestion } from './proofreader';

const MOST_KEPT = 3_000;

const opened = new Map<Language, Promise<Lexicons>>();
/** What was found in a text once need not be looked for again: typing changes one of many. */
const found = new Map<string, readonly Finding[]>();

self.addEventListener('message', ({ data }: MessageEvent<ProofQuestion>) => void answer(data));

async function answer({ id, cv, isEnglish, ownWords, readings }: ProofQuestion) {
  const language = isEnglish ? 'en' : detectDocumentLanguage(cv);
  try {
    const opening = opened.get(language) ?? openLexicons(language);
    opened.set(language, opening);
    const lexicons = await opening;
    const known = new Map(
      [...readings].flatMap(([text, one]) => (one ? [[text, one] as const] : [])),
    );
    const options = { read: readOnce, readings: known };
    const texts = proofreadCv(cv, language, ownWords, lexicons, options);
    reply({ id, texts, language, unread: listUnread(cv, readings) });
  } catch {
    // Without its words, a browser that is offline tries again with the next question.
    opened.delete(language);
    reply({ id, texts: null, language, unread: [] });
  }
}

/** Longer ones the corrector doesn't take. */
const LONGEST_TEXT = 2_000;

function listUnread(cv: Cv, readings: ProofQuestion['readings']): readonly string[] {
  const texts = new Set(listProofTexts(cv).map(({ text }) => text));
  return [...texts].filter(
    (text) => !readings.has(text) && text.length <= LONGEST_TEXT && /\s\S+\s/.test(text),
  );
}

const reply = (message: ProofAnswer) => self.postMessage(message);

function readOnce(input: ProofreadInput, lexicons: Lexicons): readonly Finding[] {
  const key = `${input.language}\n${[...input.known].join(' ')}\n${input.text}`;
  const known = found.get(key);
  if (known) return known;
  if (found.size >= MOST_KEPT) found.clear();
  const findings = proofreadText(input, lexicons);
  found.set(key, findings);
  return findings;
}

/** Words of both languages, as texts mix them; contexts, which weigh most, of the one that the document is in. */
async function openLexicons(language: Language): Promise<Lexicons> {
  const [es, en] = await Promise.all([
    loadLexicon(spanishWords, language === 'es' ? spanishContext : null),
    loadLexicon(englishWords, language === 'en' ? englishContext : null),
  ]);
  return { es, en };
}

async function loadLexicon(words: string, context: string | null) {
  const [wordBytes, contextBytes] = await Promise.all([
    unpack(words),
    context === null ? null : unpack(context),
  ]);
  return readLexicon(wordBytes, contextBytes);
}

async function unpack(address: string): Promise<Uint8Array> {
  const { ok, body } = await fetch(address);
  if (!ok || body === null) throw new Error('no words');
  const unpacked = new Response(body.pipeThrough(new DecompressionStream('gzip')));
  return new Uint8Array(await unpacked.arrayBuffer());
}
