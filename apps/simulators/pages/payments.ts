import type { FastifyInstance, FastifyReply } from 'fastify'
import { returnAddress } from '../alipay/pay.ts'
import { openPayments, type Payment } from '../payments.ts'
import type { World } from '../world.ts'
import { yuanOf } from '../yuan.ts'
import { html, type Html } from './html.ts'
import { both, button, page, type Words } from './page.ts'

const channels = {
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  alipay: { zh: '支付宝', en: 'Alipay' },
} as const

const states: Record<Payment['state'], Words> = {
  open: { zh: '待支付', en: 'Waiting' },
  paid: { zh: '已支付', en: 'Paid' },
  closed: { zh: '已关闭', en: 'Closed' },
}

const payWords = { zh: '支付', en: 'Pay' }

function listItem(payment: Payment): Html {
  return html`<article class="card row">
    <div>
      <strong>¥${yuanOf(payment.totalFen)}</strong> ${payment.title}
      <p class="quiet">
        ${channels[payment.channel].zh} ${channels[payment.channel].en} · ${payment.outTradeNo}
      </p>
    </div>
    <div class="actions">
      ${
        payment.state === 'open'
          ? html`<a href="${payment.page}">${both({ zh: '打开', en: 'Open' })}</a
              >${button(`${payment.page}/pay`, payWords)}`
          : html`<span class="tag">${both(states[payment.state])}</span>`
      }
    </div>
  </article>`
}

function payForm(payment: Payment, note: Words | undefined): Html {
  return html`<div class="card">
    <p>${payment.title}</p>
    <p class="amount">¥${yuanOf(payment.totalFen)}</p>
    <p class="quiet">${payment.outTradeNo}</p>
    ${note ? html`<p role="status">${both(note)}</p>` : undefined}
    ${
      payment.state === 'open'
        ? html`<div class="actions pay">
            ${button(`${payment.page}/pay`, payWords)}
            ${button(`${payment.page}/fail`, { zh: '支付失败', en: 'Fail the payment' }, 'plain')}
            ${button(`${payment.page}/cancel`, { zh: '取消', en: 'Cancel' }, 'plain')}
          </div>`
        : html`<p><span class="tag">${both(states[payment.state])}</span></p>`
    }
  </div>`
}

const notes: Record<string, Words> = {
  paid: { zh: '支付成功，可以回到商城页面', en: 'Paid. You may go back to the mall.' },
  fail: { zh: '支付失败，没有扣款', en: 'The payment failed. Nothing was charged.' },
  cancel: { zh: '已取消，没有扣款', en: 'Cancelled. Nothing was charged.' },
  closed: { zh: '这笔付款已经关闭', en: 'This payment is closed.' },
}

/** The pages on which a person pays. */
export function paymentPages(app: FastifyInstance, world: World): void {
  const payments = openPayments(world)
  const { mallUrl } = world

  const send = (reply: FastifyReply, text: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(text)

  const notFound = (reply: FastifyReply) =>
    send(reply, page({ zh: '没有这笔付款', en: 'No such payment' }, html``, { mallUrl }), 404)

  /** By merchant number or by the token in the QR code. */
  const numberOf = (channel: 'wechat' | 'alipay', id: string): string | undefined => {
    if (channel === 'wechat') {
      const { trades } = payments.wechat
      return (trades.get(id) ?? trades.all().find((trade) => trade.pr === id))?.outTradeNo
    }
    const { trades } = payments.alipay
    return (trades.all().find((trade) => trade.token === id) ?? trades.get(id))?.outTradeNo
  }

  const afterPaying = (reply: FastifyReply, payment: Payment) => {
    const trade = payment.channel === 'alipay' ? payments.alipay.trades.get(payment.outTradeNo) : undefined
    const back = trade && returnAddress(world, trade)
    return reply.redirect(back ?? `${payment.page}?note=paid`, 303)
  }

  for (const channel of ['wechat', 'alipay'] as const) {
    app.get(`/sim/${channel}/:id`, (request, reply) => {
      const number = numberOf(channel, (request.params as { id: string }).id)
      const payment = number === undefined ? undefined : payments.scan(number, channel)
      if (!payment) return notFound(reply)
      const { note = '' } = request.query as { note?: string }
      const known = Object.hasOwn(notes, note) ? notes[note] : undefined
      return send(reply, page(channels[channel], payForm(payment, known), { mallUrl }))
    })
    app.post(`/sim/${channel}/:id/:action`, (request, reply) => {
      const { id, action } = request.params as { id: string; action: string }
      const number = numberOf(channel, id)
      const payment = number === undefined ? undefined : payments.find(number, channel)
      if (!payment) return notFound(reply)
      const quitUrl =
        channel === 'alipay' ? payments.alipay.trades.get(payment.outTradeNo)?.quitUrl : undefined
      if (action === 'cancel' && quitUrl !== undefined) return reply.redirect(quitUrl, 303)
      if (action === 'fail' || action === 'cancel')
        return reply.redirect(`${payment.page}?note=${action}`, 303)
      if (action !== 'pay') return notFound(reply)
      const outcome = payments.pay(payment.outTradeNo, channel)
      if (outcome === 'closed') return reply.redirect(`${payment.page}?note=closed`, 303)
      return afterPaying(reply, payment)
    })
  }

  app.get('/payments', (_request, reply) => {
    const list = payments.list().slice(0, 200).map(listItem)
    const body = html`<div data-live>
      ${list.length > 0 ? list : html`<p>${both({ zh: '还没有付款', en: 'No payments yet' })}</p>`}
    </div>`
    return send(reply, page({ zh: '付款', en: 'Payments' }, body, { live: true, mallUrl }))
  })
}
