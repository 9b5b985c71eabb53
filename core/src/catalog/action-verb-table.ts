/**
 * id ; infinitive ; first person ; third person ; noun ; base ; past ; -ing ; tones.
 * A verb that needs a preposition carries it in every form; a noun without one goes on with "de".
 */
export const actionVerbTable = `
[leadership]
lead ; liderar ; lideré ; lideró ; liderazgo ; lead ; led ; leading ; startup, executive
direct ; dirigir ; dirigí ; dirigió ; dirección ; direct ; directed ; directing ; formal, executive
manage ; gestionar ; gestioné ; gestionó ; gestión ; manage ; managed ; managing ; any
head ; encabezar ; encabecé ; encabezó ; jefatura ; head ; headed ; heading ; executive
coordinate ; coordinar ; coordiné ; coordinó ; coordinación ; coordinate ; coordinated ; coordinating ; any
supervise ; supervisar ; supervisé ; supervisó ; supervisión ; supervise ; supervised ; supervising ; formal
oversee ; velar por ; velé por ; veló por ; vigilancia ; oversee ; oversaw ; overseeing ; formal, executive
delegate ; delegar ; delegué ; delegó ; delegación ; delegate ; delegated ; delegating ; any
mobilize ; movilizar ; movilicé ; movilizó ; movilización ; mobilize ; mobilized ; mobilizing ; startup, executive
drive ; impulsar ; impulsé ; impulsó ; impulso ; drive ; drove ; driving ; startup, executive
champion ; abanderar ; abanderé ; abanderó ; abanderamiento ; champion ; championed ; championing ; startup, executive
chair ; presidir ; presidí ; presidió ; presidencia ; chair ; chaired ; chairing ; formal, executive
guide ; guiar ; guie ; guio ; guía ; guide ; guided ; guiding ; any
motivate ; motivar ; motivé ; motivó ; motivación ; motivate ; motivated ; motivating ; any
align ; alinear ; alineé ; alineó ; alineación ; align ; aligned ; aligning ; startup, executive
recruit ; contratar ; contraté ; contrató ; contratación ; recruit ; recruited ; recruiting ; any
select ; seleccionar ; seleccioné ; seleccionó ; selección ; select ; selected ; selecting ; any
restructure ; reestructurar ; reestructuré ; reestructuró ; reestructuración ; restructure ; restructured ; restructuring ; executive
transform ; transformar ; transformé ; transformó ; transformación ; transform ; transformed ; transforming ; startup, executive
steer ; pilotar ; piloté ; pilotó ; pilotaje ; steer ; steered ; steering ; executive
found ; fundar ; fundé ; fundó ; fundación ; found ; founded ; founding ; startup, executive
[analysis]
analyze ; analizar ; analicé ; analizó ; análisis ; analyze ; analyzed ; analyzing ; any
assess ; evaluar ; evalué ; evaluó ; evaluación ; assess ; assessed ; assessing ; any
measure ; medir ; medí ; midió ; medición ; measure ; measured ; measuring ; any
forecast ; pronosticar ; pronostiqué ; pronosticó ; pronóstico ; forecast ; forecast ; forecasting ; any
anticipate ; prever ; preví ; previó ; previsión ; anticipate ; anticipated ; anticipating ; formal, executive
diagnose ; diagnosticar ; diagnostiqué ; diagnosticó ; diagnóstico ; diagnose ; diagnosed ; diagnosing ; any
identify ; identificar ; identifiqué ; identificó ; identificación ; identify ; identified ; identifying ; any
detect ; detectar ; detecté ; detectó ; detección ; detect ; detected ; detecting ; any
compare ; comparar ; comparé ; comparó ; comparación ; compare ; compared ; comparing ; any
quantify ; cuantificar ; cuantifiqué ; cuantificó ; cuantificación ; quantify ; quantified ; quantifying ; any
calculate ; calcular ; calculé ; calculó ; cálculo ; calculate ; calculated ; calculating ; any
estimate ; estimar ; estimé ; estimó ; estimación ; estimate ; estimated ; estimating ; any
model ; modelizar ; modelicé ; modelizó ; modelización ; model ; modeled ; modeling ; any
map ; mapear ; mapeé ; mapeó ; mapeo ; map ; mapped ; mapping ; startup
prioritize ; priorizar ; prioricé ; priorizó ; priorización ; prioritize ; prioritized ; prioritizing ; any
review ; revisar ; revisé ; revisó ; revisión ; review ; reviewed ; reviewing ; any
interpret ; interpretar ; interpreté ; interpretó ; interpretación ; interpret ; interpreted ; interpreting ; any
segment ; segmentar ; segmenté ; segmentó ; segmentación ; segment ; segmented ; segmenting ; any
monitor ; monitorizar ; monitoricé ; monitorizó ; monitorización ; monitor ; monitored ; monitoring ; any
track ; hacer seguimiento de ; hice seguimiento de ; hizo seguimiento de ; seguimiento ; track ; tracked ; tracking ; any
[checking]
audit ; auditar ; audité ; auditó ; auditoría ; audit ; audited ; auditing ; any
verify ; verificar ; verifiqué ; verificó ; verificación ; verify ; verified ; verifying ; any
check ; comprobar ; comprobé ; comprobó ; comprobación ; check ; checked ; checking ; any
inspect ; inspeccionar ; inspeccioné ; inspeccionó ; inspección ; inspect ; inspected ; inspecting ; any
validate ; validar ; validé ; validó ; validación ; validate ; validated ; validating ; any
certify ; certificar ; certifiqué ; certificó ; certificación ; certify ; certified ; certifying ; formal
test ; probar ; probé ; probó ; prueba ; test ; tested ; testing ; any
control ; controlar ; controlé ; controló ; control ; control ; controlled ; controlling ; any
ensure ; garantizar ; garanticé ; garantizó ; garantía ; ensure ; ensured ; ensuring ; formal, executive
safeguard ; salvaguardar ; salvaguardé ; salvaguardó ; salvaguarda ; safeguard ; safeguarded ; safeguarding ; formal
prevent ; prevenir ; previne ; previno ; prevención ; prevent ; prevented ; preventing ; any
comply ; cumplir ; cumplí ; cumplió ; cumplimiento ; comply with ; complied with ; complying with ; formal
enforce ; hacer cumplir ; hice cumplir ; hizo cumplir ; vigilancia del cumplimiento ; enforce ; enforced ; enforcing ; formal
[sales]
sell ; vender ; vendí ; vendió ; venta ; sell ; sold ; selling ; any
win ; captar ; capté ; captó ; captación ; win ; won ; winning ; any
close ; cerrar ; cerré ; cerró ; cierre ; close ; closed ; closing ; any
negotiate ; negociar ; negocié ; negoció ; negociación ; negotiate ; negotiated ; negotiating ; any
market ; comercializar ; comercialicé ; comercializó ; comercialización ; market ; marketed ; marketing ; any
promote ; promocionar ; promocioné ; promocionó ; promoción ; promote ; promoted ; promoting ; any
launch ; lanzar ; lancé ; lanzó ; lanzamiento ; launch ; launched ; launching ; startup, executive
position ; posicionar ; posicioné ; posicionó ; posicionamiento ; position ; positioned ; positioning ; startup, executive
retain ; fidelizar ; fidelicé ; fidelizó ; fidelización ; retain ; retained ; retaining ; any
advise ; asesorar ; asesoré ; asesoró ; asesoramiento ; advise ; advised ; advising ; any
prospect ; prospectar ; prospecté ; prospectó ; prospección ; prospect ; prospected ; prospecting ; any
demonstrate ; demostrar ; demostré ; demostró ; demostración ; demonstrate ; demonstrated ; demonstrating ; any
exceed ; superar ; superé ; superó ; superación ; exceed ; exceeded ; exceeding ; any
expand ; ampliar ; amplié ; amplió ; ampliación ; expand ; expanded ; expanding ; any
[serving]
serve ; atender ; atendí ; atendió ; atención ; serve ; served ; serving ; any
welcome ; recibir ; recibí ; recibió ; recepción ; welcome ; welcomed ; welcoming ; any
resolve ; resolver ; resolví ; resolvió ; resolución ; resolve ; resolved ; resolving ; any
process ; tramitar ; tramité ; tramitó ; tramitación ; process ; processed ; processing ; formal
handle ; manejar ; manejé ; manejó ; manejo ; handle ; handled ; handling ; any
answer ; responder a ; respondí a ; respondió a ; respuesta a ; answer ; answered ; answering ; any
supply ; suministrar ; suministré ; suministró ; suministro ; supply ; supplied ; supplying ; any
deliver ; entregar ; entregué ; entregó ; entrega ; deliver ; delivered ; delivering ; any
dispatch ; despachar ; despaché ; despachó ; despacho ; dispatch ; dispatched ; dispatching ; any
satisfy ; satisfacer ; satisfice ; satisfizo ; satisfacción ; satisfy ; satisfied ; satisfying ; formal
[teaching]
teach ; enseñar ; enseñé ; enseñó ; enseñanza ; teach ; taught ; teaching ; any
deliver-training ; impartir ; impartí ; impartió ; impartición ; deliver ; delivered ; delivering ; formal, academic
train ; formar ; formé ; formó ; formación ; train ; trained ; training ; any
instruct ; instruir ; instruí ; instruyó ; instrucción ; instruct ; instructed ; instructing ; formal
tutor ; tutorizar ; tutoricé ; tutorizó ; tutorización ; tutor ; tutored ; tutoring ; academic
mentor ; mentorizar ; mentoricé ; mentorizó ; mentoría ; mentor ; mentored ; mentoring ; startup, executive
coach ; entrenar ; entrené ; entrenó ; entrenamiento ; coach ; coached ; coaching ; any
educate ; educar ; eduqué ; educó ; educación ; educate ; educated ; educating ; academic
grade ; calificar ; califiqué ; calificó ; calificación ; grade ; graded ; grading ; academic
onboard ; incorporar ; incorporé ; incorporó ; incorporación ; onboard ; onboarded ; onboarding ; startup
explain ; explicar ; expliqué ; explicó ; explicación ; explain ; explained ; explaining ; any
facilitate ; facilitar ; facilité ; facilitó ; facilitación ; facilitate ; facilitated ; facilitating ; any
examine ; examinar ; examiné ; examinó ; examen ; examine ; examined ; examining ; academic
[care]
care ; cuidar ; cuidé ; cuidó ; cuidado ; care for ; cared for ; caring for ; any
assist ; asistir ; asistí ; asistió ; asistencia ; assist ; assisted ; assisting ; any
treat ; tratar ; traté ; trató ; tratamiento ; treat ; treated ; treating ; any
support ; apoyar ; apoyé ; apoyó ; apoyo ; support ; supported ; supporting ; any
accompany ; acompañar ; acompañé ; acompañó ; acompañamiento ; accompany ; accompanied ; accompanying ; any
rehabilitate ; rehabilitar ; rehabilité ; rehabilitó ; rehabilitación ; rehabilitate ; rehabilitated ; rehabilitating ; any
administer ; administrar ; administré ; administró ; administración ; administer ; administered ; administering ; formal
prescribe ; prescribir ; prescribí ; prescribió ; prescripción ; prescribe ; prescribed ; prescribing ; formal
vaccinate ; vacunar ; vacuné ; vacunó ; vacunación ; vaccinate ; vaccinated ; vaccinating ; any
explore ; explorar ; exploré ; exploró ; exploración ; explore ; explored ; exploring ; academic
protect ; proteger ; protegí ; protegió ; protección ; protect ; protected ; protecting ; any
mediate ; mediar en ; medié en ; medió en ; mediación en ; mediate ; mediated ; mediating ; any
listen ; escuchar ; escuché ; escuchó ; escucha ; listen to ; listened to ; listening to ; any
counsel ; orientar ; orienté ; orientó ; orientación ; counsel ; counseled ; counseling ; any
[building]
build ; construir ; construí ; construyó ; construcción ; build ; built ; building ; any
install ; instalar ; instalé ; instaló ; instalación ; install ; installed ; installing ; any
assemble ; montar ; monté ; montó ; montaje ; assemble ; assembled ; assembling ; any
manufacture ; fabricar ; fabriqué ; fabricó ; fabricación ; manufacture ; manufactured ; manufacturing ; any
produce ; producir ; produje ; produjo ; producción ; produce ; produced ; producing ; any
repair ; reparar ; reparé ; reparó ; reparación ; repair ; repaired ; repairing ; any
fix ; arreglar ; arreglé ; arregló ; arreglo ; fix ; fixed ; fixing ; startup
maintain ; mantener ; mantuve ; mantuvo ; mantenimiento ; maintain ; maintained ; maintaining ; any
weld ; soldar ; soldé ; soldó ; soldadura ; weld ; welded ; welding ; any
operate ; operar ; operé ; operó ; operación ; operate ; operated ; operating ; any
machine ; mecanizar ; mecanicé ; mecanizó ; mecanizado ; machine ; machined ; machining ; any
renovate ; reformar ; reformé ; reformó ; reforma ; renovate ; renovated ; renovating ; any
restore ; restaurar ; restauré ; restauró ; restauración ; restore ; restored ; restoring ; any
calibrate ; calibrar ; calibré ; calibró ; calibración ; calibrate ; calibrated ; calibrating ; any
commission ; poner en servicio ; puse en servicio ; puso en servicio ; puesta en servicio ; commission ; commissioned ; commissioning ; formal
set-up ; poner en marcha ; puse en marcha ; puso en marcha ; puesta en marcha ; set up ; set up ; setting up ; any
implement ; implantar ; implanté ; implantó ; implantación ; implement ; implemented ; implementing ; any
deploy ; desplegar ; desplegué ; desplegó ; despliegue ; deploy ; deployed ; deploying ; any
develop ; desarrollar ; desarrollé ; desarrolló ; desarrollo ; develop ; developed ; developing ; any
program ; programar ; programé ; programó ; programación ; program ; programmed ; programming ; any
configure ; configurar ; configuré ; configuró ; configuración ; configure ; configured ; configuring ; any
integrate ; integrar ; integré ; integró ; integración ; integrate ; integrated ; integrating ; any
migrate ; migrar ; migré ; migró ; migración ; migrate ; migrated ; migrating ; any
automate ; automatizar ; automaticé ; automatizó ; automatización ; automate ; automated ; automating ; any
grow ; cultivar ; cultivé ; cultivó ; cultivo ; grow ; grew ; growing ; any
harvest ; cosechar ; coseché ; cosechó ; cosecha ; harvest ; harvested ; harvesting ; any
cook ; cocinar ; cociné ; cocinó ; cocinado ; cook ; cooked ; cooking ; any
prepare ; preparar ; preparé ; preparó ; preparación ; prepare ; prepared ; preparing ; any
clean ; limpiar ; limpié ; limpió ; limpieza ; clean ; cleaned ; cleaning ; any
drive-vehicle ; conducir ; conduje ; condujo ; conducción ; drive ; drove ; driving ; any
transport ; transportar ; transporté ; transportó ; transporte ; transport ; transported ; transporting ; any
load ; cargar ; cargué ; cargó ; carga ; load ; loaded ; loading ; any
pack ; embalar ; embalé ; embaló ; embalaje ; pack ; packed ; packing ; any
[creating]
create ; crear ; creé ; creó ; creación ; create ; created ; creating ; any
design ; diseñar ; diseñé ; diseñó ; diseño ; design ; designed ; designing ; any
conceive ; concebir ; concebí ; concibió ; concepción ; conceive ; conceived ; conceiving ; academic, executive
devise ; idear ; ideé ; ideó ; ideación ; devise ; devised ; devising ; startup
invent ; inventar ; inventé ; inventó ; invención ; invent ; invented ; inventing ; startup
innovate ; innovar en ; innové en ; innovó en ; innovación en ; innovate in ; innovated in ; innovating in ; startup
draw ; dibujar ; dibujé ; dibujó ; dibujo ; draw ; drew ; drawing ; any
illustrate ; ilustrar ; ilustré ; ilustró ; ilustración ; illustrate ; illustrated ; illustrating ; any
compose ; componer ; compuse ; compuso ; composición ; compose ; composed ; composing ; any
film ; grabar ; grabé ; grabó ; grabación ; film ; filmed ; filming ; any
photograph ; fotografiar ; fotografié ; fotografió ; fotografía ; photograph ; photographed ; photographing ; any
edit ; editar ; edité ; editó ; edición ; edit ; edited ; editing ; any
lay-out ; maquetar ; maqueté ; maquetó ; maquetación ; lay out ; laid out ; laying out ; any
prototype ; prototipar ; prototipé ; prototipó ; prototipado ; prototype ; prototyped ; prototyping ; startup
decorate ; decorar ; decoré ; decoró ; decoración ; decorate ; decorated ; decorating ; any
perform ; actuar en ; actué en ; actuó en ; actuación en ; perform in ; performed in ; performing in ; any
curate ; comisariar ; comisarié ; comisarió ; comisariado ; curate ; curated ; curating ; academic
[organising]
organize ; organizar ; organicé ; organizó ; organización ; organize ; organized ; organizing ; any
plan ; planificar ; planifiqué ; planificó ; planificación ; plan ; planned ; planning ; any
schedule ; calendarizar ; calendaricé ; calendarizó ; calendarización ; schedule ; scheduled ; scheduling ; any
arrange ; concertar ; concerté ; concertó ; concertación ; arrange ; arranged ; arranging ; formal
classify ; clasificar ; clasifiqué ; clasificó ; clasificación ; classify ; classified ; classifying ; any
file ; archivar ; archivé ; archivó ; archivo ; file ; filed ; filing ; any
record ; registrar ; registré ; registró ; registro ; record ; recorded ; recording ; any
document ; documentar ; documenté ; documentó ; documentación ; document ; documented ; documenting ; any
catalogue ; catalogar ; catalogué ; catalogó ; catalogación ; catalog ; cataloged ; cataloging ; academic
inventory ; inventariar ; inventarié ; inventarió ; inventario ; inventory ; inventoried ; inventorying ; any
structure ; estructurar ; estructuré ; estructuró ; estructuración ; structure ; structured ; structuring ; any
allocate ; asignar ; asigné ; asignó ; asignación ; allocate ; allocated ; allocating ; any
distribute ; distribuir ; distribuí ; distribuyó ; distribución ; distribute ; distributed ; distributing ; any
execute ; ejecutar ; ejecuté ; ejecutó ; ejecución ; execute ; executed ; executing ; executive
carry-out ; llevar a cabo ; llevé a cabo ; llevó a cabo ; puesta en práctica ; carry out ; carried out ; carrying out ; any
undertake ; realizar ; realicé ; realizó ; realización ; undertake ; undertook ; undertaking ; formal
establish ; establecer ; establecí ; estableció ; establecimiento ; establish ; established ; establishing ; formal
centralize ; centralizar ; centralicé ; centralizó ; centralización ; centralize ; centralized ; centralizing ; any
update ; actualizar ; actualicé ; actualizó ; actualización ; update ; updated ; updating ; any
digitize ; digitalizar ; digitalicé ; digitalizó ; digitalización ; digitize ; digitized ; digitizing ; any
procure ; adquirir ; adquirí ; adquirió ; adquisición ; procure ; procured ; procuring ; formal
restock ; reponer ; repuse ; repuso ; reposición ; restock ; restocked ; restocking ; any
[improving]
improve ; mejorar ; mejoré ; mejoró ; mejora ; improve ; improved ; improving ; any
optimize ; optimizar ; optimicé ; optimizó ; optimización ; optimize ; optimized ; optimizing ; any
reduce ; reducir ; reduje ; redujo ; reducción ; reduce ; reduced ; reducing ; any
increase ; aumentar ; aumenté ; aumentó ; aumento ; increase ; increased ; increasing ; any
boost ; potenciar ; potencié ; potenció ; potenciación ; boost ; boosted ; boosting ; startup
double ; duplicar ; dupliqué ; duplicó ; duplicación ; double ; doubled ; doubling ; any
accelerate ; acelerar ; aceleré ; aceleró ; aceleración ; accelerate ; accelerated ; accelerating ; startup, executive
shorten ; acortar ; acorté ; acortó ; acortamiento ; shorten ; shortened ; shortening ; any
simplify ; simplificar ; simplifiqué ; simplificó ; simplificación ; simplify ; simplified ; simplifying ; any
streamline ; agilizar ; agilicé ; agilizó ; agilización ; streamline ; streamlined ; streamlining ; any
standardize ; estandarizar ; estandaricé ; estandarizó ; estandarización ; standardize ; standardized ; standardizing ; formal
modernize ; modernizar ; modernicé ; modernizó ; modernización ; modernize ; modernized ; modernizing ; any
redesign ; rediseñar ; rediseñé ; rediseñó ; rediseño ; redesign ; redesigned ; redesigning ; any
eliminate ; eliminar ; eliminé ; eliminó ; eliminación ; eliminate ; eliminated ; eliminating ; any
strengthen ; reforzar ; reforcé ; reforzó ; refuerzo ; strengthen ; strengthened ; strengthening ; any
consolidate ; consolidar ; consolidé ; consolidó ; consolidación ; consolidate ; consolidated ; consolidating ; executive
solve ; solucionar ; solucioné ; solucionó ; solución ; solve ; solved ; solving ; any
correct ; corregir ; corregí ; corrigió ; corrección ; correct ; corrected ; correcting ; any
minimize ; minimizar ; minimicé ; minimizó ; minimización ; minimize ; minimized ; minimizing ; any
maximize ; maximizar ; maximicé ; maximizó ; maximización ; maximize ; maximized ; maximizing ; executive
scale ; escalar ; escalé ; escaló ; escalado ; scale ; scaled ; scaling ; startup
unify ; unificar ; unifiqué ; unificó ; unificación ; unify ; unified ; unifying ; any
revitalize ; revitalizar ; revitalicé ; revitalizó ; revitalización ; revitalize ; revitalized ; revitalizing ; executive
achieve ; lograr ; logré ; logró ; logro ; achieve ; achieved ; achieving ; any
reach ; alcanzar ; alcancé ; alcanzó ; consecución ; reach ; reached ; reaching ; any
secure ; conseguir ; conseguí ; consiguió ; obtención ; secure ; secured ; securing ; any
[communicating]
communicate ; comunicar ; comuniqué ; comunicó ; comunicación ; communicate ; communicated ; communicating ; any
present ; presentar ; presenté ; presentó ; presentación ; present ; presented ; presenting ; any
write ; redactar ; redacté ; redactó ; redacción ; write ; wrote ; writing ; any
translate ; traducir ; traduje ; tradujo ; traducción ; translate ; translated ; translating ; any
report ; informar sobre ; informé sobre ; informó sobre ; informe sobre ; report on ; reported on ; reporting on ; formal
inform ; informar a ; informé a ; informó a ; información a ; inform ; informed ; informing ; any
represent ; representar ; representé ; representó ; representación ; represent ; represented ; representing ; formal, executive
persuade ; convencer ; convencí ; convenció ; persuasión ; persuade ; persuaded ; persuading ; any
propose ; proponer ; propuse ; propuso ; propuesta ; propose ; proposed ; proposing ; any
recommend ; recomendar ; recomendé ; recomendó ; recomendación ; recommend ; recommended ; recommending ; any
moderate ; moderar ; moderé ; moderó ; moderación ; moderate ; moderated ; moderating ; any
interview ; entrevistar ; entrevisté ; entrevistó ; entrevista ; interview ; interviewed ; interviewing ; any
disseminate ; difundir ; difundí ; difundió ; difusión ; disseminate ; disseminated ; disseminating ; academic
popularize ; divulgar ; divulgué ; divulgó ; divulgación ; popularize ; popularized ; popularizing ; academic
raise-awareness ; concienciar sobre ; conciencié sobre ; concienció sobre ; concienciación sobre ; raise awareness of ; raised awareness of ; raising awareness of ; any
argue ; argumentar ; argumenté ; argumentó ; argumentación ; argue ; argued ; arguing ; academic
defend ; defender ; defendí ; defendió ; defensa ; defend ; defended ; defending ; formal, academic
[money]
budget ; presupuestar ; presupuesté ; presupuestó ; presupuesto ; budget ; budgeted ; budgeting ; any
save ; ahorrar ; ahorré ; ahorró ; ahorro ; save ; saved ; saving ; any
invest ; invertir ; invertí ; invirtió ; inversión ; invest ; invested ; investing ; executive
finance ; financiar ; financié ; financió ; financiación ; finance ; financed ; financing ; executive
raise-funds ; recaudar ; recaudé ; recaudó ; recaudación ; raise ; raised ; raising ; any
invoice ; facturar ; facturé ; facturó ; facturación ; invoice ; invoiced ; invoicing ; any
post-entries ; contabilizar ; contabilicé ; contabilizó ; contabilización ; post ; posted ; posting ; formal
reconcile ; conciliar ; concilié ; concilió ; conciliación ; reconcile ; reconciled ; reconciling ; formal
settle ; liquidar ; liquidé ; liquidó ; liquidación ; settle ; settled ; settling ; formal
collect ; cobrar ; cobré ; cobró ; cobro ; collect ; collected ; collecting ; any
pay ; abonar ; aboné ; abonó ; abono ; pay ; paid ; paying ; formal
purchase ; comprar ; compré ; compró ; compra ; purchase ; purchased ; purchasing ; any
tender ; licitar ; licité ; licitó ; licitación ; tender for ; tendered for ; tendering for ; formal
monetize ; rentabilizar ; rentabilicé ; rentabilizó ; rentabilización ; monetize ; monetized ; monetizing ; executive
appraise ; tasar ; tasé ; tasó ; tasación ; appraise ; appraised ; appraising ; formal
[research]
research ; investigar ; investigué ; investigó ; investigación ; research ; researched ; researching ; academic
publish ; publicar ; publiqué ; publicó ; publicación ; publish ; published ; publishing ; academic
study ; estudiar ; estudié ; estudió ; estudio ; study ; studied ; studying ; academic
discover ; descubrir ; descubrí ; descubrió ; descubrimiento ; discover ; discovered ; discovering ; academic
synthesize ; sintetizar ; sinteticé ; sintetizó ; síntesis ; synthesize ; synthesized ; synthesizing ; academic
characterize ; caracterizar ; caractericé ; caracterizó ; caracterización ; characterize ; characterized ; characterizing ; academic
experiment ; experimentar con ; experimenté con ; experimentó con ; experimentación con ; experiment with ; experimented with ; experimenting with ; academic
sample ; muestrear ; muestreé ; muestreó ; muestreo ; sample ; sampled ; sampling ; academic
survey ; encuestar ; encuesté ; encuestó ; encuesta ; survey ; surveyed ; surveying ; any
compile ; recopilar ; recopilé ; recopiló ; recopilación ; compile ; compiled ; compiling ; any
conclude ; concluir ; concluí ; concluyó ; conclusión ; conclude ; concluded ; concluding ; academic
formulate ; formular ; formulé ; formuló ; formulación ; formulate ; formulated ; formulating ; academic
cite ; citar ; cité ; citó ; cita ; cite ; cited ; citing ; academic
patent ; patentar ; patenté ; patentó ; patente ; patent ; patented ; patenting ; academic, executive
[supporting]
collaborate ; colaborar en ; colaboré en ; colaboró en ; colaboración en ; collaborate on ; collaborated on ; collaborating on ; any
collaborate-with ; colaborar con ; colaboré con ; colaboró con ; colaboración con ; collaborate with ; collaborated with ; collaborating with ; any
contribute ; contribuir a ; contribuí a ; contribuyó a ; contribución a ; contribute to ; contributed to ; contributing to ; any
take-part ; intervenir en ; intervine en ; intervino en ; intervención en ; take part in ; took part in ; taking part in ; any
cooperate ; cooperar en ; cooperé en ; cooperó en ; cooperación en ; cooperate on ; cooperated on ; cooperating on ; formal
contribute-with ; aportar ; aporté ; aportó ; aportación ; contribute ; contributed ; contributing ; any
share ; compartir ; compartí ; compartió ; intercambio ; share ; shared ; sharing ; any
use ; utilizar ; utilicé ; utilizó ; uso ; use ; used ; using ; any
apply ; aplicar ; apliqué ; aplicó ; aplicación ; apply ; applied ; applying ; any
learn ; aprender ; aprendí ; aprendió ; aprendizaje ; learn ; learned ; learning ; any
gain ; adquirir experiencia en ; adquirí experiencia en ; adquirió experiencia en ; experiencia en ; gain experience in ; gained experience in ; gaining experience in ; any
liaise ; servir de enlace con ; serví de enlace con ; sirvió de enlace con ; enlace con ; liaise with ; liaised with ; liaising with ; formal
perform-duties ; desempeñar ; desempeñé ; desempeñó ; desempeño ; perform ; performed ; performing ; formal
complete ; completar ; completé ; completó ; finalización ; complete ; completed ; completing ; any
issue ; emitir ; emití ; emitió ; emisión ; issue ; issued ; issuing ; any
book ; reservar ; reservé ; reservó ; reserva ; book ; booked ; booking ; any
introduce ; introducir ; introduje ; introdujo ; introducción ; introduce ; introduced ; introducing ; any
[law]
draft ; elaborar ; elaboré ; elaboró ; elaboración ; draft ; drafted ; drafting ; any
litigate ; litigar ; litigué ; litigó ; litigio ; litigate ; litigated ; litigating ; formal
file-claim ; interponer ; interpuse ; interpuso ; interposición ; file ; filed ; filing ; formal
sign ; suscribir ; suscribí ; suscribió ; suscripción ; sign ; signed ; signing ; formal
issue-opinions ; dictaminar ; dictaminé ; dictaminó ; dictamen ; issue opinions on ; issued opinions on ; issuing opinions on ; formal
regulate ; regular ; regulé ; reguló ; regulación ; regulate ; regulated ; regulating ; formal
authorize ; autorizar ; autoricé ; autorizó ; autorización ; authorize ; authorized ; authorizing ; formal
investigate ; indagar ; indagué ; indagó ; indagación ; investigate ; investigated ; investigating ; formal
`;
