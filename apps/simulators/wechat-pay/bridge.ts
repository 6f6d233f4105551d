import { createVerify } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { findPerson, personOf, wechatIds } from '../logins/people.ts'
import { originOf } from '../origin.ts'
import { asObject, readJson } from '../read-body.ts'
import type { World } from '../world.ts'
import { pay } from './pay.ts'
import { type Books, stateNow, type Trade } from './trade.ts'

const PREPAY_MS = 2 * 3_600_000
const SKEW_S = 300

interface Dialog {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  paySign: string
}

const names = ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'] as const

function readDialog(value: unknown): Dialog | undefined {
  const given = asObject(value)
  if (!given || names.some((name) => typeof given[name] !== 'string')) return undefined
  return given as unknown as Dialog
}

/** What WeChat rejects in the parameters with which the page opens the dialog, before it is shown. */
function dialogFault(world: World, dialog: Dialog, pageUrl: string): string | undefined {
  const { wechat } = world.secrets
  if (dialog.appId !== wechat.appid) return 'appid与商户号不匹配'
  if (!/^\d{10}$/.test(dialog.timeStamp)) return '时间戳应为秒'
  if (Math.abs(world.clock.nowMs() / 1000 - Number(dialog.timeStamp)) > SKEW_S) return '时间戳超出范围'
  if (dialog.signType !== 'RSA') return 'signType应为RSA'
  if (!dialog.package.startsWith('prepay_id=')) return '缺少参数prepay_id'
  const text = `${dialog.appId}\n${dialog.timeStamp}\n${dialog.nonceStr}\n${dialog.package}\n`
  const verify = createVerify('RSA-SHA256').update(text)
  if (!verify.verify(wechat.merchant.publicKey, dialog.paySign, 'base64')) return '支付验证签名失败'
  const isRegistered =
    originOf(pageUrl) === originOf(world.mallUrl) && new URL(pageUrl).pathname.startsWith('/pay/wx/')
  return isRegistered ? undefined : `当前页面的URL未注册：${pageUrl}`
}

function tradeFault(world: World, trade: Trade | undefined, openid: string): string | undefined {
  if (!trade?.prepay) return '订单不存在'
  const where = { channel: 'wechat', number: trade.outTradeNo } as const
  const isOld = world.clock.nowMs() - trade.prepay.madeMs > PREPAY_MS
  if (isOld || world.faults.strike('prepayExpired', where)) return '订单已过期'
  if (trade.payer !== openid) return '当前微信号与下单用户不一致'
  return stateNow(trade, world.clock.nowMs()) === 'NOTPAY' ? undefined : '订单已支付或已关闭'
}

/**
 * `getBrandWCPayRequest` of pages inside WeChat. `POST /sim/wechat/bridge {dialog, page, person, answer}` gets the
 * dialog and the person's choice, `pay` or `cancel`, and returns what the page's callback gets.
 */
export function wechatBridge(app: FastifyInstance, world: World, books: Books): void {
  app.post('/sim/wechat/bridge', (request) => {
    const { dialog: given, page = '', person = 'lin', answer = 'pay' } = readJson(request.body) ?? {}
    const say = (what: string, why?: string) => ({
      err_msg: `get_brand_wcpay_request:${what}`,
      ...(why === undefined ? {} : { err_desc: why }),
    })
    const dialog = readDialog(given)
    if (!dialog) return say('fail', '缺少参数')
    const fault = dialogFault(world, dialog, String(page))
    if (fault !== undefined) return say('fail', fault)
    const prepayId = dialog.package.slice('prepay_id='.length)
    const trade = books.trades.all().find((one) => one.product === 'jsapi' && one.prepay?.id === prepayId)
    const { openid } = wechatIds(findPerson(String(person)) ?? personOf('lin'), dialog.appId)
    const refused = tradeFault(world, trade, openid)
    if (refused !== undefined || !trade) return say('fail', refused)
    const where = { channel: 'wechat', number: trade.outTradeNo } as const
    if (answer !== 'pay') return say('cancel')
    if (world.faults.strike('bridgeOkUnpaid', where)) return say('ok')
    pay(world, books, trade.outTradeNo)
    return say(world.faults.strike('bridgeCancelPaid', where) ? 'cancel' : 'ok')
  })
}
