import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import type { Bound } from '@hojip/platform/http'
import { chatInputs } from './chats.ts'
import { commentInputs } from './comments.ts'
import { aPixel, aTable } from './messages/sent-files.ts'
import { feedbackInputs } from './feedback.ts'
import { draftInputs, freightInputs } from './messages/products.ts'
import { applicationInputs } from './messages/applications.ts'
import { treeAndCalendarInputs, peopleInputs, queueInputs, supervisionInputs } from './messages/supervised.ts'
import { noticeInputs } from './messages/notices.ts'
import { questionInputs } from './messages/questions.ts'
import type { Pass } from './guarded-mall.ts'
import { schemaOf, smallest } from './messages/smallest.ts'
import { reportInputs } from './reports.ts'
import { refundInputs } from './refunds.ts'
import type { World } from './world.ts'

/** A subscription that no push service knows. */
const aBrowser = {
  endpoint: 'https://web.push.apple.com/none',
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
  subjects: ['notices'],
}

const anArticle = {
  title: '常见问题',
  lead: '在这里',
  sections: [{ heading: '一', paragraphs: ['二'], points: [] }],
}
const emptyHome = { page: 'home', document: { pieces: [] } }

export type Input = Record<string, unknown>

/** Whether the caller is signed out after the call. */
export function endsSession(key: string): boolean {
  return key === 'POST /logout' || key === 'POST /appUser/cancelAccount'
}

/** Whether the call takes a code, a password or a ticket, and so refuses a sample input. */
export function needsSecret({ call, key }: Bound): boolean {
  return call.rate === 'login' || call.rate === 'sms' || takesToken.has(key)
}

/**
 * Permitted to anybody with an unguessable token, signed in or not; `features/trade/payments/phone.test.ts`,
 * `features/find/sharing/sharing.test.ts` and `features/find/front-pages/front-pages.test.ts` have such tokens.
 */
const takesToken = new Set([
  'POST /bizPay/queryReturn',
  'POST /bizPay/payAgain',
  'POST /bizPay/openInWechat',
  'GET /appShare/resolve/{code}',
  'GET /appHome/previewFloors',
  'GET /appHome/previewPieces',
])

/** A permitted caller with objects of their own. */
export function rightful({ call, key }: Bound, { lin, mei, ann, leaving, parting }: World): Pass {
  if (key === 'POST /logout') return leaving.pass
  if (key === 'POST /appUser/cancelAccount') return parting.pass
  const passes: Record<Bound['call']['auth'], Pass> = {
    public: {},
    callback: {},
    user: lin.pass,
    staff: mei.pass,
    operator: ann.pass,
  }
  return passes[call.auth]
}

const home = {
  consignee: 'Lin',
  phone: '13812345678',
  province: '吉林省',
  city: '延边朝鲜族自治州',
  district: '延吉市',
  address: '光明街 1 号',
}

const dayBefore = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10)
const ticketOfNobody = 'x'.repeat(43)

