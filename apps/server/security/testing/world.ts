import { aProduct, type AGoods } from '@hojip/catalog/testing'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { chatCanary, chatsOf, type Chats } from './chats.ts'
import { aCommentOfOthers, commentsOf, type Comments } from './comments.ts'
import { feedbackCanary, feedbackOf } from './feedback.ts'
import { applicationCanary, applicationsOf, type Applications } from './messages/applications.ts'
import { supervisedOf, type Supervised } from './messages/supervised.ts'
import { noticeCanary, noticesOf, type Notices } from './messages/notices.ts'
import { aQuestionOfOthers, questionsOf, type Questions } from './messages/questions.ts'
import { aTable } from './messages/sent-files.ts'
import { must, type GuardedMall } from './guarded-mall.ts'
import { aColleague, aStaffMember, signInByPhone, type Person, type SignedIn } from './people.ts'
import { measureOf, reportCanary, reportOf } from './reports.ts'
import { refundCanary, refundsOf, type Refunds } from './refunds.ts'

/** An order with the ids that other calls need. */
interface Placed {
  orderId: string
  payId: string
  orderGoodsId: string
}

interface FreightTemplates {
  toChange: string
  toDelete: string
  /** Of the one to change. */
  version: number
}

/** The objects of one shopper. */
interface Belongings {
  /** Texts that appear in her data and nowhere else: an answer that contains one of them contains her data. */
  canaries: string[]
  addressIds: string[]
  cartLineIds: string[]
  unpaid: Placed[]
  paid: Placed[]
  shipped: Placed[]
  /** Finished, so that it can be deleted. */
  received: Placed[]
  parcelId: string
  /** A parcel that the carrier returned to the shop. */
  backParcelId: string
  /** A session of hers on another device. */
  deviceId: string
  /** Her applications for refunds. */
  refunds: Refunds
  /** Her comments on what she bought. */
  comments: Comments
  /** Her questions about products, and an answer. */
  questions: Questions
  /** Her conversation with the shop. */
  chats: Chats
  feedbackId: string
  reportId: string
  /** What the mall did about the shop after other reports of hers: one to answer, one to lift. */
  measureIds: string[]
  /** Her application for a shop, beside one of somebody else. */
  applications: Applications
  notices: Notices
  /** A product that she has viewed. */
  footprintId: string
  searchId: string
  alertId: string
  /** The copy of her data that she requested. */
  exportId: string
}

export interface World {
  goods: AGoods
  /** Of the same shop, in nobody's cart. */
  unsold: AGoods
  /** The same in the warehouse. */
  offSale: AGoods
  /** `unsold` as the editor of products reads and saves it. */
  productForm: { form: Record<string, unknown>; version: number }
  /** What Mei has written of a new product. */
  productDraftId: string
  /** A change of the shop's products that was taken back. */
  bulkId: string
  /** A file of products that has been imported. */
  productImportId: string
  /** Templates of the shop that no product uses. */
  freightTemplates: FreightTemplates
  /** Lin and Jun are shoppers; Mei works for the shop, Tao for another shop; Ann operates the mall. */
  lin: SignedIn
  jun: SignedIn
  mei: Person
  tao: Person
  ann: Person
  /** Work with Mei. */
  colleagues: { toChange: string; toRemove: string }
  /** Invitations to Mei's shop. */
  invitations: { toSend: string; toWithdraw: string }
  synonymId: string
  /** What operators stop and restore. */
  supervised: Supervised
  /** Lin on another device, which signs out. */
  leaving: SignedIn
  /** A shopper who closes her account. */
  parting: SignedIn
  /** The total for one unit of the first SKU with shipping. */
  total: string
  /** On the product, by somebody unrelated to Lin. */
  commentOfOthers: string
  questionOfOthers: string
  ofLin: Belongings
}

const canaries = ['Quetzal-Lin', 'Nightjar-Lane-7', 'Kestrel-9', 'Bittern-remark', '13987650001']
const allCanaries = [
  ...canaries,
  refundCanary,
  chatCanary,
  feedbackCanary,
  reportCanary,
  noticeCanary,
  applicationCanary,
]
const [consignee, address, label, remark, phone] = canaries as [string, string, string, string, string]

type Buying = Pick<World, 'goods' | 'lin' | 'mei' | 'ann' | 'total'>

