import { wordList } from '../language';

/** A name that is also a word of every day, and the company in which it is the name. */
export interface WordSense {
  /** One of these in the same line and the skill is meant. */
  readonly company: ReadonlySet<string>;
  /** One of these right behind or before it and something else is. */
  readonly other: ReadonlySet<string>;
}

/** `name, name ; words it keeps company with ; words that make it something else`. Plurals need not be written. */
const source = `
redes, red, network, networks ; informáticas, datos, ordenadores, cisco, tcp, router, switch, lan, wan, vpn, firewall, servidores, sistemas, telecomunicaciones, cableado, ccna, ip, wifi, computer, servers, routers, protocols, infrastructure ; sociales, social, contactos, neuronales, neural, pesca, comercial, oficinas, concesionarios, ventas, distribución, tiendas, hospitals, partners, stores
b2b ; venta, ventas, sales, selling, vender, comercial, comerciales, cuentas, account, accounts, prospección, captación, key, deals, closing ; saas, product, producto, startup, company, empresa, platform, plataforma, marketing
equipo médico, equipos médicos, medical equipment, medical devices, medical device ; electromedicina, dispositivos, reparación, calibración, mantenimiento, venta, sales, regulatory, mdr, repair, maintenance, distribuidora, fabricante, manufacturer, 13485 ; multidisciplinar, colaboración, coordinación
contenedores, containers ; docker, kubernetes, nube, cloud, microservicios, microservices, podman, orquestación, orchestration ; basura, residuos, puerto, marítimos, shipping, reciclaje, ship, cargo, port
nube, cloud ; aws, azure, servidores, infraestructura, servers, infrastructure, computing, migration, migración, saas, devops, gcp ; palabras, puntos, word, point
cartera ; inversión, inversiones, fondos, valores, investment, proyectos ; clientes, cliente, cobro, productos, pedidos
security, securities ; markets, trading, bonds, equities, investment, broker, stocks ; guard, compliance, social, information, cyber, network, officer, clearance, staff, data
drawing, dibujo ; técnico, technical, artístico, cad, ilustración, illustration, painting, pintura, sketch ; upon, conclusions, board
assembly, montaje ; piezas, línea, line, industrial, muebles, furniture, electrónico, mecánico, mechanical, parts, components, componentes, cuadros, taller, fábrica, factory, estructuras, planos ; general, national, meeting, vídeo, exposición
reporting, reports, reportes ; kpi, kpis, power, excel, dashboards, indicadores, datos, data, financial, financiero, mensual, monthly, management, dirección ; to, directly, direct, line
customs ; clearance, brokerage, import, export, declarations, tariffs, freight, duty, aduana, hs ; and, local, traditions
imports, exports ; customs, freight, incoterms, documentation, aduanas, logistics ; data
surveys, encuestas ; research, quantity, land, estudios, mercado, market, questionnaire, cuestionarios, topographic, opinión ; staff, employee, satisfacción
foundations, cimentaciones, concrete, hormigón ; obra, building, construction, construcción, encofrado, formwork, pouring, reinforcement, estructura, piles, pilotes, site ; evidence, examples, ideas, steps, charitable, trust, strong, solid
heating, ventilation, calefacción, ventilación ; hvac, boilers, calderas, climatización, plumbing, installation, instalación, air, aire, gas, radiators, radiadores ; mechanical, mecánica, invasiva, invasive, patient, paciente
conductor, driving ; camión, furgoneta, vehículo, vehículos, van, truck, lorry, bus, reparto, delivery, carnet, licence, license, taxi, autobús, rutas, vehicle ; growth, change, force, results, innovation, forward, business, performance, improvement
mining ; ore, mineral, underground, open, quarry, coal, gold, machinery ; data, text, process, process
sampling, muestreo ; laboratorio, laboratory, statistical, soil, water, suelos, aguas, analysis, análisis, muestras, quality ; music
testing ; software, test, tests, qa, selenium, cypress, unit, regression, automation, automated, manual, bugs, jmeter, playwright ; blood, drug, water, soil, covid, genetic, patient
backup, backups ; servers, veeam, data, datos, restore, systems, sistemas, disaster ; support, plan, staff
archivo, filing ; documentación, documental, documentos, documents, administrativo, records, fondos, biblioteca, physical, físico, oficina, office ; audio, vídeo, excel, patent
planting, plantación, siembra ; árboles, trees, crops, huerto, jardín, garden, cultivo, campo, plants ; seeds, ideas
curas ; heridas, enfermería, úlceras, pacientes, vendajes, apósitos, wound ; misa, iglesia
rondas ; vigilancia, seguridad, vigilante, guardia, patrol ; inversión, financiación, entrevistas, selección
compras ; proveedores, negociación, aprovisionamiento, pedidos, materiales, departamento, gestión, suppliers ; online, personales, clientes, lista
warehouse, almacén ; picking, carretilla, forklift, stock, pedidos, mercancía, goods, pallets, logística, logistics, inventario, expediciones, orders ; snowflake, data, datos, bigquery, redshift
retail ; tienda, store, shop, sales, ventas, dependiente, customers, visual, merchandising, moda, fashion, cliente ; sector, clients, investors
detailing ; vehicle, car, polish, paint, valeting, interior ; reports, steel, report
research, investigación ; market, user, clinical, mercado, científica, scientific, academic, qualitative, cualitativa, laboratorio, publications, publicaciones, phd, tesis, universidad, university, proyectos ; incidentes, incident, accidentes, online
digitalización ; documentos, archivo, procesos, escaneo, documental, industria, empresa, transformación ; kit
limpieza, cleaning ; oficinas, habitaciones, superficies, productos, instalaciones, offices, rooms, hotel, hospital, domicilios, cristales, suelos, floors, desinfección, cocina, kitchen, zonas, puesto, maquinaria, areas, equipment, utensilios ; data, datos, código, code
simulation, simulación ; matlab, ansys, modelling, cfd, fem, arena, anylogic, modelos, clinical, clínica, monte ; entrevista, interview
ticketing ; helpdesk, soporte, support, jira, zendesk, servicenow, incidencias, amadeus, billetes, airline, events ; parking
loans, préstamos ; bank, banca, crédito, credit, mortgage, hipotecas, library, biblioteca ; student
stamping, prensas ; metal, press, die, sheet, chapa, troquel ; passport, out
facilitation ; workshops, talleres, group, grupos, training, design, agile ; payment, trade
hosting ; servidores, servers, web, cpanel, dominio, domain, linux, cloud ; events, guests, meetings
hardware ; ordenadores, componentes, pcs, reparación, repair, computers, software, electronics, installation, soporte, support, redes ; store, shop, ferretería
internet ; navegación, office, correo, ofimática, email, usuario ; sociales, company, connection, speed
`;

export const wordSenses: ReadonlyMap<string, WordSense> = readSenses();

function readSenses(): ReadonlyMap<string, WordSense> {
  const byName = new Map<string, WordSense>();
  for (const line of source.trim().split('\n')) {
    const [names = '', company = '', other = ''] = line.split(';');
    const sense = { company: new Set(wordList(company)), other: new Set(wordList(other)) };
    for (const name of wordList(names)) byName.set(name, sense);
  }
  return byName;
}