/** From ordering to receiving, for shopper and shop. */
function orderInputs({ goods: product, ofLin, total }: World): Record<string, Input> {
  const { addressIds, unpaid, paid, shipped, received, parcelId, backParcelId } = ofLin
  const wanted = { goodsSpecId: product.skuIds[0]!, goodsNum: 1 }
  const parcels = [{ expCode: 'shunfeng', number: `SF${paid[2]!.orderId.slice(-12)}` }]
  const sheetRows = [{ orderCode: '26112000000000000', expCode: 'jd', number: 'JD000000000001' }]
  return {
    'POST /bizOrder/submit/orderInfo': { aoList: [wanted], addressId: addressIds[0] },
    'POST /bizOrder/saveOrder': {
      addressId: addressIds[0],
      totalMoney: total,
      saveOrderShop: [{ shopId: product.shopId, orderGoodsList: [wanted] }],
    },
    'GET /bizOrder/queryOrderInfo': { orderId: paid[0]!.orderId },
    'GET /bizOrder/queryTimeline': { orderId: paid[0]!.orderId },
    'GET /bizOrder/querySnapshot': { orderId: paid[0]!.orderId, orderGoodsId: paid[0]!.orderGoodsId },
    'POST /bizOrder/queryOrderListByShopId': { shopId: product.shopId },
    'POST /bizOrder/updateAddress': { orderId: unpaid[1]!.orderId, addressId: addressIds[1] },
    'POST /bizOrder/extendReceive': { orderId: shipped[0]!.orderId },
    'POST /bizOrder/cancelOrder': { orderId: unpaid[0]!.orderId, cancelReason: 'Bittern-reason' },
    'POST /bizOrder/confirmOrder': { orderId: shipped[1]!.orderId },
    'POST /bizOrder/remindDelivery': { orderId: paid[1]!.orderId },
    'POST /bizOrder/deleteById/{pkId}': { pkId: received[0]!.orderId },
    'POST /bizOrder/buyAgain': { orderId: paid[0]!.orderId },
    'POST /bizOrder/orderToPay': { payId: unpaid[2]!.payId, payType: '1' },
    'GET /bizPay/querySchemes': { payId: unpaid[1]!.payId },
    'GET /bizPay/queryPayStatus': { payId: paid[0]!.payId },
    'GET /bizOrderDelivery/lookLogistics': { orderId: shipped[0]!.orderId },
    'POST /bizOrderDelivery/notify/kuaidi100/{parcelId}': { parcelId },
    'POST /sysConsole/repairIssue': { kind: 'stock', pkId: product.skuIds[0], act: 'recount' },
    'POST /sysConsole/reconcileDay': { day: dayBefore },
    'POST /sysConsole/exportMoney': { from: dayBefore, to: dayBefore },
    'GET /bizConsole/queryOrderInfo': { orderId: paid[0]!.orderId },
    'POST /bizConsole/extendReceive': { orderId: shipped[0]!.orderId, days: 3 },
    'POST /bizConsole/queryOrderRemarks': { orderId: paid[0]!.orderId },
    'POST /bizConsole/saveOrderRemark': { orderId: paid[0]!.orderId, content: 'Bittern-remark' },
    'GET /bizConsole/lookLogistics': { orderId: shipped[0]!.orderId },
    'POST /bizConsole/deliver': { orderId: paid[2]!.orderId, parcels },
    'POST /bizConsole/queryPickList': { orderIds: [paid[0]!.orderId] },
    'POST /bizConsole/checkLabels': { orderIds: [paid[0]!.orderId] },
    'POST /bizConsole/printLabels': { orderIds: [paid[0]!.orderId] },
    'POST /bizConsole/exportOrdersToShip': { orderIds: [paid[0]!.orderId] },
    'POST /bizConsole/checkShipSheet': { rows: sheetRows },
    'POST /bizConsole/startShipSheet': { rows: sheetRows },
    'POST /bizConsole/sendAgain': {
      parcelId: backParcelId,
      expCode: 'jd',
      number: `JD${backParcelId.slice(-12)}`,
    },
    'POST /bizConsole/updateExpress': { parcelId, expCode: 'jd', number: `JD${parcelId.slice(-12)}` },
    'POST /bizGoods/queryDelivery': { ...wanted, province: '吉林省' },
  }
}

/** Those who work for the shop. */
function teamInputs({ colleagues: { toChange, toRemove }, invitations }: World): Record<string, Input> {
  return {
    'POST /bizConsole/changeStaffRoles': { pkId: toChange, roles: ['orders', 'service'] },
    'POST /bizConsole/removeStaff': { pkId: toRemove },
    'POST /bizConsole/signOutStaff': { pkId: toChange },
    'POST /bizConsole/inviteStaff': { phone: '13987650103', roles: ['orders'] },
    'POST /bizConsole/sendInvitationAgain': { pkId: invitations.toSend },
    'POST /bizConsole/withdrawInvitation': { pkId: invitations.toWithdraw },
  }
}

function inAll(text: string) {
  return { 'zh-CN': text, 'ko-KR': text, 'en-US': text }
}

