import { gzipSync } from 'node:zlib'
import { locales, type Locale } from '@hojip/platform/i18n'
import { expect, inject, test } from 'vitest'
import { callAs } from '../testing/bought.ts'

/** Kilobytes of the HTML of the demo, of the styles in it, and of all that compressed as pages are sent. */
const atMostKb = {
  list: { html: 147.5, styles: 33.5, gzip: 31 },
  product: { html: 144, styles: 32.5, gzip: 30 },
}

async function hrefOf(kind: keyof typeof atMostKb): Promise<string> {
  if (kind === 'list') return '/goods'
  const asked = { goodsName: '辣白菜' }
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', asked)
  return `/goods/info/${list[0]!.pkId}`
}

async function weightsOf(href: string, locale: Locale) {
  const answer = await fetch(inject('mall') + href, { headers: { cookie: `locale=${locale}` } })
  const html = await answer.text()
  const kb = (text: string) => Buffer.byteLength(text) / 1024
  const gzip = gzipSync(html, { level: 6 }).length / 1024
  return { html: kb(html), styles: kb(/<style>.*?<\/style>/s.exec(html)![0]), gzip }
}

test.each((['list', 'product'] as const).flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
  'the HTML of a page weighs so much at most: %s, %s',
  async (kind, locale) => {
    const weights = await weightsOf(await hrefOf(kind), locale)
    for (const [name, atMost] of Object.entries(atMostKb[kind]))
      expect(weights[name as keyof typeof weights], `${name} ${JSON.stringify(weights)}`).toBeLessThanOrEqual(
        atMost,
      )
  },
)
