import { call, shapes as s, mallWrite } from '@hojip/platform/http'
import { returnRules } from '@hojip/policy/contract'
import { z } from 'zod'
import { categoriesRefusals as r } from '../refusals.ts'

const text = s.words(1, 40)
const name = z.object({ 'zh-CN': text, 'ko-KR': text, 'en-US': text })

/** A change names the version that it was made from. */
const changed = z.object({ pkId: s.id, version: z.int().min(1) })
/** Its place: below a category (null: on the first level), before one of those there (null: last). */
const place = { parentId: s.id.nullable(), beforeId: s.id.nullable() }

const category = z.object({
  pkId: s.id,
  parentId: s.id.nullable(),
  level: z.int(),
  /** The name that files and addresses of programs use; never changed. */
  code: z.string(),
  name: z.object({ 'zh-CN': z.string(), 'ko-KR': z.string(), 'en-US': z.string() }),
  version: z.int(),
  /** The rule of returns of its products that have none of their own; null: the rule of the category above it. */
  returnRule: z.enum(returnRules).nullable(),
  /** Products in it and below it; deleted ones do not count. */
  goodsNum: z.int(),
  /** Whether nothing is in it or below it, not even a deleted product, so that it can be deleted. */
  isEmpty: z.boolean(),
})
export type EditedCategory = z.output<typeof category>

export const categoriesCalls = {
  'GET /sysConsole/queryCategories': call({
    summary: 'The tree of categories, parents before children and siblings in their order',
    ...mallWrite,
    rate: 'read',
    input: s.noInput,
    output: z.object({
      list: z.array(category),
      /** Products that are still being written anew after the last changes. */
      followNum: z.int(),
    }),
  }),
  'POST /sysConsole/addCategory': call({
    summary: 'Adds a category; without a code, one is made from the English name',
    ...mallWrite,
    input: z.object({
      ...place,
      name,
      code: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(60)
        .optional(),
    }),
    output: z.object({ pkId: s.id }),
    refusals: [r.gone, r.sameName, r.sameCode, r.tooDeep, r.tooMany],
  }),
  'POST /sysConsole/renameCategory': call({
    summary: 'Changes the name of a category in three languages; its products are found by the new one',
    ...mallWrite,
    input: changed.extend({ name }),
    output: s.nothing,
    refusals: [r.gone, r.changed, r.sameName],
  }),
  'POST /sysConsole/setCategoryReturns': call({
    summary: 'Changes the rule of returns of a category; what was ordered before keeps the rule of its order',
    ...mallWrite,
    input: changed.extend({ returnRule: z.enum(returnRules).nullable() }),
    output: s.nothing,
    refusals: [r.gone, r.changed],
  }),
  'POST /sysConsole/moveCategory': call({
    summary: 'Puts a category, with all that is below it, in another place; its products follow',
    ...mallWrite,
    input: changed.extend(place),
    output: s.nothing,
    refusals: [r.gone, r.changed, r.sameName, r.tooDeep, r.belowItself],
  }),
  'POST /sysConsole/mergeCategory': call({
    summary:
      'Merges a category into another one, which gets its products and those below it; what names the merged one means the other from then on',
    ...mallWrite,
    proof: 'fresh',
    input: changed.extend({ intoId: s.id }),
    output: s.nothing,
    refusals: [r.gone, r.changed, r.sameName, r.tooDeep, r.belowItself],
  }),
  'POST /sysConsole/deleteCategory': call({
    summary: 'Deletes a category in which there is nothing',
    ...mallWrite,
    input: changed,
    output: s.nothing,
    refusals: [r.gone, r.changed, r.notEmpty],
  }),
}

export type CategoriesCalls = typeof categoriesCalls

s.nameShapes({ EditedCategory: category, CategoryName: name })
