import { wordList } from '../catalog';

/** Names of tools that are also words of every day: only their look and their company tell. */
export const everydayNames: ReadonlySet<string> = new Set(
  wordList(`
go, r, c, d, rest, excel, word, access, teams, outlook, swift, rust, dart, ruby, scala, spark, hive, chef, puppet, react, express, next, nest, ember, shell, make, less, slack, notion, zoom, sketch, blender, unity, maya, rhino, opera, presto, sage, oracle, salt, flask, spring, hibernate, maven, ant, postman, cypress, mocha, jest, karma, project, publisher, drive, sheets, docs, box, stripe, square, segment, monday, pages, numbers, keynote, windows, office, meet, forms, planner, power, bolt, crystal, julia, groovy, haskell, solid, kiss, dry, gin, echo, iris, beam, storm, flow, flume, impala, airtable, buffer, later, canvas, kahoot, genially, vision, lean, safe, agile, booking, stata, eviews, mews, sap, cat, clave, pilot, force, bridge, flash, premiere, audition, lightroom, light, draw, paint, photos, final, logic, live, reason, ableton, cubase, plus, contigo, pure, primavera, control, factor, holded, odoo, net, basic, pascal, ada, lisp, logo, prolog, racket, scheme, forth, io, ring, hack, vala, nim, zig, elm, pony, raspberry, arduino, mulesoft, snowflake, databricks, looker, docker, jenkins, consul, vault, nomad, packer, vagrant, helm, argo, istio, envoy, linkerd, falcon, sentinel, defender, intune, exchange, sharepoint, yammer, viva, loop, clipchamp, whiteboard, gap, mes, ats, pos, cap, sal, sim, era, res, sem, par, esa, son, ama, pie, tic, dos, ti, it, us, as, is, on, in, at, ci, cd, pc, pr, hr, ip, ux, ui, be, ad, bi, qa, ip, or, so, se, es, no, me, mi, si, te, tu, un, ya, al, ea, para, con, sin, cómo`),
);

/** Single words that are a skill in a list of skills and anything else elsewhere. */
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