/** The shop's page and its own products. */
function productInputs(world: World): Record<string, Input> {
  const { bulkId, productForm, productImportId } = world
  const { goodsId, skuIds } = world.unsold
  const goodsSpecId = skuIds[0]!
  const onSale = { change: { type: 'onSale', isOnSale: true }, goodsIds: [goodsId] }
  const countSheet = { rows: [{ goodsSn: 'K-1', onHand: 7, toShip: 0, madeAt: 1, counted: 6 }] }
  return {
    'POST /bizConsole/saveOwnShop': {
      names: inAll('自家'),
      intros: inAll(''),
      scopes: inAll(''),
      notices: inAll(''),
      mark: '自',
      hue: 10,
      logo: '',
      banner: '',
      noticeUntil: null,
      sendsOn: 'all',
      sendsUntil: '16:00',
      holiday: null,
      chosenIds: [goodsId],
      version: 1,
    },
    'POST /bizConsole/setFirstStepsHidden': { isHidden: true },
    'POST /bizConsole/queryProductSpecs': { goodsId },
    'POST /bizConsole/queryProductForm': { goodsId },
    'POST /bizConsole/queryProductVersions': { goodsId },
    'POST /bizConsole/queryProductVersion': { goodsId, number: productForm.version },
    'POST /bizConsole/saveProductForm': { goodsId, newKey: goodsId, isOnSale: true, ...productForm },
    'POST /bizConsole/scheduleProduct': {
      goodsId: world.offSale.goodsId,
      onSaleAt: wireTime(Date.now() + 86_400_000),
    },
    'POST /bizConsole/saveProductPrice': { goodsSpecId, price: '5.00', priceBefore: '5.00' },
    'POST /bizConsole/saveProductStock': { goodsSpecId, stock: 7, stockBefore: 7 },
    'POST /bizConsole/queryStockMovements': { goodsSpecId },
    'POST /bizConsole/correctStock': { goodsSpecId, stock: 9, stockBefore: 7, reason: 'found' },
    'POST /bizConsole/checkStockSheet': countSheet,
    'POST /bizConsole/applyStockSheet': countSheet,
    'POST /bizConsole/saveLowStock': { goodsSpecId, lowAt: 3 },
    'POST /bizConsole/changeProductsOnSale': { goodsIds: [goodsId], isOnSale: true },
    'POST /bizConsole/previewBulkChange': onSale,
    'POST /bizConsole/startBulkChange': onSale,
    'POST /bizConsole/queryBulkChange': { pkId: bulkId },
    'POST /bizConsole/cancelBulkChange': { pkId: bulkId },
    'POST /bizConsole/undoBulkChange': { pkId: bulkId },
    'POST /bizConsole/uploadProductFile': { file: aTable },
    'POST /bizConsole/queryProductImport': { pkId: productImportId },
    'POST /bizConsole/startProductImport': { pkId: productImportId },
    'POST /bizConsole/cancelProductImport': { pkId: productImportId },
    'POST /bizConsole/exportRefusedProducts': { pkId: productImportId },
  }
}

/** Favourite products and shops. */
function storedInputs({ goods: { goodsId, shopId, skuIds }, ofLin }: World): Record<string, Input> {
  return {
    'POST /appUserFavorite/queryByGoodsIds': { goodsIds: [goodsId] },
    'POST /appUserNotice/save': { goodsSpecId: skuIds[0]!, type: 'price' },
    'POST /appUserNotice/deleteById/{pkId}': { pkId: ofLin.alertId },
    'POST /appUserFavorite/save': { goodsId },
    'POST /appUserFavorite/deleteByGoodsId': { goodsId: [goodsId] },
    'POST /appUserFollow/queryByShopId': { shopId },
    'POST /appUserFollow/queryByGoodsId': { goodsId },
    'POST /appUserFollow/save': { shopId },
    'POST /appUserFollow/deleteByGoodsId': { goodsId },
    'POST /appUserFollow/deleteByShopId': { shopId },
    'POST /appUserWatchedGoods/save': { goodsId },
    'POST /appUserWatchedGoods/saveAll': { list: [{ goodsId, watchedAt: 1_764_000_000_000 }] },
    'POST /appUserWatchedGoods/deleteById/{id}': { id: ofLin.footprintId },
    'POST /appUserSearch/save': { words: ['白菜'] },
    'POST /appUserSearch/deleteById/{pkId}': { pkId: ofLin.searchId },
    'POST /appUserCart/moveToFavorite': { pkIds: [ofLin.cartLineIds[2]] },
  }
}

/**
 * The permitted caller's input with which each call succeeds. A call that names somebody's objects has its line here;
 * calls that change an object each have one of their own.
 */
