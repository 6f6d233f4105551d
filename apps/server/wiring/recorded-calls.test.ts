import { parseInput, type Bound } from '@hojip/platform/http'
import { isRefusal } from '@hojip/platform/refusal'
import { actKinds, actOf, actsOf, hasSentence, isRecorded, redacted } from '@hojip/staff/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { rightful, sampleOf } from '../security/testing/samples.ts'
import { aWorld, type World } from '../security/testing/world.ts'

let mall: GuardedMall
let world: World
beforeAll(async () => {
  mall = await aGuardedMall()
  world = await aWorld(mall)
})
afterAll(() => mall.close())

function isStaffs({ call }: Bound): boolean {
  return call.auth === 'staff' || call.auth === 'operator'
}

function recordedCalls(): Bound[] {
  return mall.calls.filter(({ call }) => isRecorded(call))
}

const consoles = ['bizConsole', 'sysConsole']
const chatReads = [
  'countUnanswered',
  'queryAgents',
  'queryCards',
  'queryCustomer',
  'queryHistory',
  'queryNotes',
  'queryQueues',
  'queryQuickReplies',
]

function ofBoth(names: string[]): string[] {
  return consoles.flatMap((one) => names.map((name) => `${one}/chat/${name}`))
}

/** Calls of staff and operators that the log leaves out, by rate class. A call that changes something must not be here. */
const notRecorded = {
  read: [
    'bizConsole/checkLabels',
    'bizConsole/checkShipSheet',
    'bizConsole/exportOrdersToShip',
    'bizConsole/queryPickList',
    'bizConsole/checkStockSheet',
    'bizConsole/exportStockSheet',
    'bizConsole/exportProducts',
    'bizConsole/exportRefusedProducts',
    'bizConsole/findRefund/{pkId}',
    'bizConsole/lookLogistics',
    'bizConsole/queryComments',
    'bizConsole/queryOfferable',
    'bizConsole/queryOrderInfo',
    'bizConsole/queryOrderRemarks',
    'bizConsole/queryMeasures',
    'bizConsole/queryOrders',
    'bizConsole/queryQuestions',
    'bizConsole/queryRefunds',
    'bizConsole/previewBulkChange',
    'bizConsole/queryProductCategories',
    'bizConsole/queryProducts',
    'bizConsole/queryProductSpecs',
    'bizConsole/queryStock',
    'bizConsole/queryStockMovements',
    'bizConsole/queryProductDrafts',
    'bizConsole/findProductDraft',
    'bizConsole/queryProductForm',
    'bizConsole/queryProductVersion',
    'bizConsole/queryProductVersions',
    'bizConsole/queryFigures',
    'bizConsole/queryProductFigures',
    'bizConsole/queryInvitations',
    'bizConsole/queryFirstSteps',
    'bizConsole/queryOwnScores',
    'bizConsole/queryOwnShop',
    'bizConsole/queryFreightTemplates',
    'bizConsole/tryFreight',
    'bizConsole/queryCarriers',
    'bizConsole/queryReturnAddress',
    'bizConsole/queryStaff',
    'bizConsole/queryStaffActs',
    'sysConsole/findApplication/{pkId}',
    'sysConsole/queryApplications',
    'sysConsole/findPerson/{pkId}',
    'sysConsole/findFeedback/{pkId}',
    'sysConsole/findRefund/{pkId}',
    'sysConsole/queryActs',
    'sysConsole/queryArbitrations',
    'sysConsole/queryFeedback',
    'sysConsole/queryIssues',
    'sysConsole/queryReconciledDays',
    'sysConsole/queryRefundFaults',
    'sysConsole/queryReports',
    'sysConsole/queryStaffActs',
    'sysConsole/querySynonymChanges/{pkId}',
    'sysConsole/querySynonyms',
    'sysConsole/queryFrontPage',
    'sysConsole/queryFrontPageProducts',
    'sysConsole/queryFrontPageVersions',
    'sysConsole/tryFrontPageHref',
    'sysConsole/queryStreetStops',
    'sysConsole/queryShops',
    'sysConsole/findShop/{pkId}',
    'bizConsole/queryShopState',
    'sysConsole/queryHelp',
    'sysConsole/findHelp',
    'sysConsole/queryHelpVersions',
    'sysConsole/querySaleQueues',
    'sysConsole/querySettingChanges',
    'sysConsole/querySettings',
    'sysConsole/queryHealth',
    'sysConsole/queryPauses',
    'sysConsole/queryCalendar',
    'sysConsole/queryCategories',
    'sysConsole/queryDemoFaults',
    'sysConsole/queryHotWords',
    'sysConsole/queryStoppedWords',
    ...ofBoth(chatReads),
    'bizConsole/chat/queryHours',
    'sysConsole/chat/queryTickets',
  ],
  search: ['sysConsole/readQuery'],
  // What a page sends by itself: that somebody types, that they are there, and how far a change has got.
  poll: [
    ...ofBoth(['setState', 'typing']),
    'bizConsole/queryBulkChange',
    'bizConsole/queryProductImport',
    'bizConsole/showProductEditing',
    'bizConsole/showFreightEditing',
    'sysConsole/previewFrontPage',
    'bizConsole/queryShipSheet',
  ],
  // A picture is part of a product once that is saved, a file changes products once it is imported.
  upload: ['bizConsole/uploadProductFile', 'bizConsole/uploadProductPicture'],
  // A conversation stores each message with its author; what was read, and who sees a list, is no act.
  write: [...ofBoth(['send', 'setRead']), 'bizConsole/setFirstStepsHidden'],
}

