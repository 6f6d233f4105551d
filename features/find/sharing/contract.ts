import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { sharingRefusals as r } from './refusals.ts'

const targetType = z.enum(['goods', 'shop'])
/** Longer than any code of ours, so that a forged one gets the answer for forged codes. */
export const shareCode = z.string().regex(/^[\w-]{8,80}$/)

const link = {
  targetType,
  targetId: s.id,
  /** The option of a product that was chosen; absent for none. */
  goodsSpecId: s.id.optional(),
  code: z.string(),
  /** The address of the landing page, in the caller's language. */
  url: z.string(),
  /** The address as a QR code: modules per side, and the data of one SVG path. */
  qr: z.object({ size: z.int(), path: z.string() }),
  /** The same page in the mall's app; null where the mall has none. */
  appUrl: z.string().nullable(),
  /** The option's price, or else a product's lowest, when it was shared. Today's price may differ, and only that one counts. */
  sharedPrice: s.money.nullable(),
  /** When the link stops working. */
  expireTime: s.time,
}

export const sharingCalls = {
  'POST /appShare/createLink': call({
    summary:
      'A link to a product, or one of its options, or a shop for other people, with its QR code; says nothing about who shares it',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({ targetType, targetId: s.id, goodsSpecId: s.id.optional() }),
    output: z.object(link),
    refusals: [r.targetGone],
  }),
  'GET /appShare/resolve/{code}': call({
    summary: 'What a shared link leads to',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ code: shareCode }),
    output: z.object(link),
    refusals: [r.linkBroken, r.linkExpired],
  }),
}

export type SharingCalls = typeof sharingCalls
export type SharedLink = z.output<(typeof sharingCalls)['POST /appShare/createLink']['output']>
declare module '@hojip/platform/client' {
  interface AllCalls extends SharingCalls {}
}
