import { trades as english } from './trades-en.mjs';
import { trades as spanish } from './trades-es.mjs';
import * as words from './words.mjs';

const trades = { es: spanish, en: english };

/** Numbers from a seed: the same seed gives the same person on every machine. */
export function makeRandom(seed) {
  let state = 2_166_136_261;
  for (const letter of String(seed)) {
    state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  }
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count) => Math.floor(next() * count);
  const pick = (list) => list[below(list.length)];
  const chance = (share) => next() < share;
  const shuffle = (list) => {
    const rest = [...list];
    for (let at = rest.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [rest[at], rest[other]] = [rest[other], rest[at]];
    }
    return rest;
  };
  return { next, below, pick, chance, shuffle };
}

/**
 * A fictional person and how their document words things. `headings`: `usual`, `own` (in their own words) or `madeUp`
 * (one that heads nothing in any language).
 */
export function makePerson(seed, language, { headings = 'usual' } = {}) {
  const random = makeRandom(`${seed}|${language}`);
  const { below, pick, chance, shuffle } = random;
  const trade = trades[language][below(trades[language].length)];
  const coin = () => madeUpName(random, language);
  const town = () => (chance(0.5) ? pick(words.towns[language]) : madeUpTown(random, language));
  const fill = (pattern) => pattern.replace('{x}', coin());
  const name = makeName(random, language);
  const handle = plain(name)
    .replace(/\s+/g, chance(0.5) ? '-' : '')
    .toLowerCase();
  const dateStyle = below(4);
  const range = (from, to) => formatRange(from, to, language, dateStyle);

  const jobs = 3 + below(2);
  const deeds = shuffle(trade.deeds);
  let year = 2024 - below(2);
  let month = 1 + below(12);
  const work = [];
  for (let index = 0; index < jobs; index++) {
    const end = index === 0 && chance(0.8) ? null : { year, month };
    year -= 2 + below(3);
    month = 1 + below(12);
    work.push({
      title: trade.titles[Math.min(index, trade.titles.length - 1)],
      company: fill(trade.firms[(index + below(2)) % trade.firms.length]),
      location: town(),
      dates: range({ year, month }, end),
      description: chance(0.35) ? pick(trade.lines) : '',
      achievements: deeds.splice(0, index === 0 ? 3 : 2),
    });
    month = month > 1 ? month - 1 : 12;
    if (month === 12) year -= 1;
  }
  const education = trade.degrees.map((degree, index) => ({
    degree,
    institution: fill(trade.schools[index % trade.schools.length]),
    location: town(),
    dates: range(
      { year: year - 3 - index * 3, month: 9 },
      { year: year - 1 - index * 3, month: 6 },
    ),
  }));
  const certifications = trade.certificates.slice(0, 2).map(([title, issuer], index) => ({
    name: title,
    issuer: fill(issuer),
    date: String(2016 + index * 3 + below(3)),
  }));
  return {
    language,
    seed,
    name,
    title: trade.titles[0],
    email: `${plain(name).split(' ').slice(0, 2).join('.').toLowerCase()}@example.com`,
    phone:
      language === 'es'
        ? `+34 6${below(90) + 10} ${below(900) + 100} ${below(900) + 100}`
        : `+44 7700 900${below(900) + 100}`,
    location: town(),
    linkedin: `linkedin.com/in/${handle}`,
    github: chance(0.5) ? `github.com/${handle}` : '',
    website: chance(0.6) ? `${handle}.example.com` : '',
    summary: trade.summary,
    work,
    education,
    skills: trade.skills,
    languages: words.languages[language].slice(0, 2 + below(3)),
    certifications,
    interests: shuffle(words.interests[language]).slice(0, 3),
    volunteering: words.volunteering[language].map(fill),
    headings: makeHeadings(random, language, headings),
  };
}

/** What the document says, in the canonical shape; `omits` are the fields a layout leaves out. */
export function goldOf(person, omits = []) {
  const has = (field) => !omits.includes(field);
  const only = (field, value) => (has(field) ? value : '');
  return {
    personal: {
      name: person.name,
      title: only('title', person.title),
      email: person.email,
      phone: only('phone', person.phone),
      location: only('location', person.location),
      linkedin: only('linkedin', person.linkedin),
      github: only('github', person.github),
      website: only('website', person.website),
    },
    summary: only('summary', person.summary),
    work_experience: person.work.map((job) => ({
      ...job,
      location: only('work.location', job.location),
      description: only('work.description', job.description),
    })),
    education: person.education.map(({ degree, institution, dates }) => ({
      degree,
      institution,
      dates,
    })),
    skills: has('skills') ? person.skills.flatMap(([, items]) => items) : [],
    languages: has('languages')
      ? person.languages.map(([language, proficiency]) => ({ language, proficiency }))
      : [],
    certifications: has('certifications')
      ? person.certifications.map((one) => ({
          name: one.name,
          issuer: only('certifications.issuer', one.issuer),
          date: only('certifications.date', one.date),
        }))
      : [],
    additional: {
      ...(has('interests') && { [person.headings.interests]: person.interests }),
      ...(has('volunteering') && { [person.headings.volunteering]: person.volunteering }),
    },
  };
}

function makeHeadings(random, language, mode) {
  const { usual, own } = words.headings[language];
  const kinds = Object.keys(usual);
  const from = (kind) => {
    // People change the words of some headings; those of work and studies stay most often.
    const isOwn = mode === 'own' && random.chance(0.6);
    return random.pick((isOwn ? own : usual)[kind]);
  };
  const headings = Object.fromEntries(kinds.map((kind) => [kind, from(kind)]));
  if (mode === 'madeUp') {
    const kind = random.pick(['work', 'education', 'skills', 'languages', 'volunteering']);
    headings[kind] = random.pick(words.madeUpHeadings[language]);
  }
  return headings;
}

function makeName({ pick, chance }, language) {
  const { given, family } = words.names[language];
  const first = pick(given);
  const last = pick(family);
  if (language === 'en') return `${first} ${last}`;
  const others = family.filter((one) => one !== last);
  return chance(0.8) ? `${first} ${last} ${pick(others)}` : `${first} ${last}`;
}

function madeUpName(random, language) {
  const { start, middle, end } = words.syllables[language];
  return random.pick(start) + (random.chance(0.5) ? random.pick(middle) : '') + random.pick(end);
}

function madeUpTown(random, language) {
  const name = madeUpName(random, language);
  if (random.chance(0.3)) return `${name}, ${language === 'es' ? 'España' : 'UK'}`;
  return random.chance(0.3) ? `${language === 'es' ? 'Villa ' : 'Great '}${name}` : name;
}

function formatRange(from, to, language, style) {
  const present = words.now[language][style];
  const dash = style === 1 ? '-' : '–';
  return `${formatDate(from, language, style)} ${dash} ${to ? formatDate(to, language, style) : present}`;
}

function formatDate({ year, month }, language, style) {
  const name = words.months[language][month - 1];
  if (style === 0) return `${capital(name.slice(0, 3))}${language === 'es' ? '.' : ''} ${year}`;
  if (style === 1) return `${capital(name)} ${year}`;
  return style === 2 ? `${String(month).padStart(2, '0')}/${year}` : String(year);
}

function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
