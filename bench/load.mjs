// npm run bench:capacity [-- list|people|flood|growth] [-- --minutes=5]: what one machine carries, and how cost grows with what is stored.
import { prepareProject } from '../scripts/prepare-project.mjs';
import { reportResults } from './bench-results.mjs';
import { measureFlood } from './capacity/measure-flood.mjs';
import { measureGrowth } from './capacity/measure-growth.mjs';
import { measureList } from './capacity/measure-list.mjs';
import { measurePeople } from './capacity/measure-people.mjs';

const asked = process.argv.slice(2);
const minutes = Number(asked.find((word) => word.startsWith('--minutes='))?.split('=')[1] ?? 5);
const parts = asked.filter((word) => !word.startsWith('--'));
const wants = (name) => parts.length === 0 || parts.includes(name);

await prepareProject({ mode: 'full', build: false });
if (wants('list')) reportResults('capacity-list', ...(await measureList()));
if (wants('people')) reportResults('capacity-people', ...(await measurePeople({ minutes })));
if (wants('flood')) reportResults('capacity-flood', ...(await measureFlood({ minutes })));
if (wants('growth')) reportResults('capacity-growth', ...(await measureGrowth()));
