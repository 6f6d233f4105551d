import { addAccount } from '@hojip/accounts'
import { putApplications, type ApplicationInput } from '@hojip/admission'
import { inTransaction } from '@hojip/platform/db'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import { must, type GuardedMall } from '../guarded-mall.ts'
import type { Person } from '../people.ts'

/** Only a shopper's own application for a shop contains it. */
export const applicationCanary = 'Dotterel-fishery'

export interface Applications {
  /** A shopper's application, which needs more. */
  own: string
  /** That of somebody else, which waits for the mall. */
  waiting: string
  /** What the shopper sends again. */
  form: Record<string, unknown>
}

export async function applicationsOf(mall: GuardedMall, lin: Person, ann: Person): Promise<Applications> {
  const { db, clock } = mall.tools
  const { rows } = await sql<{ id: string }>`select id from category where level = 1 limit 1`.execute(db)
  const categoryIds = [rows[0]!.id]
  const at = new Date(clock.nowMs())
  const products = `${applicationCanary}: dried pollack`
  const written = { kind: 'person', contactName: 'Lin Hailan', country: 'CN', categoryIds, products } as const
  const company = { companyName: null, companyCode: null }
  const of = (userId: string, name: string): ApplicationInput => ({
    ...written,
    ...company,
    userId,
    at,
    words: null,
    phone: '+8613987650007',
    locale: 'en-US',
    shopName: { 'en-US': name },
    state: 'applied',
    events: [],
  })
  const other = await addAccount(db, { name: 'Hana', role: 'shopper' })
  const [own, waiting] = await inTransaction(db, (tx) =>
    putApplications(tx, [of(lin.userId, applicationCanary), of(other, 'Curlew pottery')]),
  )
  const asked = { pkId: own, version: 1, decision: 'more', words: 'A clearer picture, please' }
  must(await mall.send('POST /sysConsole/answerApplication', asked, ann.pass))
  const { agreeVersion } = must(await mall.send('GET /shopJoin/queryOwn', {}, lin.pass))
  const shopNames = { 'en-US': applicationCanary }
  const identity = [await anUpload(db, lin.userId, 'admission')]
  return { own: own!, waiting: waiting!, form: { ...written, shopNames, identity, agreeVersion } }
}

/** The permitted caller's input for the calls about applications. */
export function applicationInputs({ own, waiting, form }: Applications) {
  return {
    'POST /shopJoin/apply': { ...form, ticket: 'x'.repeat(43) },
    'POST /shopJoin/sendAgain': { ...form, pkId: own, version: 2 },
    'POST /shopJoin/withdraw': { pkId: own },
    'GET /sysConsole/findApplication/{pkId}': { pkId: waiting },
    'POST /sysConsole/readApplicantPhone': { pkId: waiting },
    'POST /sysConsole/answerApplication': {
      pkId: waiting,
      version: 1,
      decision: 'more',
      words: 'Your licence',
    },
  }
}
