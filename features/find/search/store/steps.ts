import type { Db } from '@hojip/db'
import { sql } from 'kysely'
import type { StepCounts } from '../rules/steps.ts'

/** Counted with the dictionary; empty in a mall that has not been counted yet. */
export async function readSteps(db: Db): Promise<StepCounts> {
  const { rows } = await sql<{ step: number; count: number }>`
    select step, goods_count as count from search_step`.execute(db)
  return rows
}