async function place(mall: GuardedMall, { goods: product, lin, total }: Buying, addressId: string) {
  const line = { goodsSpecId: product.skuIds[0]!, goodsNum: 1 }
  const wish = {
    addressId,
    totalMoney: total,
    saveOrderShop: [{ shopId: product.shopId, remark, orderGoodsList: [line] }],
  }
  const saved = must(await mall.send('POST /bizOrder/saveOrder', wish, lin.pass))
  const orderId = saved.orderIds[0] as string
  const order = must(await mall.send('GET /bizOrder/queryOrderInfo', { orderId }, lin.pass))
  return {
    orderId,
    payId: saved.payId as string,
    orderGoodsId: order.goodsInfoList[0].orderGoodsId as string,
    code: order.orderCode as string,
  }
}

async function pay(mall: GuardedMall, lin: Person, { payId }: Placed) {
  const opened = must(await mall.send('POST /bizOrder/orderToPay', { payId, payType: '2' }, lin.pass))
  const body = JSON.stringify({ outTradeNo: opened.payCode as string })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${mall.simulatorUrl}/sim/pay`, { method: 'POST', headers, body })
  const { payStatus } = must(await mall.send('GET /bizPay/queryPayStatus', { payId, ask: '1' }, lin.pass))
  if (payStatus !== 1) throw new Error('not paid')
}

async function ship(mall: GuardedMall, mei: Person, { orderId }: Placed) {
  const parcels = [{ expCode: 'shunfeng', number: `SF${orderId.slice(-12)}` }]
  must(await mall.send('POST /bizConsole/deliver', { orderId, parcels }, mei.pass))
}

/** One unit of each SKU, paid. */
async function buyAll(mall: GuardedMall, { goods: product, lin }: Buying, addressId: string) {
  const lines = product.skuIds.map((goodsSpecId) => ({ goodsSpecId, goodsNum: 1 }))
  const wish = { aoList: lines, addressId }
  const { totalMoney } = must(await mall.send('POST /bizOrder/submit/orderInfo', wish, lin.pass))
  const saveOrderShop = [{ shopId: product.shopId, remark, orderGoodsList: lines }]
  const saved = must(
    await mall.send('POST /bizOrder/saveOrder', { addressId, totalMoney, saveOrderShop }, lin.pass),
  )
  const order = { orderId: saved.orderIds[0] as string, payId: saved.payId as string, orderGoodsId: '' }
  await pay(mall, lin, order)
  const read = { orderId: order.orderId }
  const { goodsInfoList } = must(await mall.send('GET /bizOrder/queryOrderInfo', read, lin.pass))
  const ids = goodsInfoList.map((line: { orderGoodsId: string }) => line.orderGoodsId) as string[]
  return { ...order, lineIds: ids }
}

/** One unit of each SKU, received. */
async function receiveAll(mall: GuardedMall, who: Buying, addressId: string) {
  const order = await buyAll(mall, who, addressId)
  await ship(mall, who.mei, order)
  must(await mall.send('POST /bizOrder/confirmOrder', { orderId: order.orderId }, who.lin.pass))
  return order
}

async function otherDeviceOf(mall: GuardedMall, lin: Person): Promise<string> {
  await signInByPhone(mall, phone)
  const { list } = must(await mall.send('POST /appUser/queryDevices', {}, lin.pass))
  return list.find((device: { isCurrent: boolean }) => !device.isCurrent).pkId as string
}

async function footprintOf(mall: GuardedMall, lin: Person, { goodsId }: AGoods): Promise<string> {
  must(await mall.send('POST /appUserWatchedGoods/save', { goodsId }, lin.pass))
  const { list } = must(await mall.send('POST /appUserWatchedGoods/findWatchedList', {}, lin.pass))
  return list[0].pkId as string
}

async function searchOf(mall: GuardedMall, lin: Person): Promise<string> {
  must(await mall.send('POST /appUserSearch/save', { words: ['白菜'] }, lin.pass))
  return must(await mall.send('POST /appUserSearch/queryHistory', {}, lin.pass)).list[0].pkId as string
}

async function alertOf(mall: GuardedMall, lin: Person, { skuIds }: AGoods): Promise<string> {
  const wish = { goodsSpecId: skuIds[0]!, type: 'price' }
  return must(await mall.send('POST /appUserNotice/save', wish, lin.pass)).pkId as string
}

function linkPartners(mall: GuardedMall, { userId }: Person) {
  return mall.tools.db
    .insertInto('account_identity')
    .values(['wechat', 'alipay'].map((provider) => ({ provider, provider_id: newId(), user_id: userId })))
    .execute()
}

async function belongingsOf(mall: GuardedMall, who: Buying): Promise<Belongings> {
  const { goods: product, lin, mei } = who
  const home = { province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市', address, label }
  const addressIds: string[] = []
  for (let i = 0; i < 4; i++)
    addressIds.push(
      must(await mall.send('POST /appUserAddress/save', { ...home, consignee, phone }, lin.pass)).pkId,
    )
  const orders: (Placed & { code: string })[] = []
  for (let i = 0; i < 10; i++) orders.push(await place(mall, who, addressIds[0]!))
  const [unpaid, paid] = [orders.slice(0, 3), orders.slice(3, 6)]
  const [shipped, received] = [orders.slice(6, 9), orders.slice(9)]
  for (const order of [...paid, ...shipped, ...received]) await pay(mall, lin, order)
  for (const order of [...shipped, ...received]) await ship(mall, mei, order)
  for (const { orderId } of received)
    must(await mall.send('POST /bizOrder/confirmOrder', { orderId }, lin.pass))
  // Placed before the cart is filled, as ordering removes products from it.
  const refunds = await refundsOf(mall, who, {
    buy: () => buyAll(mall, who, addressIds[0]!),
    ship: (order) => ship(mall, mei, order),
  })
  const comments = await commentsOf(mall, lin, await receiveAll(mall, who, addressIds[0]!))
  const questions = await questionsOf(mall, lin, product.goodsId)
  const cartLineIds: string[] = []
  for (const goodsSpecId of product.skuIds)
    cartLineIds.push(
      must(await mall.send('POST /appUserCart/saveCart', { goodsSpecId, goodsNum: 1 }, lin.pass)).pkId,
    )
  const chats = await chatsOf(mall, { lin, mei, ann: who.ann, shopId: product.shopId })
  const footprintId = await footprintOf(mall, lin, product)
  const reportId = await reportOf(mall, lin, product.shopId)
  const measure = () => measureOf(mall, lin, who.ann, product.goodsId)
  const measureIds = [await measure(), await measure()]
  const [feedbackId, notices] = [await feedbackOf(mall, lin), await noticesOf(mall, lin)]
  const { taskId: exportId } = must(await mall.send('POST /appUser/exportData', {}, lin.pass))
  await linkPartners(mall, lin)
  const parcelOf = async ({ orderId }: Placed): Promise<string> => {
    const logistics = must(await mall.send('GET /bizOrderDelivery/lookLogistics', { orderId }, lin.pass))
    return logistics.deliveryResultList[0].pkId
  }
  const [parcelId, backParcelId] = await Promise.all([parcelOf(shipped[0]!), parcelOf(shipped[2]!)])
  await mall.tools.db.updateTable('parcel').set({ status: 6 }).where('id', '=', backParcelId).execute()
  return {
    canaries: [...allCanaries, ...orders.map((order) => order.code)],
    addressIds,
    cartLineIds,
    unpaid,
    paid,
    shipped,
    received,
    parcelId,
    backParcelId,
    refunds,
    comments,
    questions,
    chats,
    deviceId: await otherDeviceOf(mall, lin),
    feedbackId,
    reportId,
    measureIds,
    applications: await applicationsOf(mall, lin, who.ann),
    notices,
    footprintId,
    searchId: await searchOf(mall, lin),
    alertId: await alertOf(mall, lin, product),
    exportId,
  }
}

/** One invitation whose message may be sent again, and one to withdraw. */
async function invitationsOf(mall: GuardedMall, owner: Person): Promise<World['invitations']> {
  const invited = async (number: string) => {
    const input = { phone: number, roles: ['orders'] }
    return must(await mall.send('POST /bizConsole/inviteStaff', input, owner.pass)).pkId as string
  }
  const toSend = await invited('13987650101')
  await sql`update staff_invitation set sent_at = sent_at - interval '1 hour' where id = ${toSend}`.execute(
    mall.tools.db,
  )
  return { toSend, toWithdraw: await invited('13987650102') }
}

/** Two shoppers, one of whom has an object of every kind, the staff of two shops, and an operator. */
/** A job that was retried in vain and waits for an operator. */
async function aFailedJob({ tools: { db, jobs } }: GuardedMall, queue: string): Promise<void> {
  await jobs.send(db, queue, {}, { at: new Date(Date.now() + 86_400_000) })
  await sql`update pgboss.job set state = 'failed', completed_on = now() where name = ${queue}`.execute(db)
}

export async function aWorld(mall: GuardedMall): Promise<World> {
  const { db } = mall.tools
  const product = await aProduct(db, { prices: [2980, 3980, 4980, 5980], stock: 100_000 })
  const unsold = await aProduct(db, { shopId: product.shopId, prices: [500], stock: 7 })
  const other = await aProduct(db)
  const lin = await signInByPhone(mall, phone)
  const jun = await signInByPhone(mall, '13987650002')
  const mei = await aStaffMember(mall, 'mei', product.shopId)
  const tao = await aStaffMember(mall, 'tao', other.shopId)
  const ann = await aStaffMember(mall, 'ann')
  const colleagues = {
    toChange: await aColleague(mall, product.shopId, ['goods']),
    toRemove: await aColleague(mall, product.shopId, ['readOnly']),
  }
  const invitations = await invitationsOf(mall, mei)
  const leaving = await signInByPhone(mall, phone)
  const parting = await signInByPhone(mall, '13987650003')
  const aoList = [{ goodsSpecId: product.skuIds[0]!, goodsNum: 1 }]
  const preview = must(await mall.send('POST /bizOrder/submit/orderInfo', { aoList }, lin.pass))
  const total = preview.totalMoney as string
  const ofLin = await belongingsOf(mall, { goods: product, lin, mei, ann, total })
  const commentOfOthers = await aCommentOfOthers(mall, product.goodsId)
  const synonyms = must(await mall.send('POST /sysConsole/querySynonyms', {}, ann.pass))
  const synonymId = synonyms.list[0].pkId as string
  const questionOfOthers = await aQuestionOfOthers(mall, product.goodsId)
  const supervised = await supervisedOf(mall)
  const people = { lin, jun, mei, tao, ann, colleagues, invitations, leaving, parting }
  await aFailedJob(mall, 'health.forget')
  const bulkId = newId()
  await db
    .insertInto('bulk_change')
    .values({
      id: bulkId,
      shop_id: product.shopId,
      user_id: mei.userId,
      state: 'undone',
      change: JSON.stringify({ type: 'onSale', isOnSale: false }),
    })
    .execute()
  const freightTemplates = await someFreightTemplates(mall, mei)
  const productForm = await aSavedForm(mall, mei, unsold.goodsId)
  return {
    goods: product,
    unsold,
    offSale: await aProduct(db, { shopId: product.shopId, prices: [600], isOnSale: false }),
    bulkId,
    productImportId: await anImport(mall, mei),
    freightTemplates,
    productForm,
    productDraftId: await aDraft(mall, mei, productForm),
    ...people,
    total,
    commentOfOthers,
    questionOfOthers,
    synonymId,
    supervised,
    ofLin,
  }
}

/** A file of products, as if it had been imported already. */
async function anImport(mall: GuardedMall, mei: Person): Promise<string> {
  const { pkId } = must(await mall.send('POST /bizConsole/uploadProductFile', { file: aTable }, mei.pass))
  await mall.tools.db.updateTable('product_import').set({ state: 'done' }).where('id', '=', pkId).execute()
  return pkId as string
}

/** A product that its shop has saved once, so that it has a version to read. */
async function aSavedForm(mall: GuardedMall, mei: Person, goodsId: string): Promise<World['productForm']> {
  const read = async () => must(await mall.send('POST /bizConsole/queryProductForm', { goodsId }, mei.pass))
  const { form, version } = await read()
  const renamed = { ...form, name: { ...form.name, 'zh-CN': '新名字' } }
  const asked = { goodsId, newKey: newId(), version, isOnSale: true, form: renamed }
  must(await mall.send('POST /bizConsole/saveProductForm', asked, mei.pass))
  const saved = await read()
  return { form: saved.form, version: saved.version }
}

async function aDraft(mall: GuardedMall, mei: Person, { form }: World['productForm']): Promise<string> {
  const draft = { pkId: newId(), goodsId: null, revision: 0, form, base: form }
  return must(await mall.send('POST /bizConsole/saveProductDraft', draft, mei.pass)).pkId as string
}

/** Templates of delivery of Mei's shop that no product uses. */
async function someFreightTemplates(mall: GuardedMall, mei: Person): Promise<FreightTemplates> {
  const fees = { name: '', first: 1, firstFee: '8.00', next: 1, nextFee: '0.00', surcharge: '0.00' }
  const rule = { unit: 'piece', groups: [{ ...fees, places: ['CN'] }], notTo: [] }
  const save = async (name: string) =>
    must(await mall.send('POST /bizConsole/saveFreightTemplate', { name, ...rule }, mei.pass)).pkId as string
  return { toChange: await save('A'), toDelete: await save('B'), version: 1 }
}
