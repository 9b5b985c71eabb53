import { readJobTitles } from './job-title';

/** Gyms, clubs, coaching and sport. */
export const sportTitles = readJobTitles(`
[sport]
personal-trainer ; 3 ; entrenadora personal, entrenador personal, personal trainer ; personal trainer, fitness coach ; personal-training, strength-training, fitness-assessment, nutrition-advice, customer-service, functional-training
gym-instructor ; 3 ; monitora de gimnasio, monitor de gimnasio, técnica de sala de fitness, técnico de sala de fitness, instructora de musculación, instructor de musculación ; gym instructor, fitness instructor ; fitness-instruction, strength-training, customer-service, first-aid, functional-training
group-fitness-instructor ; 3 ; monitora de actividades dirigidas, monitor de actividades dirigidas, instructora de clases colectivas, instructor de clases colectivas, monitora de spinning, monitor de spinning, instructora de zumba, instructor de zumba ; group fitness instructor, spinning instructor, Zumba instructor ; group-fitness-classes, indoor-cycling, zumba, first-aid, fitness-instruction
yoga-teacher ; 3 ; profesora de yoga, profesor de yoga, instructora de yoga, instructor de yoga ; yoga teacher, yoga instructor ; yoga, mindfulness, group-fitness-classes, anatomy, teaching
pilates-instructor ; 3 ; instructora de pilates, instructor de pilates, monitora de pilates, monitor de pilates ; Pilates instructor ; pilates, group-fitness-classes, anatomy, teaching, first-aid
swimming-instructor ; 3 ; monitora de natación, monitor de natación, profesora de natación, profesor de natación, instructora de natación, instructor de natación ; swimming instructor, swimming teacher ; swimming-instruction, swimming, water-rescue, first-aid, teaching
football-coach ; 3 ; entrenadora de fútbol, entrenador de fútbol, directora técnico de fútbol, director técnico de fútbol ; football coach, soccer coach ; sports-coaching, football, team-supervision, training-planning-sport, first-aid
basketball-coach ; 3 ; entrenadora de baloncesto, entrenador de baloncesto, entrenadora de básquetbol, entrenador de básquetbol ; basketball coach ; sports-coaching, basketball, team-supervision, training-planning-sport, first-aid
sports-coach ; 3 ; entrenadora deportiva, entrenador deportivo, entrenadora, entrenador ; sports coach, coach ; sports-coaching, training-planning-sport, team-supervision, first-aid, communication
strength-and-conditioning-coach ; 3 ; preparadora física, preparador físico ; strength and conditioning coach, athletic trainer ; strength-training, training-planning-sport, fitness-assessment, injury-prevention, sports-nutrition
sports-instructor ; 3 ; monitora deportiva, monitor deportivo, monitora de multideporte, monitor de multideporte ; sports instructor, multi-sport instructor ; sports-instruction, group-facilitation, first-aid, childcare, teaching
tennis-coach ; 3 ; monitora de tenis, monitor de tenis, profesora de pádel, profesor de pádel, entrenadora de tenis, entrenador de tenis ; tennis coach, padel coach ; tennis, sports-coaching, teaching, first-aid, customer-service
ski-instructor ; 3 ; monitora de esquí, monitor de esquí, profesora de esquí, profesor de esquí, instructora de snowboard, instructor de snowboard ; ski instructor, snowboard instructor ; skiing, teaching, first-aid, english, outdoor-activities
diving-instructor ; 3 ; instructora de buceo, instructor de buceo ; diving instructor, scuba instructor ; scuba-diving, teaching, first-aid, english, maritime-safety
surf-instructor ; 3 ; instructora de surf, instructor de surf, monitora de vela, monitor de vela, monitora de deportes náuticos, monitor de deportes náuticos ; surf instructor, sailing instructor, water sports instructor ; water-sports, teaching, first-aid, water-rescue, english
commercial-diver ; 3 ; buza profesional, buzo profesional, buceadora profesional, buceador profesional ; commercial diver, professional diver ; scuba-diving, underwater-welding, maritime-safety, welding, first-aid
martial-arts-instructor ; 3 ; instructora de artes marciales, instructor de artes marciales, profesora de defensa personal, profesor de defensa personal ; martial arts instructor, self-defence instructor ; martial-arts, self-defence, teaching, first-aid, physical-fitness
riding-instructor ; 3 ; monitora de equitación, monitor de equitación, profesora de equitación, profesor de equitación ; riding instructor, horse riding instructor ; horse-riding, teaching, horse-care, first-aid, animal-handling
climbing-instructor ; 3 ; monitora de escalada, monitor de escalada, monitora de multiaventura, monitor de multiaventura ; climbing instructor, outdoor activities instructor ; climbing, outdoor-activities, first-aid, rope-access, group-facilitation
professional-athlete ; 3 ; deportista profesional, futbolista, jugadora profesional, jugador profesional ; professional athlete, footballer, professional player ; physical-fitness, teamwork, sports-nutrition, discipline, resilience
referee ; 3 ; árbitra, árbitro, juez deportiva, juez deportivo ; referee, umpire, match official ; sports-refereeing, decision-making, conflict-resolution, physical-fitness, communication
sports-director ; 5 ; directora deportiva, director deportivo, coordinadora deportiva, coordinador deportivo ; sports director, director of football, sports coordinator ; sports-management, leadership, training-planning-sport, event-organisation, budget-management
sports-centre-manager ; 5 ; gestora deportiva, gestor deportivo, directora de gimnasio, director de gimnasio, gerente de centro deportivo ; sports centre manager, gym manager, leisure centre manager, sports facility manager ; sports-management, team-supervision, customer-service, sales, budget-management
sports-performance-analyst ; 4 ; analista deportiva, analista deportivo, analista de rendimiento deportivo ; sports performance analyst, sports data analyst ; sports-analytics, video-analysis, excel, data-analysis, statistics
sports-scout ; 3 ; ojeadora, ojeador, scout deportiva, scout deportivo ; sports scout, talent scout ; talent-scouting, video-analysis, report-writing, sports-coaching, networking-events
esports-player ; 3 ; jugadora de esports, jugador de esports, entrenadora de esports, entrenador de esports ; esports player, esports coach ; video-games, teamwork, twitch, video-analysis, communication
`);
