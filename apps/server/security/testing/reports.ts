import { must, type GuardedMall } from './guarded-mall.ts'
import type { Person } from './people.ts'

/** Only a shopper's own report contains it. */
export const reportCanary = 'Godwit-counterfeit'

/** A shopper's open report on a shop. */
export async function reportOf(mall: GuardedMall, lin: Person, shopId: string): Promise<string> {
  const said = { targetType: 'shop', targetId: shopId, reasonType: 'fraud', content: reportCanary }
  return must(await mall.send('POST /sysReport/save', said, lin.pass)).pkId as string
}

/** The permitted caller's input for the calls about reports. */
export function reportInputs(goodsId: string, pkId: string) {
  return {
    'POST /sysReport/save': { targetType: 'goods', targetId: goodsId, reasonType: 'fake' },
    'POST /sysConsole/handleReport': { pkId, decision: 'dismissed', remark: 'The shop showed its licence' },
  }
}
