import type { OrderToPay } from '@hojip/orders'
import { firstOf } from '@hojip/platform/collections'
import { GatewayRefused, UnknownOutcome, type Opened } from '../gateways/gateway.ts'
import { linkLivesMs } from '../rules/ways.ts'
import { saveCodeUrl, type AttemptRow } from '../store/attempts.ts'
import { askAbout } from './ask-gateway.ts'
import { gatewayOf, type PaymentsTools } from './tools.ts'

function descriptionOf(orders: readonly OrderToPay[]): string {
  const { firstName } = firstOf(orders)
  const count = orders.reduce((sum, o) => sum + o.lineCount, 0)
  return count > 1 ? `${firstName} 等 ${count} 件` : firstName
}

/** What was opened before, while it can still be paid. */
function stillOpen({ way, code_url, link_at }: AttemptRow, nowMs: number): Opened | undefined {
  if (code_url === null || nowMs - (link_at?.getTime() ?? 0) >= linkLivesMs[way]) return undefined
  if (way === 'code') return { kind: 'qr', codeUrl: code_url }
  return way === 'jsapi' ? { kind: 'dialog', prepayId: code_url } : { kind: 'redirect', url: code_url }
}

/** The stored part of what was opened; addresses signed by us are signed anew each time. */
function storableOf(opened: Opened, { way }: AttemptRow): string | undefined {
  if (opened.kind === 'qr') return opened.codeUrl
  if (opened.kind === 'dialog') return opened.prepayId
  return way === 'h5' ? opened.url : undefined
}

/** Where the browser comes back to. A phone may come back in another browser, without a session. */
function waysBack({ publicUrl }: PaymentsTools, { return_token }: AttemptRow, payId: string) {
  if (return_token === null) return { returnUrl: `${publicUrl}/pay/${payId}/success` }
  const back = `${publicUrl}/pay/back/${return_token}`
  return { returnUrl: back, quitUrl: back }
}

/** Creates the trade, or gets it again under the same number; undefined when the gateway gives no usable answer. */
export async function createTrade(
  tools: PaymentsTools,
  attempt: AttemptRow,
  payId: string,
  orders: readonly OrderToPay[],
): Promise<Opened | undefined> {
  const { db, clock, log } = tools
  const known = stillOpen(attempt, clock.nowMs())
  if (known) return known
  try {
    const opened = await gatewayOf(tools, attempt.channel).create({
      outTradeNo: attempt.out_trade_no,
      way: attempt.way,
      amountFen: attempt.amount_fen,
      description: descriptionOf(orders),
      expiresAt: attempt.expires_at,
      notifyUrl: `${tools.callbackUrl}/v1/bizPay/notify/${attempt.channel}`,
      ...waysBack(tools, attempt, payId),
      ...(attempt.client_ip === null ? {} : { clientIp: attempt.client_ip }),
      ...(attempt.openid === null ? {} : { openid: attempt.openid }),
    })
    const storable = storableOf(opened, attempt)
    if (storable !== undefined) await saveCodeUrl(db, attempt.id, storable, new Date(clock.nowMs()))
    return opened
  } catch (error) {
    if (!(error instanceof UnknownOutcome || error instanceof GatewayRefused)) throw error
    log.warn('payments.create-failed', { attemptId: attempt.id, error })
    // A number that is already paid or closed there cannot be opened again: the next try gets a new one.
    if (error instanceof GatewayRefused) await askAbout(tools, attempt)
    return undefined
  }
}
