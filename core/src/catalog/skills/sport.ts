import { readSkills } from './skill';

export const sportSkills = readSkills(`
[fitness]
personal-training ; h ; entrenamiento personal, entrenador personal, entrenamiento personalizado, personal trainer ; personal training, personal trainer work, one-to-one training, fitness coaching ; strength-training, workout-planning
fitness-instruction ; h ; monitor de sala fitness, monitor de fitness, monitor de gimnasio, instructor de gimnasio, sala de fitness, acondicionamiento físico ; fitness instruction, gym instruction, gym floor supervision, fitness training ; group-classes, personal-training
group-classes ; h ; clases dirigidas, clases colectivas, actividades dirigidas, clases grupales de fitness ; group fitness classes, group exercise, fitness classes, group exercise instruction ; spinning, les-mills
workout-planning ; h ; planificación de entrenamientos, programación del entrenamiento, planes de entrenamiento, rutinas de entrenamiento ; workout planning, training programme design, exercise programming, workout plans, training plans for athletes ; personal-training, strength-training
strength-training ; h ; entrenamiento de fuerza, musculación, fuerza y acondicionamiento, preparación física, entrenamiento funcional ; strength training, strength and conditioning, weight training, functional training ; personal-training, athletic-preparation
athletic-preparation ; h ; preparador físico, preparación física deportiva, entrenamiento de alto rendimiento, alto rendimiento deportivo ; athletic preparation, athletic training, high-performance training in sport, sports conditioning ; strength-training
hiit ; h ; HIIT, entrenamiento interválico, entrenamiento de alta intensidad ; HIIT, high-intensity interval training, interval training ; group-classes
crossfit ; h ; CrossFit, entrenamiento CrossFit, cross training ; CrossFit, cross training, CrossFit coaching ; strength-training
spinning ; h ; clases de spinning, ciclo indoor, ciclismo indoor ; spinning classes, indoor cycling ; group-classes
les-mills ; t ; Les Mills, BodyPump, BodyCombat, BodyBalance ; Les Mills, BodyPump, BodyCombat, BodyBalance ; group-classes
zumba ; h ; zumba, baile fitness, aeróbic, steps y aeróbic ; Zumba, dance fitness, aerobics, step aerobics ; group-classes, dance-teaching
pilates ; h ; pilates, pilates suelo, pilates máquinas, pilates reformer ; Pilates, mat Pilates, reformer Pilates, Pilates instruction ; yoga-teaching, group-classes
yoga-teaching ; h ; yoga, instructor de yoga, hatha yoga, vinyasa yoga, clases de yoga, yoga prenatal ; yoga, yoga instruction, hatha yoga, vinyasa yoga, yoga teaching ; pilates, mindfulness
stretching ; h ; estiramientos, flexibilidad y movilidad, movilidad articular en entrenamiento ; stretching, mobility training, flexibility training ; pilates
fitness-assessment ; h ; valoración de la condición física, test físicos, evaluación de la aptitud física ; fitness assessment, fitness testing, physical fitness tests ; personal-training, body-composition
senior-fitness ; h ; gimnasia para mayores, gimnasia de mantenimiento, ejercicio físico para mayores, gerontogimnasia ; senior fitness, exercise for older adults, gentle exercise ; fitness-instruction, elderly-care
adapted-sport ; h ; deporte adaptado, actividad física adaptada, deporte inclusivo ; adapted sport, adapted physical activity, disability sport, adaptive sports ; disability-support
electrostimulation-training ; h ; electroestimulación, entrenamiento con electroestimulación, chaleco EMS ; electrostimulation training, EMS training ; personal-training
injury-prevention ; h ; prevención de lesiones deportivas, prevención de lesiones ; sports injury prevention, injury prevention ; sports-physiotherapy
aqua-fitness ; h ; aquagym, aquafitness, gimnasia acuática, matronatación ; aqua aerobics, aquafit, water aerobics, baby swimming ; swimming-instruction

[sports]
sports-coaching ; h ; entrenamiento deportivo, entrenador deportivo, monitor deportivo, dirección técnica deportiva, formación deportiva ; sports coaching, coaching sports teams, athletic coaching, sports instruction ; football-coaching, sports-for-children ; executive-coaching
sports-for-children ; h ; escuelas deportivas, deporte escolar, iniciación deportiva, multideporte infantil, deporte base ; children's sports, youth sports coaching, school sports, grassroots sport ; sports-coaching, pe-teaching
football-coaching ; h ; entrenador de fútbol, entrenamiento de fútbol, fútbol base, escuela de fútbol ; football coaching, soccer coaching, youth football ; sports-coaching
basketball-coaching ; h ; entrenador de baloncesto, entrenamiento de baloncesto, entrenamiento de básquet ; basketball coaching ; sports-coaching
volleyball-coaching ; h ; entrenador de voleibol, entrenador de balonmano, entrenamiento de voleibol ; volleyball coaching, handball coaching ; sports-coaching
tennis-coaching ; h ; clases de tenis, monitor de tenis, clases de pádel, monitor de pádel, entrenador de tenis ; tennis coaching, tennis lessons, padel coaching, racket sports coaching ; sports-coaching
swimming-instruction ; h ; clases de natación, monitor de natación, enseñanza de natación, cursos de natación ; swimming instruction, swimming lessons, swim instruction, teaching swimming ; lifeguarding, aqua-fitness
swimming ; h ; natación, saber nadar ; swimming, ability to swim ; swimming-instruction, lifeguarding
athletics-coaching ; h ; entrenador de atletismo, running y atletismo, entrenamiento de running, entrenamiento de triatlón ; athletics coaching, track and field coaching, running coaching, triathlon coaching ; sports-coaching
gymnastics-coaching ; h ; gimnasia rítmica, gimnasia artística, entrenador de gimnasia, acrobacia deportiva ; gymnastics coaching, rhythmic gymnastics, artistic gymnastics ; sports-coaching
martial-arts ; h ; artes marciales, kárate, judo, taekwondo, jiu-jitsu, aikido ; martial arts, karate, judo, taekwondo, jiu-jitsu, aikido ; self-defence, boxing-coaching
boxing-coaching ; h ; boxeo, kickboxing, clases de boxeo, muay thai ; boxing coaching, kickboxing, Muay Thai, boxing classes ; martial-arts
tai-chi ; h ; taichí, chi kung, tai chi ; tai chi, qigong ; yoga-teaching
skating-instruction ; h ; clases de patinaje, monitor de patinaje ; skating instruction, skating lessons ; sports-coaching
ski-instruction ; h ; monitor de esquí, clases de esquí, clases de snowboard, profesor de esquí ; ski instruction, snowboard instruction, ski lessons ; outdoor-sports-instruction
riding-instruction ; h ; clases de equitación, monitor de equitación, hípica, profesor de equitación ; riding instruction, horse riding lessons, equestrian coaching ; horse-care
climbing-instruction ; h ; escalada deportiva, monitor de escalada, rocódromo, barranquismo ; climbing instruction, rock climbing, canyoning guiding ; outdoor-sports-instruction
outdoor-sports-instruction ; h ; actividades en la naturaleza, monitor multiaventura, senderismo y montaña, guía de senderismo, deportes de aventura ; outdoor sports instruction, outdoor activities instruction, hiking guiding, adventure sports ; climbing-instruction, active-tourism
water-sports-instruction ; h ; monitor de vela, clases de surf, monitor de surf, piragüismo, deportes náuticos, clases de vela ; water sports instruction, sailing instruction, surf lessons, kayaking instruction ; lifeguarding
diving-instruction ; h ; instructor de buceo, PADI, cursos de buceo, divemaster ; diving instruction, PADI, scuba diving instruction, divemaster ; water-sports-instruction
cycling-guiding ; h ; guía de cicloturismo, bicicleta de montaña, monitor de BTT ; cycling guiding, mountain biking instruction ; outdoor-sports-instruction
golf-instruction ; h ; clases de golf, profesor de golf, caddie ; golf instruction, golf lessons, caddying ; sports-coaching
chess-teaching ; h ; clases de ajedrez, monitor de ajedrez, enseñanza de ajedrez ; chess teaching, chess coaching ; extracurricular-activities
esports-management ; h ; esports, gestión de equipos de esports, deportes electrónicos ; esports, esports team management ; sports-management
refereeing ; h ; arbitraje deportivo, árbitro de fútbol, juez deportivo, arbitraje de partidos ; refereeing, sports officiating, umpiring ; sports-coaching ; arbitration
sports-management ; h ; gestión deportiva, gestión de instalaciones deportivas, dirección deportiva, coordinación deportiva, gestión de clubes deportivos ; sports management, sports facility management, sports club management, gym management ; sports-events
sports-events ; h ; organización de eventos deportivos, organización de torneos, carreras populares, competiciones deportivas ; sports event organisation, tournament organisation, organising competitions, sports events ; event-organisation, sports-management
sports-scouting ; h ; ojeo de jugadores, scouting deportivo, análisis de jugadores ; sports scouting, player scouting, talent scouting in sport ; sports-performance-analysis
sports-performance-analysis ; h ; análisis táctico, análisis de rendimiento deportivo, videoanálisis deportivo, Wyscout ; sports performance analysis, tactical analysis, match analysis, Wyscout, Hudl ; sports-coaching
gym-sales ; h ; venta de cuotas de gimnasio, captación de socios de gimnasio, recepción de gimnasio ; gym membership sales, gym reception, membership sales ; sales, fitness-instruction
sports-officiating-timing ; h ; cronometraje deportivo, mesa de anotación ; sports timekeeping, scorekeeping ; refereeing
professional-athlete ; h ; deportista de alto nivel, deporte de competición, competición deportiva profesional ; competitive athletics, professional athlete experience, competitive sport ; athletic-preparation
`);
