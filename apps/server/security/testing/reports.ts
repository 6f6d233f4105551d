import { must, type GuardedMall } from './guarded-mall.ts'
import type { Person } from './people.ts'

/** Only a shopper's own report contains it. */
export const reportCanary = 'Godwit-counterfeit'

/** A shopper's open report on a shop. */
export async function reportOf(mall: GuardedMall, lin: Person, shopId: string): Promise<string> {
  const report = { targetType: 'shop', targetId: shopId, reasonType: 'fraud', content: reportCanary }
  return must(await mall.send('POST /sysReport/save', report, lin.pass)).pkId as string
}

/** A warning that the shop got after a report of hers. */
export async function measureOf(
  mall: GuardedMall,
  lin: Person,
  ann: Person,
  goodsId: string,
): Promise<string> {
  const report = { targetType: 'goods', targetId: goodsId, reasonType: 'misleading' }
  const { pkId } = must(await mall.send('POST /sysReport/save', report, lin.pass))
  const follows = { measure: 'warn', told: 'The pictures show another product' }
  const decided = { pkId, decision: 'upheld', remark: 'Compared', ...follows }
  must(await mall.send('POST /sysConsole/handleReport', decided, ann.pass))
  const { list } = must(await mall.send('POST /sysConsole/queryReports', { filter: 'decided' }, ann.pass))
  return list.find((one: { pkId: string }) => one.pkId === pkId).measure.pkId
}

/** The permitted caller's input for the calls about reports. */
export function reportInputs(goodsId: string, pkId: string, measureIds: readonly string[]) {
  return {
    'POST /sysReport/save': { targetType: 'goods', targetId: goodsId, reasonType: 'fake' },
    'POST /sysConsole/handleReport': { pkId, decision: 'dismissed', remark: 'The shop showed its licence' },
    'POST /sysConsole/closeMeasure': {
      pkId: measureIds[1]!,
      outcome: 'lifted',
      remark: 'The shop showed its licence',
    },
    'POST /bizConsole/answerMeasure': { pkId: measureIds[0]!, content: 'Here is our licence' },
  }
}
