/** What an English verb means by what it is done to: verb ; objects ; Spanish. */
export const englishVerbSenses = `
recruit ; employee, employees, staff, worker, workers, personnel, driver, drivers, nurse, nurses, engineer, engineers, waiter, waiters, developer, developers, manager, managers ; contratar
recruit ; volunteer, volunteers, donor, donors, member, members, participant, participants ; captar
clear ; table, tables ; recoger
clear ; debt, debts ; saldar
clear ; land, field, fields, vegetation ; desbrozar
guide ; tourist, tourists, visitor, visitors, group, groups, tour, tours ; guiar
guide ; student, students, family, families, user, users, client, clients, people ; orientar
promote ; product, products, event, events, brand, brands, course, courses ; promocionar
promote ; health, equality, inclusion, diversity, recycling, reading, culture, innovation, collaboration, teamwork ; promover
monitor ; vital signs, blood pressure, temperature, system, systems, server, servers, network, networks, patient, patients ; monitorizar
monitor ; budget, budgets, cost, costs, expense, expenses, stock, inventory, quality, progress, performance ; controlar
value ; property, properties, house, houses, home, homes ; tasar
stamp ; passport, passports, document, documents ; sellar
start ; business, company, project, projects, program ; iniciar
book ; hotel, hotels, flight, flights, room, rooms, table, tables, trip, trips, travel ; reservar
greet ; customer, customers, visitor, visitors, client, clients, patient, patients ; recibir
join ; team, company ; incorporarse a
counsel ; patient, patients, client, clients, family, families, student, students ; asesorar
dress ; patient, patients, resident, residents, child, children, people ; vestir
count ; money, cash, vote, votes, ballot, ballots ; contar
collect ; fare, fares ; cobrar
deliver ; training, course, courses, workshop, workshops, class, classes, lesson, lessons, session, sessions, program ; impartir
deliver ; presentation, presentations, speech, talk, talks ; hacer
deliver ; package, packages, parcel, parcels, order, orders, mail, goods, food, merchandise ; repartir
deliver ; project, projects, report, reports, product, products, software, result, results, solution, solutions ; entregar
deliver ; care, service, services, support ; prestar
drive ; tractor, train, tram, motorcycle, crane, van, truck, bus, car, vehicle, vehicles, taxi, ambulance, trailer, lorry, forklift, delivery van, trucks ; conducir
drive ; growth, sales, revenue, innovation, change, adoption, engagement, improvement, traffic ; impulsar
run ; team, store, shop, restaurant, business, company, department, kitchen, office, branch, farm, hotel ; dirigir
run ; workshop, workshops, class, classes, course, courses, training, session, sessions ; impartir
run ; test, tests, experiment, experiments, report, reports, campaign, campaigns, analysis ; realizar
run ; program, programs, project, projects, operation, operations, account, accounts ; gestionar
address ; issue, issues, problem, problems, complaint, complaints, concern, concerns, question, questions, query, queries ; resolver
raise ; fund, funds, money, capital, donations ; recaudar
raise ; price, prices, productivity, quality, sales, rate ; aumentar
file ; document, documents, record, records, paperwork, correspondence, invoice, invoices ; archivar
file ; tax, taxes, tax return, tax returns, return, returns, claim, claims, lawsuit, lawsuits, report, reports, patent, patents ; presentar
treat ; injury, injuries, wound, wounds, disease, diseases, illness, condition, conditions, patient, patients, animal, animals, client, clients ; tratar
collect ; data, information, feedback, evidence ; recopilar
collect ; payment, payments, fee, fees, rent, money, debt, debts ; cobrar
collect ; sample, samples, donation, donations, waste, garbage, item, items ; recoger
conduct ; interview, interviews, research, survey, surveys, audit, audits, test, tests, inspection, inspections, study, studies, experiment, experiments, analysis, review, reviews, assessment, assessments ; realizar
conduct ; training, workshop, workshops, class, classes, session, sessions ; impartir
perform ; surgery, surgeries, maintenance, test, tests, inspection, inspections, analysis, audit, audits, task, tasks, repair, repairs, duty, duties, vaccination, vaccinations, procedure, procedures, check, checks, review, research, cleaning, assessment, assessments, search, calculation ; realizar
meet ; target, targets, goal, goals, objective, objectives, deadline, deadlines, requirement, requirements, standard, standards, quota, quotas ; cumplir
hold ; meeting, meetings, event, events ; celebrar
build ; relationship, relationships, partnership, partnerships ; establecer
build ; dashboard, dashboards, website, websites, application, applications, app, apps, web application, model, models, tool, tools, feature, features, api, apis, system, systems, platform, team, teams, brand, portfolio, database, pipeline, pipelines, prototype ; crear
build ; house, houses, home, homes, building, buildings, bridge, bridges, wall, walls, road, roads, school ; construir
serve ; customer, customers, guest, guests, client, clients, citizen, citizens, public, table, tables, patient, patients ; atender
serve ; food, drink, drinks, meal, meals, dish, dishes, coffee, breakfast, lunch, dinner ; servir
train ; model, models, network, networks, algorithm ; entrenar
order ; material, materials, supply, supplies, product, products, stock, part, parts, equipment, merchandise, ingredient, ingredients ; pedir
answer ; call, calls, phone, phones, phone call, phone calls, telephone ; atender
answer ; question, questions, query, queries, email, emails, inquiry, inquiries, letter, letters ; responder a
handle ; complaint, complaints, claim, claims, inquiry, inquiries, issue, issues, order, orders, booking, bookings, reservation, reservations, correspondence, account, accounts, request, requests, call, calls, case, cases, customer complaint, customer complaints, return, returns, payment, payments ; gestionar
handle ; cash, money, tool, tools, machinery, equipment, material, materials, food, chemical, chemicals, animal, animals, package, packages, freight ; manejar
close ; deal, deals, sale, sales, contract, contracts, account, accounts, store, shop ; cerrar
teach ; english, spanish, french, german, mathematics, math, science, history, music, art, biology, chemistry, physics, physical education, literature, geography, guitar, piano, dance, yoga, swimming ; impartir clases de
process ; order, orders, application, applications, permit application, permit applications, claim, claims, invoice, invoices, request, requests, file, files, loan, loans, permit, permits ; tramitar
process ; payment, payments, data, image, images, transaction, transactions, payroll, food ; procesar
draft ; contract, contracts, document, documents, letter, letters, report, reports, agreement, agreements, policy, policies, press release, press releases, employment contract, employment contracts, proposal, proposals ; redactar
write ; report, reports, article, articles, press release, press releases, proposal, proposals, documentation, content, contract, contracts, specification, specifications, grant, grants ; redactar
write ; code, test, tests, unit test, unit tests, script, scripts, book, books, story, stories, news story, news stories, song, songs, novel ; escribir
complete ; project, projects, work, renovation, renovations, construction, task, tasks, course, courses, training ; terminar
complete ; form, forms, paperwork, documentation, report, reports ; cumplimentar
lead ; team, teams, project, projects, group, groups, department, initiative, initiatives, company, crew ; dirigir
lead ; workshop, workshops, class, classes, training ; impartir
manage ; team, teams, project, projects, budget, budgets, account, accounts, order, orders ; gestionar
cut ; cost, costs, food cost, food costs, time, expense, expenses, waste, price, prices, budget, error, errors, load time, waiting time, downtime ; reducir
cut ; hair, wood, metal, fabric, glass, tile, tiles, meat, vegetable, vegetables, grass, tree, trees ; cortar
grow ; sales, revenue, business, team, customer base, account, accounts, audience, portfolio, traffic, membership ; aumentar
grow ; crop, crops, vegetable, vegetables, fruit, plant, plants ; cultivar
set up ; system, systems, network, networks, server, servers, equipment, machine, machines, environment ; configurar
set up ; business, company, department, team, program, process ; crear
set up ; table, tables, event, events, stage, exhibition ; montar
set ; goal, goals, target, targets, price, prices, objective, objectives ; fijar
place ; order, orders ; realizar
issue ; invoice, invoices, report, reports, certificate, certificates, permit, permits, license, licenses, ticket, tickets ; emitir
post ; content, job, jobs, article, articles, photo, photos, video, videos ; publicar
record ; data, transaction, transactions, payment, payments, entry, entries, vital sign, vital signs, result, results, temperature ; registrar
record ; video, videos, song, songs, album, music, podcast ; grabar
check ; quality, document, documents, equipment, product, products, result, results, ticket, tickets, inventory, data ; comprobar
make ; bread, cake, cakes, dessert, desserts, furniture, clothes, clothing, cheese, pasta, cocktail, cocktails ; elaborar
make ; decision, decisions ; tomar
make ; call, calls, delivery, deliveries, presentation, presentations, purchase, purchases, repair, repairs, payment, payments ; realizar
take ; order, orders, note, notes, sample, samples, photo, photos, measurement, measurements, decision, decisions ; tomar
give ; presentation, presentations, talk, talks ; dar
give ; class, classes, lesson, lessons, training, course, workshop ; impartir
win ; client, clients, customer, customers, account, accounts, contract, contracts ; captar
win ; award, awards, prize, prizes, competition, case, cases, contest ; ganar
keep ; record, records ; llevar
keep ; area, areas, room, rooms, kitchen, store, workplace, equipment ; mantener
direct ; team, project, film, play, department, operation, operations ; dirigir
support ; team, teams, manager, managers, student, students, patient, patients, family, families, child, children, people, colleague, colleagues, staff ; apoyar
provide ; care, support, service, services, assistance, advice, technical support, customer service, first aid, patient care, guidance, help, legal advice ; prestar
provide ; training, class, classes ; impartir
provide ; information, data, solution, solutions, report, reports, feedback ; proporcionar
read ; blueprint, blueprints, drawing, drawings, technical drawing, technical drawings ; interpretar
pick ; order, orders ; preparar
pick ; fruit, olive, olives, grape, grapes, strawberry, strawberries, vegetable, vegetables ; recolectar
lay ; brick, bricks, tile, tiles, floor, floors, pipe, pipes, foundation ; colocar
operate ; machine, machines, machinery, forklift, forklifts, crane, cranes, equipment, cnc machine, cnc machines, press, lathe, excavator ; manejar
fix ; bug, bugs, error, errors, issue, issues, problem, problems ; corregir
fix ; car, cars, machine, machines, leak, leaks, pipe, pipes, equipment, roof ; reparar
develop ; app, apps, application, applications, software, program, programs, plan, plans, strategy, strategies, feature, features, system, website, material, materials, curriculum, product, products ; desarrollar
negotiate ; contract, contracts, price, prices, agreement, agreements, rate, rates, freight rate, freight rates, condition, conditions, terms ; negociar
prepare ; report, reports, meal, meals, food, drink, drinks, cocktail, cocktails, document, documents, budget, budgets, payroll, lesson, lessons, room, rooms, sample, samples, order, orders, presentation, presentations, month-end close, dish, dishes, exhibition, case, cases ; preparar
open ; store, stores, office, offices, account, accounts, market, restaurant, branch ; abrir
follow ; procedure, procedures, instruction, instructions, protocol, protocols, recipe, recipes, regulation, regulations, standard, standards ; seguir
carry out ; maintenance, inspection, inspections, test, tests, repair, repairs, audit, audits, research, task, tasks, project, projects, analysis, check, checks, work ; realizar
report ; problem, issue, incident, fault, defect, accident, breakdown ; comunicar
record ; defect, incident, attendance, measurement, sale, expense ; registrar
raise ; euro, dollar, pound ; recaudar
operate ; vehicle, switchboard, till, cash register, loader ; manejar
collect ; ticket, order, signature, blood sample ; recoger
deliver ; newspaper, meal, medicine ; repartir
deliver ; baby ; atender el parto de
run ; errand ; hacer
write ; letter, manual, blog post, newsletter, press article, lesson plan, copy ; redactar
build ; fence, brick wall, garage, road network, deck, furniture, cabinet, house extension ; construir
make ; bed ; hacer
make ; appointment ; concertar
keep ; book, account ; llevar
keep ; inventory, schedule ; mantener
hold ; class, workshop, training session ; impartir
give ; injection, massage, haircut ; poner
give ; advice ; dar
give ; tour ; hacer
take ; call, phone call ; atender
take ; measurement, vital sign, blood pressure, temperature ; tomar
take ; blood sample, x-ray ; realizar
check ; passport, blood pressure, vital sign, stock, invoice, reservation ; comprobar
close ; month, book, branch ; cerrar
set up ; account, meeting, campaign, website, display, scaffold, camp ; montar
complete ; form, tax form, application ; cumplimentar
complete ; renovation, building, bridge, thesis, degree, internship ; terminar
perform ; x-ray, ultrasound, blood test, experiment, quality check, calculation, massage, scan ; realizar
perform ; play, concert, role, song ; interpretar
conduct ; workshop, class, training session ; impartir
conduct ; experiment, interview, clinical trial, risk assessment, campaign, training needs analysis, meeting ; realizar
handle ; booking, reservation, correspondence, email, invoice, payroll, budget, media inquiry, logistics, visa application ; gestionar
handle ; baggage, luggage, hazardous material, dangerous good, weapon, livestock ; manejar
process ; refund, return, insurance claim, visa application, passport application, purchase order, document ; tramitar
order ; food, wine, medicine, spare part, uniform ; pedir
serve ; resident, visitor, diner, family ; atender
serve ; wine, cocktail, beer ; servir
draft ; legal document, will, contract, lawsuit, speech, budget, plan, law, clause ; redactar
cut ; meat, vegetable, pattern, stone, pipe, cable, grass ; cortar
cut ; hosting cost, labor cost, fuel cost, delivery time, downtime, lead time, absenteeism, staff turnover, energy consumption, production cost ; reducir
grow ; follower, account, subscriber, donation, number, enrollment, market share, profit ; aumentar
grow ; olive, grape, flower, tomato, cereal, tree ; cultivar
cover ; shift, absence, event, news, match ; cubrir
track ; order, shipment, expense, inventory, progress, attendance, result, stock ; hacer seguimiento de
coach ; team, player, athlete, child ; entrenar
host ; event, conference, workshop, webinar ; organizar
host ; radio show, tv show, podcast ; presentar
scale ; system, infrastructure, application, platform ; escalar
style ; hair, client ; peinar a
map ; process, area, route ; mapear
read ; meter, water meter ; leer
meet ; client, customer, supplier, parent, family ; reunirse con
pick ; mushroom, apple, flower, cherry, orange, tomato ; recolectar
lay ; cable, carpet, concrete, paving ; colocar
place ; student, candidate, worker ; colocar
file ; patent application, complaint, appeal, accounts, vat return ; presentar
issue ; passport, visa, permit, prescription, payslip, fine ; emitir
post ; update, ad ; publicar
draw ; plan, blueprint, illustration, map, portrait, comic ; dibujar
draw ; blood ; extraer
draw up ; plan, contract, budget, report, schedule ; elaborar
direct ; play, orchestra, choir, documentary, company, school, hospital ; dirigir
treat ; fracture, burn, addiction, anxiety, depression, wood, water, waste ; tratar
win ; tender, scholarship, grant, medal, championship, trial, lawsuit, prize ; ganar
teach ; class, lesson, workshop, course, subject ; impartir
check ; weight, temperature, pressure, label, order, price ; comprobar
fill ; prescription ; dispensar
fill ; vacancy, position ; cubrir
fill ; form ; rellenar
`;