function inputs(world: World): Record<string, Input> {
  const { goods: product, lin, ofLin } = world
  const { addressIds, cartLineIds, deviceId, exportId } = ofLin
  const [line, ...otherLines] = cartLineIds as [string, ...string[]]
  const wanted = { goodsSpecId: product.skuIds[0]!, goodsNum: 1 }
  return {
    'POST /sendSms': { phone: '13987650009' },
    'POST /sms/login': { phone: '13987650009', smscode: '000000', agreed: true },
    'POST /login': { account: 'nobody', password: 'none at all' },
    'POST /webRegister': { phone: '13987650009', smscode: '000000', agreeVersion: '2026-11' },
    'POST /verifySmsCode': { phone: '13987650009', smscode: '000000', scene: 'reset' },
    'POST /changePassword': { ticket: ticketOfNobody, newPassword: 'kettle on the hob' },
    'POST /weChatLogin': { code: 'x', state: ticketOfNobody },
    'POST /alipayLogin': { auth_code: 'x', state: ticketOfNobody },
    'POST /appUser/stepUp': { smscode: '000000' },
    'POST /appUser/changePhone': { phone: '13987650009', smscode: '000000' },
    'GET /appUser/findById/{id}': { id: lin.userId },
    'POST /appUser/update': { pkId: lin.userId, gender: '2' },
    'POST /appUser/unbindThird': { type: 'alipay' },
    'POST /appUser/deleteDevice/{pkId}': { pkId: deviceId },
    'POST /appUser/queryExport': { taskId: exportId },
    'POST /appUserAddress/save': home,
    'POST /appUserAddress/update': { ...home, pkId: addressIds[1] },
    'POST /appUserAddress/setDefaultAddress/{pkId}': { pkId: addressIds[2] },
    'POST /appUserAddress/deleteById/{pkId}': { pkId: addressIds[3] },
    ...storedInputs(world),
    ...teamInputs(world),
    ...productInputs(world),
    ...draftInputs(world),
    ...freightInputs(world),
    ...refundInputs(ofLin.paid, ofLin.refunds),
    ...chatInputs(ofLin.chats, product.shopId, ofLin.paid[0]!.orderId),
    ...reportInputs(product.goodsId, ofLin.reportId, ofLin.measureIds),
    ...feedbackInputs(ofLin.feedbackId),
    ...applicationInputs(ofLin.applications),
    ...noticeInputs(ofLin.notices),
    ...commentInputs(product.goodsId, world.commentOfOthers, ofLin.comments),
    ...questionInputs(product.goodsId, world.questionOfOthers, ofLin.questions),
    'POST /appShare/createLink': { targetType: 'goods', targetId: product.goodsId },
    'GET /appShare/resolve/{code}': { code: 'A'.repeat(48) },
    'POST /appUserCart/saveCart': wanted,
    'POST /appUserCart/updateNum': { pkId: line, goodsNum: 2 },
    'POST /appUserCart/saveBySpec': { pkId: line, ...wanted },
    'POST /appUserCart/updateBySpecIds': { pkIdList: [{ pkId: otherLines[0], isCheck: '0' }] },
    'POST /appUserCart/deleteById/{pkId}': { pkId: otherLines[0] },
    'POST /appUserCart/deleteByIds': { pkIds: [otherLines[2]] },
    'POST /appUserCart/merge': { lines: [wanted] },
    ...orderInputs(world),
    // In the wished language already: this mall has no translation server.
    'POST /translate/text': { text: '很好吃', to: 'zh-CN' },
    'POST /appUserPush/save': aBrowser,
    'POST /appUserPush/deleteByEndpoint': { endpoint: aBrowser.endpoint },
    'POST /bizConsole/uploadProductPicture': { file: aPixel },
    'POST /fileUpload/upload': { file: aPixel, scene: 'comment' },
    'GET /bizGoods/likeGoodsName': { goodsName: '白菜' },
    'GET /bizGoods/queryGoodsInfo': { goodsId: product.goodsId },
    'POST /bizGoods/queryRelated': { goodsId: product.goodsId, type: 'similar' },
    'POST /bizGoods/queryPreferredInfo': { pkId: product.goodsId },
    'POST /bizGoods/queryByIds': { goodsIds: [product.goodsId] },
    'GET /bizGoods/queryPriceHistory': { goodsId: product.goodsId, goodsSpecId: product.skuIds[0]! },
    'POST /bizGoods/queryStockPrice': { goodsSpecIds: product.skuIds },
    'GET /bizShop/queryShopInfo': { shopId: product.shopId },
    'GET /sysHelp/findById/{id}': { id: '16' },
    'POST /appUserCart/queryGuest': { lines: [wanted] },
    ...inputsOfOtherNames(product.shopId),
    ...operatorInputs(world),
  }
}

