import type { FastifyInstance } from 'fastify'
import { companyName, journeyOf } from '../carriers/journey.ts'
import { isOver, openParcels, type Parcel } from '../carriers/parcel.ts'
import { chinaTime } from '../china-time.ts'
import type { World } from '../world.ts'
import { html, type Html } from './html.ts'
import { both, button, page } from './page.ts'

function parcelCard(parcel: Parcel): Html {
  const reached = journeyOf(parcel).slice(0, parcel.reachedMs.length)
  const stops = reached.map(
    (stop, index) => html`<li>${chinaTime(parcel.reachedMs[index] ?? 0)} ${stop.context}</li>`,
  )
  const address = `/sim/parcels/${encodeURIComponent(parcel.number)}`
  return html`<article class="card">
    <div class="row">
      <div>
        <strong>${companyName(parcel.company)}</strong> ${parcel.number}
        <p><span class="tag">${reached.at(-1)?.status ?? '待揽收'}</span></p>
      </div>
      ${
        isOver(parcel)
          ? undefined
          : html`<div class="actions">
              ${button(`${address}/advance`, { zh: '下一站', en: 'Next stop' })}
              ${button(`${address}/deliver`, { zh: '直接签收', en: 'Deliver now' }, 'plain')}
              ${button(`${address}/bring-back`, { zh: '退回发件人', en: 'Bring back' }, 'plain')}
            </div>`
      }
    </div>
    <ol>
      ${stops}
    </ol>
  </article>`
}

/** Every parcel with buttons to move it on. */
export function carrierPage(app: FastifyInstance, world: World): void {
  const parcels = openParcels(world)
  app.get('/carriers', (_request, reply) => {
    const list = parcels.all().toReversed().slice(0, 200).map(parcelCard)
    const body = html`<div data-live>
      ${list.length > 0 ? list : html`<p>${both({ zh: '还没有包裹', en: 'No parcels yet' })}</p>`}
    </div>`
    const options = { live: true, mallUrl: world.mallUrl }
    return reply.type('text/html; charset=utf-8').send(page({ zh: '快递', en: 'Carriers' }, body, options))
  })
}
