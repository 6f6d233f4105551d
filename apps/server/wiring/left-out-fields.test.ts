import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())

interface Schema {
  default?: unknown
  properties?: Record<string, Schema>
}

/** The paths of the fields that have a default; parts of a list are written whole. */
function defaultsIn(schema: Schema, path: string[] = []): string[] {
  return [
    ...(schema.default === undefined ? [] : [path.join('.')]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => defaultsIn(field, [...path, name])),
  ]
}

/** Fields that describe an act, and replaces nothing that is stored. */
const saidWithAct = [
  'POST /appUserAddress/save addressDefault',
  'POST /appUserAddress/save consigneeXb',
  'POST /appUserAddress/save country',
  'POST /bizConsole/answerMeasure files',
  'POST /bizConsole/answerQuestion isEdit',
  'POST /bizConsole/proposeRefund content',
  'POST /bizConsole/saveProductForm draftId',
  'POST /bizConsole/saveRefundEvidence files',
  'POST /bizGoodsComment/append pics',
  'POST /bizGoodsComment/like/{pkId} liked',
  'POST /bizGoodsRefund/applyArbitration files',
  'POST /bizGoodsRefund/saveEvidence files',
  'POST /bizGoodsRefund/saveReturnExpress files',
  'POST /sysConsole/answerApplication words',
  'POST /sysConsole/handleReport measure',
  'POST /sysConsole/handleReport told',
  'POST /sysConsole/publishFrontPage note',
  'POST /sysConsole/publishHelp note',
  'POST /sysConsole/repairIssue note',
]
const namesStored = ['pkId', 'version', 'revision', 'base']

test('a call that changes what is stored gives a field that an older page leaves out no default', () => {
  const found = mall.calls.flatMap(({ key, call }) => {
    if (key.startsWith('GET ') || call.rate === 'read' || call.rate === 'poll') return []
    const input = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
    if (!namesStored.some((name) => input.properties?.[name])) return []
    return defaultsIn(input).map((path) => `${key} ${path}`)
  })
  expect(found.toSorted()).toEqual(saidWithAct)
})