/** Calls that other calls answer too, and the consent of a newcomer. */
function inputsOfOtherNames(shopId: string): Record<string, Input> {
  return {
    'POST /bindPhoneNumber': {
      bindTicket: ticketOfNobody,
      phone: '13987650009',
      smscode: '000000',
      agreeVersion: '2026-11',
    },
    'GET /sysAgreement/findByType': { type: 'user' },
    'POST /bizGoodsRefund/uploadFile': { file: aPixel },
    'GET /bizShop/queryShopCategory': { shopId },
    'GET /sysCategory/queryByCategory': { level: '1', categoryId: newId() },
  }
}

function operatorInputs({ synonymId, supervised, goods }: World): Record<string, Input> {
  return {
    'POST /sysConsole/saveSynonym': { field: 'food', words: ['白菜', `배추 ${newId()}`] },
    'POST /sysConsole/saveStoppedWords': { version: 0, words: ['包邮'] },
    'POST /sysConsole/switchSynonym': { pkId: synonymId, version: 1, isOn: false },
    'GET /sysConsole/querySynonymChanges/{pkId}': { pkId: synonymId },
    ...frontPageInputs(goods.goodsId),
    ...helpInputs,
    ...treeAndCalendarInputs(supervised),
    ...peopleInputs(supervised),
    ...supervisionInputs(supervised),
    ...queueInputs(supervised, goods.goodsId),
  }
}

const helpInputs = {
  'POST /sysConsole/findHelp': { topic: 'faq' },
  'POST /sysConsole/queryHelpVersions': { topic: 'faq' },
  'POST /sysConsole/publishHelp': {
    topic: 'faq',
    base: 0,
    document: { 'zh-CN': anArticle, 'ko-KR': anArticle, 'en-US': anArticle },
  },
}

function frontPageInputs(productId: string): Record<string, Input> {
  return {
    'POST /sysConsole/saveFrontPageDraft': { ...emptyHome, revision: 0, base: 0 },
    'POST /sysConsole/publishFrontPage': { ...emptyHome, base: 0 },
    'POST /sysConsole/restoreFrontPage': { page: 'home', version: 1, base: 1 },
    'POST /sysConsole/previewFrontPage': emptyHome,
    'POST /sysConsole/queryFrontPageProducts': { productIds: [productId] },
    'POST /sysConsole/tryFrontPageHref': { href: '/' },
    'POST /sysConsole/retryJobs': { queue: 'health.forget' },
    'POST /sysConsole/pausePart': { kind: 'queue', name: 'health.forget', reason: '试试' },
    'POST /sysConsole/resumePart': { kind: 'queue', name: 'health.forget' },
    'POST /sysConsole/setMode': { mode: 'open' },
    'POST /sysConsole/saveHotWords': {
      version: 0,
      words: [
        {
          word: { 'zh-CN': '辣白菜', 'ko-KR': '배추김치', 'en-US': 'kimchi' },
          isDefault: true,
          from: null,
          until: null,
        },
      ],
    },
    'POST /sysConsole/saveSetting': { name: 'questionsADay', value: 20, revision: 0 },
  }
}

/** The permitted caller's input. */
export function sampleOf(bound: Bound, world: World): Input {
  const given = inputs(world)[bound.key]
  if (given) return given
  const schema = schemaOf(bound)
  const { owner } = bound.call
  if (owner !== 'none' && JSON.stringify(schema.required ?? []).match(/id/i))
    throw new Error(
      `${bound.key} names somebody's object: give it a line in apps/server/security/testing/samples.ts`,
    )
  return bound.call.auth === 'callback' ? {} : (smallest({ ...schema, type: 'object' }) as Input)
}
