import type { FastifyInstance } from 'fastify'
import { isOver, openParcels } from '../carriers/parcel.ts'
import { openPayments } from '../payments.ts'
import { openInbox } from '../sms/inbox.ts'
import { chinaTime } from '../china-time.ts'
import type { World } from '../world.ts'
import { html, type Html } from './html.ts'
import { both, page, type Words } from './page.ts'

function card(href: string, title: Words, count: number, what: Words): Html {
  return html`<a class="card" href="${href}">
    <h2>${both(title)}</h2>
    <p class="quiet">${count} ${what.zh} · <span lang="en">${count} ${what.en}</span></p>
  </a>`
}

/** The text with its addresses as links, as phones show it. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, n) => (n % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

/** The start page, and the inbox of every phone. */
export function startAndSmsPages(app: FastifyInstance, world: World): void {
  const inbox = openInbox(world.journal)
  const parcels = openParcels(world)
  const payments = openPayments(world)

  app.get('/', (_request, reply) => {
    const open = payments.list().filter((payment) => payment.state === 'open').length
    const moving = parcels.all().filter((parcel) => !isOver(parcel)).length
    const body = html`<p>
        ${both({
          zh: '这里替代短信网关、微信支付、支付宝、快递公司和翻译服务。没有真钱，没有真短信；译文来自一本很小的词典。',
          en: 'Stand-ins for the SMS gateway, WeChat Pay, Alipay, the carriers and a translation server. No real money, no real messages; translations come from a very small dictionary.',
        })}
      </p>
      <div class="cards" data-live>
        ${card('/sms', { zh: '短信收件箱', en: 'SMS inbox' }, inbox.messages().length, { zh: '条短信', en: 'messages' })}
        ${card('/payments', { zh: '付款', en: 'Payments' }, open, { zh: '笔待付款', en: 'waiting to be paid' })}
        ${card('/carriers', { zh: '快递', en: 'Carriers' }, moving, { zh: '个包裹在途', en: 'parcels on their way' })}
      </div>
      <p class="quiet">
        <a href="/sim/ledger">资金流水 <span lang="en">Ledger</span></a> ·
        <a href="/sim/faults">故障开关 <span lang="en">Faults</span></a>
      </p>`
    const title = { zh: '商城之外', en: 'What is outside the mall' }
    return reply
      .type('text/html; charset=utf-8')
      .send(page(title, body, { live: true, mallUrl: world.mallUrl }))
  })

  app.get('/sms', (request, reply) => {
    const { phone = '' } = request.query as { phone?: string }
    const messages = inbox.messages(phone).slice(0, 200)
    const list = messages.map(
      (message) =>
        html`<article class="card">
          <div class="row"><strong>${message.phone}</strong><span class="code">${message.code}</span></div>
          <p>${linked(message.text)}</p>
          <p class="quiet">${chinaTime(Date.parse(message.at))}</p>
        </article>`,
    )
    const body = html`<form class="card row" method="get" action="/sms">
        <label
          >${both({ zh: '手机号', en: 'Phone number' })} <input name="phone" inputmode="tel" value="${phone}"
        /></label>
        <button class="plain" type="submit">${both({ zh: '筛选', en: 'Filter' })}</button>
      </form>
      <div data-live>
        ${list.length > 0 ? list : html`<p>${both({ zh: '还没有短信', en: 'No messages yet' })}</p>`}
      </div>`
    const title = { zh: '短信收件箱', en: 'SMS inbox' }
    return reply
      .type('text/html; charset=utf-8')
      .send(page(title, body, { live: true, mallUrl: world.mallUrl }))
  })
}
