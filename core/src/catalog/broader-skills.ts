import { readNames } from './read-table';

/** `narrow, narrow > broad, broad`: doing one on the left means doing all on the right. Being useful together is not enough. */
const source = `
nursing-care, emergency-nursing, critical-care-nursing, paediatric-nursing, operating-theatre-nursing, primary-care, general-medicine, surgery, clinical-diagnosis, physiotherapy > patient-care
emergency-nursing, critical-care-nursing, paediatric-nursing, operating-theatre-nursing > nursing-care
primary-education, secondary-education, early-childhood-education, higher-education-teaching, foreign-language-teaching, instrument-teaching > teaching
frontend-development, backend-development, full-stack-development, mobile-development, web-development, game-development, android-development, ios-development > software-development
android-development, ios-development > mobile-development
frontend-development, full-stack-development > web-development
typescript, react, angular, vue, svelte, nextjs, node-js, express-js, nestjs > javascript
react, angular, vue, svelte, nextjs, nuxt, frontend-development > javascript, html, css
nuxt, vuex, vuetify > vue
redux, react-native > react
nextjs > react
express-js, nestjs > node-js
spring, spring-boot, spring-mvc, spring-data, spring-security > java
spring-boot > spring
django, flask, fastapi, pandas, numpy, scikit-learn, pytorch > python
laravel, symfony > php
ruby-on-rails > ruby
postgresql, mysql, mariadb, sql-server, oracle-database, sqlite > sql, relational-databases
t-sql > sql
mongodb > nosql
bootstrap, tailwind, sass > css
scrum, kanban > agile
git, github, gitlab > version-control
github, gitlab > git
docker > containers
kubernetes > docker, containers
amazon-eks, azure-aks, google-gke > kubernetes
debian, ubuntu, red-hat > linux
jenkins, gitlab-ci, github-actions > ci-cd
terraform > infrastructure-as-code
prometheus, grafana, datadog > monitoring
aws, azure, google-cloud > cloud-computing
power-bi, tableau, looker, looker-studio > data-visualization
tensorflow, pytorch, scikit-learn, deep-learning > machine-learning
data-science > data-analysis
jest, junit > unit-testing
jmeter, gatling, k6 > performance-testing
regression-testing, performance-testing, test-automation, unit-testing > software-testing
postman, soapui > api-testing
sdl-trados, memoq > cat-tools
legal-translation, sworn-translation > translation
claims-handling, insurance-sales > insurance
cctv-monitoring, security-patrols > security-guarding
selenium, cypress > test-automation
sap-s4hana, sap-fi, sap-co, sap-mm, sap-sd, sap-pp, sap-hcm, sap-wm, sap-ewm, sap-business-one > sap, erp
sap, dynamics-365, dynamics-ax, oracle-ebs, oracle-fusion, sage, odoo, business-central, a3erp > erp
sage-50, sage-200, sage-x3, sage-despachos, sage-intacct, contaplus > sage
a3con, a3nom, a3erp, a3equipo > a3
salesforce, hubspot, dynamics-crm > crm-use
excel, word > microsoft-office
microsoft-office, google-workspace > office-computing
word > word-processing
excel, google-sheets > spreadsheets
stocktaking, stocktaking-retail > stock-control
photoshop, illustrator, indesign > adobe-creative-cloud
premiere, final-cut, davinci-resolve > video-editing
autocad, solidworks, catia, inventor, solid-edge, revit > cad
revit > bim
wordpress > cms
google-analytics, adobe-analytics > web-analytics
shopify, woocommerce, prestashop > e-commerce
moodle > learning-management-systems
vmware > virtualization
cisco > networking
siemens-tia-portal > plc-programming
advanced-life-support > basic-life-support
basic-life-support > cpr, first-aid
iso-9001, iso-14001, iso-45001 > iso-standards
haccp-kitchen > haccp
haccp > food-safety
reach-truck > forklift
driving-licence-c, driving-licence-d > driving-licence-b
b2b-sales, field-sales, retail-sales, insurance-sales > sales
table-service, reception-work, hotel-reception, retail-sales > customer-service
driving-licence-b, driving-licence-c, driving-licence-d, lorry-driving, bus-driving, delivery-driving, taxi-driving > driving
domestic-cleaning, industrial-cleaning, window-cleaning, kitchen-cleaning > cleaning
masonry, formwork, concrete-work > construction
tig-welding, mig-mag-welding, arc-welding > welding
general-ledger, month-end-closing, year-end-closing > accounting
cv-screening, headhunting > recruitment
seo, sem, google-ads, paid-media, email-marketing, social-media-management > digital-marketing
goods-receipt, picking > warehouse-operations
`;

const broaderById: ReadonlyMap<string, readonly string[]> = readBroader();

function readBroader(): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, string[]>();
  for (const line of source.trim().split('\n')) {
    const [narrow = '', broad = ''] = line.split('>');
    for (const id of readNames(narrow))
      byId.set(id, [...(byId.get(id) ?? []), ...readNames(broad)]);
  }
  return byId;
}

/** What else someone who has this skill has by that, through every step: Next.js, React, JavaScript. */
export function listBroader(id: string): readonly string[] {
  const found = new Set<string>();
  const open = [id];
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const broad of broaderById.get(one) ?? []) {
      if (found.has(broad)) continue;
      found.add(broad);
      open.push(broad);
    }
  found.delete(id);
  return [...found];
}

export const narrowSkillIds: readonly string[] = [...broaderById.keys()];
