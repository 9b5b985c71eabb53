import { cvRecord } from '@trayecto/core/contract';
import { type CvRow, recordsOf, toRecord } from '../cvs/cv-store';
import { type Database, type Question, question, sqlText } from '../db';

const MOST_AT_ONCE = 100;
/** Little enough that others' questions come in between. */
const PIECE_BYTES = 250_000;
const limits = {
  bytes: sqlText(`${PIECE_BYTES}`),
  rows: sqlText(`${MOST_AT_ONCE}`),
};

type Place = Pick<CvRow, 'id' | 'is_favorite' | 'listed_at'>;

/** The CVs that follow, as many as can be handed out in one piece; one at least, if there is one. */
function askForPage(userId: string, after: Place | undefined): Question<CvRow> {
  const following = after
    ? question`and (is_favorite, created_at, id) < (${sqlText(String(after.is_favorite))}, ${after.listed_at}, ${after.id})`
    : question``;
  return question`${recordsOf} id in (
    select id from (
      select id, row_number() over places as place, sum(stored_bytes) over places as bytes from (
        select id, is_favorite, created_at, stored_bytes from cvs
        where deleted_at is null and user_id = ${userId} ${sqlText(following.text)}
        order by is_favorite desc, created_at desc, id desc limit ${limits.rows}) nearest
      window places as (order by is_favorite desc, created_at desc, id desc)) placed
    where place = 1 or bytes <= ${limits.bytes})
    order by is_favorite desc, cvs.created_at desc, id desc`;
}

async function* listPages(database: Database, userId: string): AsyncGenerator<readonly CvRow[]> {
  for (let after: Place | undefined; ; ) {
    const rows = await database.askAsUser(userId, askForPage(userId, after));
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1);
  }
}

/** The list of a person who has many or large CVs, in pieces: however large it is, little of it is in memory. */
export async function* writeCvList(database: Database, userId: string): AsyncGenerator<string> {
  let before = '{"success":true,"cvs":[';
  for await (const rows of listPages(database, userId)) {
    for (const row of rows) {
      yield before + JSON.stringify(cvRecord.parse(toRecord(row)));
      before = ',';
    }
  }
  yield before.startsWith('{') ? `${before}]}` : ']}';
}
