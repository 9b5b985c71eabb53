import { wordList } from '../language';

/** Names of tools that are also words of every day: only their look and their company tell. */
export const everydayNames: ReadonlySet<string> = new Set(
  wordList(`
go, r, c, d, rest, excel, word, access, teams, outlook, swift, rust, dart, ruby, spark, hive, chef, puppet, react, express, next, nest, ember, shell, make, less, slack, notion, zoom, sketch, blender, unity, maya, rhino, opera, presto, sage, oracle, salt, flask, spring, ant, postman, cypress, mocha, jest, karma, project, publisher, drive, sheets, docs, box, stripe, square, segment, monday, pages, numbers, keynote, windows, office, meet, forms, planner, power, bolt, crystal, julia, groovy, solid, kiss, dry, gin, echo, iris, beam, storm, flow, flume, impala, buffer, later, canvas, vision, lean, safe, booking, mews, cat, clave, pilot, force, bridge, flash, premiere, audition, lightroom, light, draw, paint, photos, final, logic, live, reason, plus, pure, primavera, control, factor, net, basic, ada, lisp, logo, racket, scheme, forth, io, ring, hack, vala, nim, zig, elm, pony, snowflake, looker, consul, vault, nomad, packer, helm, argo, envoy, falcon, sentinel, defender, intune, exchange, viva, loop, whiteboard, gap, mes, ats, pos, cap, sal, sim, era, res, sem, par, esa, son, ama, pie, tic, dos, ti, it, us, as, is, on, in, at, ci, cd, pc, pr, hr, ip, ux, ui, be, ad, bi, qa, or, so, se, es, no, me, mi, si, te, tu, un, ya, al, ea, para, con, sin, cómo`),
);

/** The word between the last two of a list. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set([
  'y',
  'e',
  'o',
  'u',
  'and',
  'or',
  'ni',
  'plus',
]);

/** What a skill is introduced by. */
export const introducers: ReadonlySet<string> = new Set(
  wordList(`
conocimiento, conocimientos, manejo, dominio, experiencia, lenguaje, lenguajes, programación, herramienta, herramientas, programas, programa, paquete, entorno, tecnologías, tecnología, uso, usuario, nivel, formación, capacidad, habilidad, habilidades, competencias, competencia, técnicas, certificación, certificado, carné, carnet, permiso, framework, frameworks, software, dotes,
knowledge, experience, experienced, proficiency, proficient, familiar, familiarity, skills, skill, skilled, expertise, expert, using, language, languages, microsoft, ms, programming, tools, tool, technologies, technology, stack, understanding, fluent, ability, command, competent, certified, certification, background, use, training, mastery`),
);

export const AND: ReadonlySet<string> = new Set(['y', 'e', 'and']);