function sorted(lists: Record<string, string[]>) {
  return Object.fromEntries(Object.entries(lists).map(([rate, keys]) => [rate, keys.toSorted()]))
}

test('the calls of staff and operators that are not recorded are these', () => {
  const found: Record<string, string[]> = {}
  for (const { key, call } of mall.calls.filter((bound) => isStaffs(bound) && !isRecorded(bound.call)))
    (found[call.rate] ??= []).push(key.replace(/^\w+ \//, ''))
  expect(sorted(found)).toEqual(sorted(notRecorded))
})

test('every recorded call has a kind, and a sentence in each language; nothing else has', () => {
  const recorded = new Set(recordedCalls().map(({ key }) => actOf(key)))
  const known = actKinds.flatMap(actsOf)
  expect([...recorded].toSorted()).toEqual(known.toSorted())
  expect([...recorded].filter((act) => !hasSentence(act))).toEqual([])
})

/** What must not be stored, under the names that calls have for secrets, phones and files. */
const planted = {
  password: 'planted',
  code: 'planted',
  ticket: 'planted',
  secret: 'planted',
  phone: '13912349999',
  content: '电话 13912349999',
  files: ['/uploads/planted.webp'],
}

test('of no recorded call a secret, a phone number or the address of a file is stored', () => {
  for (const bound of recordedCalls()) {
    const sample = sampleOf(bound, world)
    const input = parseInput(bound.call, sample, 'zh-CN')
    const value = isRefusal(input) ? sample : (input.value as Record<string, unknown>)
    expect(redacted(value), bound.key).not.toMatch(/\/uploads\/|"phone":"\+?\d{8,}"/)
    for (const more of [{ ...value, ...planted }, { deep: [{ ...value, ...planted }] }])
      expect(redacted(more), bound.key).not.toMatch(/planted|13912349999/)
  }
})

/** What handlers note when they succeed: names of the subject, and of what changed. */
const noted: Record<string, [subject: string[], before?: string[], after?: string[]]> = {
  'POST /bizConsole/deliver': [['numbers', 'order', 'parcels']],
  'POST /bizConsole/printLabels': [['labels', 'orders']],
  'POST /bizConsole/startShipSheet': [['orders']],
  'POST /sysConsole/limitShop': [['shop'], ['mostProducts'], ['mostProducts']],
  'POST /sysConsole/setDemoFault': [['demoFault', 'service', 'times']],
  'POST /sysConsole/clearDemoFaults': [['which']],
  'POST /bizConsole/saveCarriers': [[], ['carriers'], ['carriers']],
  'POST /bizConsole/updateExpress': [['order'], ['number'], ['number']],
  'POST /bizConsole/sendAgain': [['order'], ['number'], ['number']],
  'POST /bizConsole/extendReceive': [['days', 'order'], ['deadline'], ['deadline']],
  'POST /bizConsole/saveOrderRemark': [['order']],
  'POST /bizConsole/agreeRefund': [['money', 'refund']],
  'POST /bizConsole/agreeReturn': [['money', 'refund']],
  'POST /bizConsole/rejectRefund': [['money', 'refund']],
  'POST /bizConsole/proposeRefund': [['money', 'offer', 'refund']],
  'POST /bizConsole/saveRefundEvidence': [['refund']],
  'POST /bizConsole/offerRefund': [['money']],
  'POST /bizConsole/withdrawOffer': [['money']],
  'POST /bizConsole/inviteStaff': [['phone'], undefined, ['roles']],
  'POST /bizConsole/sendInvitationAgain': [['phone']],
  'POST /bizConsole/withdrawInvitation': [['phone']],
  'POST /bizConsole/saveProductForm': [['product']],
  'POST /bizConsole/saveProductDraft': [['product']],
  'POST /bizConsole/dropProductDraft': [['product']],
  'POST /bizConsole/scheduleProduct': [['product'], undefined, ['onSaleAt']],
  'POST /bizConsole/saveProductPrice': [['product', 'spec'], ['sum'], ['sum']],
  'POST /bizConsole/saveProductStock': [['product', 'spec'], ['stock'], ['stock']],
  'POST /bizConsole/correctStock': [['product', 'spec'], ['stock'], ['stock']],
  'POST /bizConsole/applyStockSheet': [['specs']],
  'POST /bizConsole/saveLowStock': [['product', 'spec'], [], ['lowAt']],
  'POST /bizConsole/changeProductsOnSale': [['products', 'sale']],
  'POST /bizConsole/startBulkChange': [['bulk', 'products']],
  'POST /bizConsole/cancelProductImport': [['file']],
  'POST /bizConsole/saveFreightTemplate': [['products', 'template']],
  'POST /bizConsole/setDefaultFreightTemplate': [['products', 'template']],
  'POST /bizConsole/deleteFreightTemplate': [['products', 'template']],
  'POST /bizConsole/changeStaffRoles': [['member'], ['roles'], ['roles']],
  'POST /bizConsole/removeStaff': [['member'], ['roles']],
  'POST /bizConsole/signOutStaff': [['devices', 'member']],
  'POST /sysConsole/answerApplication': [['admission', 'shop']],
  'POST /sysConsole/readApplicantPhone': [['shop']],
  'POST /sysConsole/queryPeople': [['q']],
  'POST /sysConsole/readPersonPhone': [['account', 'person', 'reason']],
  'POST /sysConsole/signOutPerson': [['account', 'devices', 'person', 'reason']],
  'POST /sysConsole/blockPerson': [['account', 'person', 'reason'], [], ['blockReason']],
  'POST /sysConsole/unblockPerson': [['account', 'person', 'reason'], ['blockReason']],
  'POST /sysConsole/arbitrate': [['decision', 'money', 'refund']],
  'POST /sysConsole/repairIssue': [['issue', 'repair'], [], ['repaired']],
  'POST /sysConsole/reconcileDay': [['open']],
  'POST /sysConsole/handleReport': [['measure', 'report']],
  'POST /sysConsole/closeMeasure': [['outcome', 'reason']],
  'POST /sysConsole/saveSynonym': [['words'], [], ['words']],
  'POST /sysConsole/switchSynonym': [['words'], ['isOn'], ['isOn']],
  'POST /sysConsole/saveHotWords': [[], ['words'], ['words']],
  'POST /sysConsole/saveStoppedWords': [[], ['words'], ['words']],
  'POST /sysConsole/saveFrontPageDraft': [['page']],
  'POST /sysConsole/publishFrontPage': [['page']],
  'POST /sysConsole/restoreFrontPage': [['number', 'page']],
  'POST /sysConsole/publishHelp': [['help']],
  'POST /sysConsole/closeShop': [['reason', 'shop'], [], ['closeReason']],
  'POST /sysConsole/openShop': [['reason', 'shop'], ['closeReason'], []],
  'POST /sysConsole/addCategory': [['category', 'place']],
  'POST /sysConsole/renameCategory': [['category'], ['name'], ['name']],
  'POST /sysConsole/setCategoryReturns': [['category'], ['returns'], ['returns']],
  'POST /sysConsole/moveCategory': [['category'], ['place'], ['place']],
  'POST /sysConsole/mergeCategory': [['category', 'into']],
  'POST /sysConsole/deleteCategory': [['category', 'place']],
  'POST /sysConsole/setWorkday': [['day'], ['workday'], ['workday']],
  'POST /sysConsole/retryJobs': [['jobs', 'queue']],
  'POST /sysConsole/pausePart': [['part']],
  'POST /sysConsole/resumePart': [['part', 'since']],
  'POST /sysConsole/setMode': [['mode'], ['mode'], ['mode']],
  'POST /sysConsole/saveSetting': [['setting'], ['value'], ['value']],
  'POST /sysConsole/openSaleQueue': [['product'], [], ['letsIn', 'perMinute']],
  'POST /sysConsole/changeSaleQueue': [['queueFor'], ['letsIn', 'perMinute'], ['letsIn', 'perMinute']],
  'POST /sysConsole/endSaleQueue': [['queueFor']],
}

function namesIn(facts: unknown): string[] {
  return Object.keys(facts ?? {}).toSorted()
}

test('every call of staff that writes leaves an act of its caller, with an outcome and with what was noted', async () => {
  const { mei, ann, goods: product } = world
  const latest = mall.tools.db
    .selectFrom('staff_act as a')
    .leftJoin('staff_act_end as e', 'e.act_id', 'a.id')
    .select(['a.call', 'a.user_id', 'a.shop_id', 'e.outcome', 'e.subject', 'e.before', 'e.after'])
    .orderBy('a.id', 'desc')
    .limit(1)
  const found: typeof noted = {}
  for (const bound of recordedCalls().filter(isStaffs)) {
    const answer = await mall.send(bound.key, sampleOf(bound, world), rightful(bound, world))
    expect([200, 400, 404, 409], bound.key).toContain(answer.statusCode)
    const isShops = bound.call.auth === 'staff'
    const { subject, before, after, ...act } = await latest.executeTakeFirstOrThrow()
    const all = [subject, before, after].map(namesIn) as [string[], string[], string[]]
    if (act.outcome === 'done' && all.flat().length > 0) found[bound.key] = all
    expect(act, bound.key).toEqual({
      call: bound.key,
      user_id: isShops ? mei.userId : ann.userId,
      shop_id: isShops ? product.shopId : null,
      outcome: answer.statusCode === 200 ? 'done' : 'refused',
    })
  }
  for (const [key, [subject, before = [], after = []]] of Object.entries(noted))
    expect([key, found[key]]).toEqual([key, [subject, before, after]])
})

function confirmations(userId: string) {
  return mall.tools.db
    .selectFrom('staff_act as a')
    .leftJoin('staff_act_end as e', 'e.act_id', 'a.id')
    .select(['a.shop_id', 'a.input', 'e.outcome', 'e.refusal'])
    .where('a.call', 'in', ['POST /staff/confirm', 'POST /staff/stepUp', 'POST /logout'])
    .where('a.user_id', '=', userId)
    .orderBy('a.id')
    .execute()
}

test('signing in to the business site, a wrong code and signing out are recorded; those of shoppers are not', async () => {
  const { tao, lin } = world
  const [signedIn] = await confirmations(tao.userId)
  expect(signedIn).toMatchObject({ outcome: 'done', input: { ticket: '[secret]', code: '[secret]' } })
  expect(signedIn!.shop_id).not.toBeNull()
  await mall.send('POST /staff/stepUp', { code: '000000' }, tao.pass)
  await mall.send('POST /logout', {}, tao.pass)
  await mall.send('POST /logout', {}, lin.pass)
  expect((await confirmations(tao.userId)).slice(1)).toMatchObject([
    { outcome: 'refused', refusal: 'accounts/codeWrong', shop_id: signedIn!.shop_id },
    { outcome: 'done', refusal: null },
  ])
  expect(await confirmations(lin.userId)).toEqual([])
})
