import { cartHref } from '@hojip/hrefs/cart'
import { queueHref } from '@hojip/hrefs/sale-queues'
import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { withoutWaiting } from '../../rules/order-to-send.ts'
import { checkoutTexts } from '../texts.ts'
import { MustWait } from './waiting-lines.tsx'

function line(goodsSpecId: string) {
  return { goodsSpecId, goodsName: `name of ${goodsSpecId}`, goodsPic: '' }
}

const waits = [
  { queueId: 'qa', goodsId: 'a', hasPlace: false, lines: [line('a1')] },
  { queueId: 'qb', goodsId: 'b', hasPlace: true, lines: [line('b1'), line('b2')] },
]
const wanted = ['a1', 'b1', 'b2', 'c1', 'd1'].map((goodsSpecId) => ({ goodsSpecId, goodsNum: 3 }))

test('what waits in no queue can be ordered now', () => {
  expect(withoutWaiting(wanted, waits).map(({ goodsSpecId }) => goodsSpecId)).toEqual(['c1', 'd1'])
  expect(withoutWaiting(wanted.slice(0, 3), waits)).toEqual([])
})

test.each(locales)(
  'in %s each product that waits leads to its queue, and the rest can be ordered',
  (locale) => {
    const t = checkoutTexts[locale]
    const shown = (lines: typeof wanted) =>
      rendered(locale, <MustWait waits={waits} wanted={lines} onRest={() => undefined} />).replaceAll(
        '&amp;',
        '&',
      )
    const html = shown(wanted)
    for (const { lines } of waits) for (const { goodsName } of lines) expect(html).toContain(goodsName)
    // A single product has a checkout of its own; several of a queue have that of the cart.
    expect(html).toContain(`href="${queueHref('qa', { spec: 'a1', num: 3 })}"`)
    expect(html).toContain(`href="${queueHref('qb')}"`)
    expect(html).toContain(t.joinOf('name of a1'))
    expect(html).toContain(t.toPlaceOf('name of b1, name of b2'))
    expect(html).toContain(t.waitRest(2))
    expect(html).toContain(`href="${cartHref}"`)
    expect(shown(wanted.slice(0, 3))).not.toContain(t.waitRestText)
    expect(shown(wanted)).not.toContain(t.queueTitle)
  },
)
