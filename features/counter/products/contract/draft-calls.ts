import { call, shapes as s, shopRead, shopWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { productsRefusals as r } from '../refusals.ts'
import { writtenForm } from './form.ts'
import { draft, listed, revision } from './stored.ts'

export const draftCalls = {
  'POST /bizConsole/queryProductDrafts': call({
    summary: 'What the shop’s staff have written of products and not yet saved as products, the newest first',
    ...shopRead,
    right: 'products.read',
    input: z.object(s.pageInput),
    output: s.pageOf(
      listed.extend({
        /** In the reader's language, or in the one there is; '' while it has none. */
        goodsName: z.string(),
        /** Of the main picture. */
        ref: z.string().nullable(),
      }),
    ),
  }),
  'POST /bizConsole/findProductDraft': call({
    summary: 'A draft by its id, or the one that changes a product; null when there is none',
    ...shopRead,
    right: 'products.read',
    input: z.union([z.object({ pkId: s.id }), z.object({ goodsId: s.id })]),
    output: z.object({ draft: draft.nullable() }),
  }),
  'POST /bizConsole/saveProductDraft': call({
    summary:
      'Saves a draft, if nobody has saved it since `revision`; otherwise `now` is what it is like now. ' +
      'The caller chooses the id of a new one, so that a repeated call makes no second one',
    ...shopWrite,
    right: 'products.edit',
    input: z.object({
      pkId: s.id,
      goodsId: s.id.nullable(),
      /** 0 for a new draft. */
      revision,
      form: writtenForm,
      base: writtenForm,
    }),
    output: draft,
    refusals: [r.productGone, r.draftChanged, r.tooManyDrafts],
  }),
  'POST /bizConsole/dropProductDraft': call({
    summary: 'Deletes a draft, if nobody has saved it since `revision`; answers what was deleted',
    ...shopWrite,
    right: 'products.edit',
    input: z.object({ pkId: s.id, revision: revision.optional() }),
    output: draft,
    refusals: [r.draftGone, r.draftChanged],
  }),
}
