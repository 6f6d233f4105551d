import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())

/** What moves money, gives or takes authority, changes the whole mall, or takes out people's data. */
const proven = [
  'POST /bizConsole/changeStaffRoles',
  'POST /bizConsole/exportOrdersToShip',
  'POST /bizConsole/exportStaffActs',
  'POST /bizConsole/inviteStaff',
  'POST /bizConsole/removeStaff',
  'POST /bizConsole/saveReturnAddress',
  'POST /sysConsole/answerApplication',
  'POST /sysConsole/arbitrate',
  'POST /sysConsole/blockPerson',
  'POST /sysConsole/changeSaleQueue',
  'POST /sysConsole/closeShop',
  'POST /sysConsole/endSaleQueue',
  'POST /sysConsole/exportMoney',
  'POST /sysConsole/exportStaffActs',
  'POST /sysConsole/limitShop',
  'POST /sysConsole/mergeCategory',
  'POST /sysConsole/offlineRefund',
  'POST /sysConsole/openSaleQueue',
  'POST /sysConsole/openShop',
  'POST /sysConsole/publishFrontPage',
  'POST /sysConsole/readApplicantPhone',
  'POST /sysConsole/readPersonPhone',
  'POST /sysConsole/repairIssue',
  'POST /sysConsole/restoreFrontPage',
  'POST /sysConsole/retryRefund',
  'POST /sysConsole/saveSetting',
  'POST /sysConsole/pausePart',
  'POST /sysConsole/resumePart',
  'POST /sysConsole/setMode',
  'POST /sysConsole/signOutPerson',
  'POST /sysConsole/unblockPerson',
]

test('these calls, and no others, need a second step of the last quarter of an hour', () => {
  const asked = mall.calls.filter(({ call }) => call.proof).map(({ key }) => key)
  expect(asked.toSorted()).toEqual(proven.toSorted())
})
