import type { ReturnRule } from '@hojip/policy/contract'
import { sql } from 'kysely'

/** The rule of returns of the product `g`: its own, or that of the nearest category that has one. */
export const returnRule = sql<ReturnRule>`coalesce(g.return_rule, (
    select c.return_rule from category c
    where c.id in (g.category1_id, g.category2_id, g.category3_id) and c.return_rule is not null
    order by c.level desc limit 1), 'noReason')`
