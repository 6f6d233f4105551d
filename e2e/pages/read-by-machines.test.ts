// by turns: day 2 of 3
import { Window } from 'happy-dom'
import { describe, expect, inject, test } from 'vitest'

const mall = inject('mall')

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual' })
  expect(answer.status, address).toBe(200)
  return answer.text()
}

function elements(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, inside = '']) =>
    inside.replaceAll('&amp;', '&'),
  )
}

interface Head {
  canonical: string | null
  alternates: Map<string, string>
  isIndexable: boolean
}

const { document } = new Window()

async function headOf(address: string): Promise<Head> {
  const [head = ''] = (await textOf(address)).split('</head>', 1)
  const links = [...head.matchAll(/<link rel="(canonical|alternate)"( hreflang="([^"]+)")? href="([^"]+)">/g)]
  const plain = (html: string) => Object.assign(document.createElement('p'), { innerHTML: html }).textContent
  const found = links.map(([, rel, , language, href = '']) => ({ rel, language, href: plain(href) }))
  return {
    canonical: found.find(({ rel }) => rel === 'canonical')?.href ?? null,
    alternates: new Map(found.flatMap(({ language, href }) => (language ? [[language, href] as const] : []))),
    isIndexable: !head.includes('content="noindex"'),
  }
}

describe('every address of the sitemap', async () => {
  const parts = elements(await textOf(`${mall}/sitemap.xml`), 'loc')
  // One after the other: a process reads few lists of all products at a time.
  const addresses: string[] = []
  for (const part of parts) addresses.push(...elements(await textOf(part), 'loc'))
  const heads = new Map<string, Head>()

  test('is there, may be listed, and is its own canonical address', async () => {
    expect(addresses.length).toBeGreaterThan(100)
    for (const address of addresses) heads.set(address, await headOf(address))
    const wrong = [...heads].filter(
      ([address, { canonical, isIndexable }]) => !isIndexable || canonical !== address,
    )
    expect(wrong.map(([address, { canonical }]) => [address, canonical])).toEqual([])
  })

  test('names its other languages, which name it', () => {
    for (const [address, { alternates }] of heads)
      for (const [language, other] of alternates) {
        if (language === 'x-default') continue
        expect([...(heads.get(other)?.alternates.values() ?? [])], `${address} in ${language}`).toContain(
          address,
        )
      }
  })
})

describe('an odd address', async () => {
  const [shop = ''] = elements(await textOf(`${mall}/sitemaps/zh-CN/shops.xml`), 'loc')

  test.each(['/goods?category1Id=zzz', '/goods?sort=3', '/goods?utm_source=x'])(
    '%s has the list’s own as its canonical one',
    async (path) => expect((await headOf(mall + path)).canonical).toBe(`${mall}/goods`),
  )

  test('of a shop has that of the shop', async () => {
    expect((await headOf(shop.replace(/[^/]+$/, 'another'))).canonical).toBe(shop)
  })

  test('with a slash at its end leads to the one without', async () => {
    for (const [path, to] of [
      ['/goods/?sort=1', '/goods?sort=1'],
      ['/goods//', '/goods'],
    ]) {
      const answer = await fetch(mall + path, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    }
    for (const path of ['//elsewhere.example/', '/\\elsewhere.example/'])
      expect((await fetch(mall + path, { redirect: 'manual' })).headers.get('location')).toBeNull()
  })

  test('of a sign that every browser asks for is there', async () => {
    const answer = await fetch(`${mall}/favicon.ico`)
    expect(answer.status).toBe(200)
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual([0, 0, 1, 0])
  })
})

interface Variant {
  sku: string
  image: string
  color?: string
  size?: string
  offers: { url: string; price: string; availability: string }
}

function variantsOf(html: string): Variant[] {
  const [, json = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const [product] = JSON.parse(json) as [Variant & { hasVariant?: Variant[] }]
  return product.hasVariant ?? [product]
}

function rowsOf(tsv: string): Record<string, string>[] {
  const [names = [], ...rows] = tsv
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [names[at], cell])))
}

describe.each(['zh-CN', 'en-US', 'ko-KR'])('the feed in %s and the pages', async (locale) => {
  const rows = rowsOf(await textOf(`${mall}/feeds/google-${locale}.tsv`))
  const pages = new Map<string, string>()

  test('have the same data of each offer, under one number, at its own address', async () => {
    expect(rows.length).toBeGreaterThan(100)
    for (const {
      id,
      link = '',
      price,
      sale_price,
      availability,
      image_link,
      color = '',
      size = '',
    } of rows) {
      const page = new URL(link)
      page.searchParams.delete('sku')
      if (!pages.has(page.href)) pages.set(page.href, await textOf(page.href))
      const variant = variantsOf(pages.get(page.href)!).find(({ sku }) => sku === id)
      expect(variant, link).toMatchObject({
        image: expect.anything(),
        offers: {
          url: link,
          price: (sale_price || price)?.replace(' CNY', ''),
          availability: `https://schema.org/${availability === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
        },
      })
      expect([variant!.image].flat()[0]).toBe(image_link)
      expect([variant!.color ?? '', variant!.size ?? '']).toEqual([color, size])
    }
  })

  test('an address shows the price of its option, and has the product’s as its canonical one', async () => {
    const dearest = rows
      .filter(({ item_group_id }) => item_group_id)
      .toSorted((a, b) => parseFloat(b['price']!) - parseFloat(a['price']!))
      .slice(0, 5)
    for (const { link = '', price = '', sale_price } of dearest) {
      const html = await textOf(link)
      const [, box = ''] = /<main.*?<h1(.*)/s.exec(html) ?? []
      const [whole = ''] = (sale_price || price).split('.')
      const shown = /class="[^"]*yuan[^"]*">¥<\/span>([\d,]+)/.exec(box.replaceAll('<!-- -->', ''))?.[1]
      expect(shown?.replaceAll(',', ''), link).toBe(whole)
      expect((await headOf(link)).canonical).toBe(link.replace(/\?sku=[^&]+&?/, '?').replace(/\?$/, ''))
    }
  })
})

describe('an option that is not sold', async () => {
  const [row] = rowsOf(await textOf(`${mall}/feeds/google-zh-CN.tsv`)).filter((one) => one['item_group_id'])
  const page = row!['link']!.replace(/\?.*/, '')

  test('shows the product as it is sold, with a remark, and is stored in no cache', async () => {
    const unknown = `${page}?sku=01a2240c-0000-7000-8000-000000000000`
    const answer = await fetch(unknown)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(await answer.text()).toContain('链接里的规格已经不卖了')
    expect((await headOf(unknown)).canonical).toBe(page)
  })

  test.each(['sku=x', 'sku=', 'num=3', 'sku=%27--'])('%s is the plain page', async (search) => {
    const answer = await fetch(`${page}?${search}`)
    expect(answer.headers.get('cache-control')).toContain('s-maxage')
    expect(await answer.text()).not.toContain('链接里的规格已经不卖了')
  })
})
