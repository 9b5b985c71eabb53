/** `skill of the evidence > skills of the catalogue it shows, by id`, where the names do not say so. */
const source = `
personal hygiene care > personal-care-assistance, patient-hygiene
literacy teaching > early-literacy
career and academic guidance > academic-guidance, career-guidance
refugee and migrant support > immigrant-integration
citizen service desk > citizen-service
client consultation > customer-service
hotel room cleaning > housekeeping
hospital cleaning and disinfection > hospital-cleaning
fruit and vegetable harvesting > harvesting
hot kitchen line cooking > cooking
line cooking > cooking
food hygiene and HACCP > food-hygiene, haccp
meat and fish butchery > butchery
dietary and special diets cooking > special-diets-cooking
order taking and POS > order-taking, hospitality-pos
beer cellar and draught > beer-pouring
bar stock and ordering > bar-stock
retail stock management > stock-control
conflict de-escalation > conflict-resolution, de-escalation
wood finishing and varnishing > wood-finishing
rendering and mortar work > plastering
damp treatment and waterproofing > waterproofing
boiler installation and servicing > boiler-installation
underfloor and radiator heating > underfloor-heating, heating
HVAC fault diagnosis > hvac
HVAC maintenance > hvac
vehicle fault diagnosis > car-diagnostics
annual accounts preparation > financial-statements
social security filings > social-security-contributions
filing and document management > filing, document-management
paid digital advertising > paid-media
voice acting and dubbing > voice-over, dubbing
page layout and editorial design > page-layout
event and wedding photography > event-photography
HTML and CSS > html, css
backup and disaster recovery > disaster-recovery
ITIL service management > itil
HPLC chromatography > chromatography
electrical panel wiring > electrical-panels
formwork and rebar > formwork
ADR dangerous goods > dangerous-goods
ISO 14001 environmental management > iso-14001
food costing and menu engineering > food-cost-control
gearbox and clutch > gearbox-repair
heavy goods vehicle driving > lorry-driving
tachograph and driving hours > tachograph
tachograph and drivers' hours > tachograph
consecutive and liaison interpreting > consecutive-interpreting
legal and financial translation > legal-translation
statistical analysis in research > statistics
PCR and molecular biology > pcr, molecular-biology
PCR and molecular biology techniques > pcr, molecular-biology
laboratory quality and GLP > good-laboratory-practice
titration and wet chemistry > titration
chairside dental assisting > dental-assisting
e-learning platforms > learning-management-systems
appointment book management > diary-management, appointment-scheduling
laundry and ironing > laundry
menu design and planning > menu-design
pastry and dessert making > pastry
stock rotation and food cost > food-cost-control, stock-control
grill and charcoal cooking > grilling
coffee preparation and barista > coffee-making
wine service and knowledge > sommelier
guest complaint handling > complaint-handling
invoicing and cashiering > invoicing
retail sales advice > retail-sales
returns and exchanges at till > returns-handling
sales targets and KPIs in retail > sales-targets
minor building refurbishment > renovation
pipework installation > plumbing
leak detection and repair > plumbing
budgeting and forecasting > budget-management, forecasting
training plan management > training-management
credit risk analysis > credit-risk
purchase order management > purchase-orders, procurement
first-line technical support > technical-support
help desk user support > technical-support
first aid and CPR > first-aid, cpr
injury prevention and rehabilitation exercise > injury-prevention
prepress and print production > prepress
REST API development > rest-apis
data visualization dashboards > dashboards, data-visualization
ISO 27001 information security management > iso-27001
Microsoft 365 administration > microsoft-365
wireframing and prototyping > wireframing, ui-prototyping
3D CAD design > cad, 3d-modeling
electrical fault finding > electrical-maintenance, fault-diagnosis
heating and boilers > heating
setting out and surveying > surveying
hybrid and electric vehicles > electric-vehicles
bus and coach driving > bus-driving
vehicle checks > vehicle-inspection
proof of delivery and paperwork > waybills
import and export logistics > import-export, customs
press releases and media relations > press-releases, media-relations
translation revision and QA > translation-revision
scientific publishing > scientific-writing
qualitative research methods > qualitative-research
microbiology techniques > microbiology
clinical trials and pharmacovigilance > clinical-trials
tractor and farm machinery operation > tractor-driving
livestock and milking > livestock, milking
on-call incident response > incident-response, incident-management
security monitoring with SIEM > siem
big data processing > big-data
vehicle body and paint > car-painting
tutoring of work placements > workplace-mentoring
Spanish as a foreign language teaching > foreign-language-teaching
library user services > library-services
store team management > team-supervision
warehouse team leadership > team-supervision
updos and event hairstyling > hair-styling-updos
social benefits processing > social-services
incident reporting > incident-reports-security
`;

export const catalogueIdsOf: ReadonlyMap<string, readonly string[]> = new Map(
  source
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ids = ''] = line.split(' > ');
      return [name, ids.split(', ')];
    }),
);
