import { categoriesOnSale, onSalePage, onSaleParts, readCategories } from '@hojip/catalog'
import { aboutHref, faqHref, guideHref } from '@hojip/hrefs/help'
import { categoryHref, homeHref, productHref, productsHref, shopHref } from '@hojip/hrefs/browse'
import { sitemapPartHref } from '@hojip/hrefs/feeds'
import { topicHref, topics } from '@hojip/help/rules'
import { framed } from '@hojip/platform/http'
import { locales, type Locale } from '@hojip/platform/i18n'
import { shopPaths } from '@hojip/shops'
import { sitemapIndex, urlEntry, urlSetEnd, urlSetStart, type SitePath } from '../rules/sitemap.ts'
import type { FeedsTools } from './tools.ts'

/** The formats allow 50,000 addresses and 50 MB; ours take some 600 bytes each, and a part is read in a second. */
const mostAddresses = 10_000
const pageSize = 1_000
const partsAgeMs = 600_000

/** The list of all parts. The bounds of its product parts are computed every ten minutes at most. */
export function createSitemapIndex(tools: FeedsTools): () => Promise<string> {
  let known: { atMs: number; parts: Promise<{ id: string }[]> } | undefined
  return async () => {
    const nowMs = tools.clock.nowMs()
    if (!known || nowMs - known.atMs > partsAgeMs) {
      known = { atMs: nowMs, parts: onSaleParts(tools.db, mostAddresses) }
      known.parts.catch(() => (known = undefined))
    }
    const parts = await known.parts
    const names = ['pages', 'shops', ...parts.map(({ id }) => `goods-${id}`)]
    return sitemapIndex(
      tools.publicUrl,
      locales.flatMap((locale) => names.map((name) => sitemapPartHref(locale, name))),
    )
  }
}

async function* pagePaths({ db, publicUrl }: FeedsTools): AsyncGenerator<SitePath[]> {
  const { port } = new URL(publicUrl)
  const categories = await readCategories(db)
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const pathTo = (id: string): string[] => {
    const parent = parents.get(id)
    return parent ? [...pathTo(parent), id] : [id]
  }
  const onSale = await categoriesOnSale(db)
  yield [
    homeHref,
    productsHref,
    guideHref,
    faqHref,
    aboutHref,
    ...topics.map((one) => topicHref(one, port)),
  ].map((path) => ({ path }))
  yield categories.flatMap(({ id }) => (onSale.has(id) ? { path: categoryHref(pathTo(id)) } : []))
}

async function* shopPages({ db }: FeedsTools): AsyncGenerator<SitePath[]> {
  yield (await shopPaths(db, mostAddresses)).map(({ id, slug }) => ({ path: shopHref(id, slug) }))
}

/** So many products from this id on, as the list of parts named it. */
async function* productPages({ db }: FeedsTools, firstId: string): AsyncGenerator<SitePath[]> {
  let from = firstId
  for (let read = 0; read < mostAddresses; read += pageSize) {
    const rows = await onSalePage(db, { from, isAfter: read > 0, limit: pageSize })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ id, updatedAt }) => ({ path: productHref(id), changedAt: updatedAt }))
    from = last.id
  }
}

function pathsOf(tools: FeedsTools, part: string) {
  if (part === 'pages') return pagePaths(tools)
  if (part === 'shops') return shopPages(tools)
  return productPages(tools, part.slice('goods-'.length))
}

async function* entriesOf(tools: FeedsTools, locale: Locale, part: string) {
  for await (const paths of pathsOf(tools, part))
    yield paths.map((path) => urlEntry(tools.publicUrl, locale, path)).join('')
}

/** One part of the sitemap as XML, a page of addresses at a time. */
export function sitemapPart(tools: FeedsTools, locale: Locale, part: string) {
  return framed(urlSetStart, entriesOf(tools, locale, part), urlSetEnd)
}
