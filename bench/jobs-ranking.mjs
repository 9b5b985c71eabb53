// npm run bench:jobs-ranking [-- --show]: how near the job search's order comes to what people want, on queries that
// were labelled before anything ranked them (nDCG@10).
import { reportResults } from './bench-results.mjs';
import { bundleSources } from './bundle-parts.mjs';

const LEAST = 0.9;
const shows = process.argv.includes('--show');
const { labelledQueries, listSamplePostings, measureRanking, rankPostings } = await bundleSources(`
  export * from './core/src/jobs';
  export { labelledQueries } from './core/src/jobs/fixtures/labelled-queries';`);
const today = new Date();
const samples = listSamplePostings(today);

const scored = labelledQueries.map(({ interest, location, grades }) => {
  const ranked = rankPostings({ interest, location }, samples, today);
  const order = ranked.map(({ posting }) => posting.id);
  return { query: `${interest} | ${location}`, ndcg: measureRanking(order, grades), order, grades };
});
const mean = scored.reduce((sum, { ndcg }) => sum + ndcg, 0) / scored.length;
if (shows) {
  for (const { query, ndcg, order, grades } of scored) {
    console.log(`${ndcg.toFixed(3)}  ${query}`);
    for (const id of order.slice(0, 5)) console.log(`         ${grades.get(id) ?? 0} ${id}`);
  }
}
const row = {
  queries: scored.length,
  postings: samples.length,
  'nDCG@10': round(mean),
  lowest: round(Math.min(...scored.map(({ ndcg }) => ndcg))),
};
const queries = scored.map(({ query, ndcg }) => ({ query, ndcg: round(ndcg) }));
reportResults('jobs-ranking', [row], { queries });
if (mean < LEAST) process.exitCode = 1;

function round(number) {
  return Math.round(number * 1000) / 1000;
}
