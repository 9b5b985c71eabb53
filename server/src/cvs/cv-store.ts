import type { CvListItem } from '@trayecto/core/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { cvs, type Tx } from '../db';

export async function listCvsOf(tx: Tx, userId: string): Promise<CvListItem[]> {
  const rows = await tx
    .select({
      id: cvs.id,
      user_id: cvs.userId,
      filename: cvs.filename,
      is_favorite: cvs.isFavorite,
      version: cvs.version,
      created_at: cvs.createdAt,
      updated_at: cvs.updatedAt,
    })
    .from(cvs)
    .where(and(eq(cvs.userId, userId), isNull(cvs.deletedAt)))
    .orderBy(desc(cvs.isFavorite), desc(cvs.createdAt));
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}
