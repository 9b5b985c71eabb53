import { readJobTitles } from './job-title';

/** Gyms, clubs, coaching and sport. */
export const sportTitles = readJobTitles(`
[sport]
personal-trainer ; 3 ; entrenadora personal, entrenador personal, personal trainer ; personal trainer, fitness coach ; personal-training, strength-training, fitness-assessment, sports-nutrition, customer-service
gym-instructor ; 3 ; monitora de gimnasio, monitor de gimnasio, técnica de sala de fitness, técnico de sala de fitness, instructora de musculación, instructor de musculación ; gym instructor, fitness instructor ; fitness-instruction, strength-training, customer-service, first-aid, workout-planning
group-fitness-instructor ; 3 ; monitora de actividades dirigidas, monitor de actividades dirigidas, instructora de clases colectivas, instructor de clases colectivas, monitora de spinning, monitor de spinning, instructora de zumba, instructor de zumba ; group fitness instructor, spinning instructor, Zumba instructor ; group-classes, spinning, zumba, first-aid, fitness-instruction
yoga-teacher ; 3 ; profesora de yoga, profesor de yoga, instructora de yoga, instructor de yoga ; yoga teacher, yoga instructor ; yoga-teaching, mindfulness, group-classes, stretching, teaching
pilates-instructor ; 3 ; instructora de pilates, instructor de pilates, monitora de pilates, monitor de pilates ; Pilates instructor ; pilates, group-classes, stretching, teaching, first-aid
swimming-instructor ; 3 ; monitora de natación, monitor de natación, profesora de natación, profesor de natación, instructora de natación, instructor de natación ; swimming instructor, swimming teacher ; swimming-instruction, lifeguarding, first-aid, teaching, aqua-fitness
football-coach ; 3 ; entrenadora de fútbol, entrenador de fútbol, directora técnico de fútbol, director técnico de fútbol ; football coach, soccer coach ; sports-coaching, football-coaching, team-supervision, workout-planning, first-aid
basketball-coach ; 3 ; entrenadora de baloncesto, entrenador de baloncesto, entrenadora de básquetbol, entrenador de básquetbol ; basketball coach ; sports-coaching, basketball-coaching, team-supervision, workout-planning, first-aid
sports-coach ; 3 ; entrenadora deportiva, entrenador deportivo, entrenadora, entrenador ; sports coach, coach ; sports-coaching, workout-planning, team-supervision, first-aid, communication
strength-and-conditioning-coach ; 3 ; preparadora física, preparador físico ; strength and conditioning coach, athletic trainer ; strength-training, workout-planning, fitness-assessment, injury-prevention, sports-nutrition
sports-instructor ; 3 ; monitora deportiva, monitor deportivo, monitora de multideporte, monitor de multideporte ; sports instructor, multi-sport instructor ; sports-for-children, team-building-activities, first-aid, childcare, teaching
tennis-coach ; 3 ; monitora de tenis, monitor de tenis, profesora de pádel, profesor de pádel, entrenadora de tenis, entrenador de tenis ; tennis coach, padel coach ; tennis-coaching, sports-coaching, teaching, first-aid, customer-service
ski-instructor ; 3 ; monitora de esquí, monitor de esquí, profesora de esquí, profesor de esquí, instructora de snowboard, instructor de snowboard ; ski instructor, snowboard instructor ; ski-instruction, teaching, first-aid, english, active-tourism
diving-instructor ; 3 ; instructora de buceo, instructor de buceo ; diving instructor, scuba instructor ; diving-professional, teaching, first-aid, english, stcw
surf-instructor ; 3 ; instructora de surf, instructor de surf, monitora de vela, monitor de vela, monitora de deportes náuticos, monitor de deportes náuticos ; surf instructor, sailing instructor, water sports instructor ; water-sports-instruction, teaching, first-aid, lifeguarding, english
commercial-diver ; 3 ; buza profesional, buzo profesional, buceadora profesional, buceador profesional ; commercial diver, professional diver ; diving-professional, welding, stcw, first-aid, ship-maintenance
martial-arts-instructor ; 3 ; instructora de artes marciales, instructor de artes marciales, profesora de defensa personal, profesor de defensa personal ; martial arts instructor, self-defence instructor ; martial-arts, self-defence, teaching, first-aid, physical-stamina
riding-instructor ; 3 ; monitora de equitación, monitor de equitación, profesora de equitación, profesor de equitación ; riding instructor, horse riding instructor ; riding-instruction, teaching, horse-care, first-aid, animal-handling
climbing-instructor ; 3 ; monitora de escalada, monitor de escalada, monitora de multiaventura, monitor de multiaventura ; climbing instructor, outdoor activities instructor ; climbing-instruction, active-tourism, first-aid, rope-access, team-building-activities
professional-athlete ; 3 ; deportista profesional, futbolista, jugadora profesional, jugador profesional ; professional athlete, footballer, professional player ; physical-stamina, teamwork, sports-nutrition, self-discipline, resilience
referee ; 3 ; árbitra, árbitro, juez deportiva, juez deportivo ; referee, umpire, match official ; refereeing, decision-making, conflict-resolution, physical-stamina, communication
sports-director ; 5 ; directora deportiva, director deportivo, coordinadora deportiva, coordinador deportivo ; sports director, director of football, sports coordinator ; sports-management, leadership, workout-planning, event-organisation, budget-management
sports-centre-manager ; 5 ; gestora deportiva, gestor deportivo, directora de gimnasio, director de gimnasio, gerente de centro deportivo ; sports centre manager, gym manager, leisure centre manager, sports facility manager ; sports-management, team-supervision, customer-service, sales, budget-management
sports-performance-analyst ; 4 ; analista deportiva, analista deportivo, analista de rendimiento deportivo ; sports performance analyst, sports data analyst ; sports-performance-analysis, excel, data-analysis, statistics, sports-scouting
sports-scout ; 3 ; ojeadora, ojeador, scout deportiva, scout deportivo ; sports scout, talent scout ; sports-scouting, sports-performance-analysis, business-writing, sports-coaching, networking-events
esports-player ; 3 ; jugadora de esports, jugador de esports, entrenadora de esports, entrenador de esports ; esports player, esports coach ; esports-management, teamwork, twitch, sports-performance-analysis, communication
`);
