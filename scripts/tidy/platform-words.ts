import { namesIn, wordsOf } from './name-words.ts'
import { isGenerated } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import type { Source } from './source.ts'

/**
 * Words that only a shop has. `price` is not listed, since other programs have prices, nor `mall`, the name of the
 * whole program. `order` counts only in compounds such as `orderId`, since it also means a sequence.
 */
const shopWords = new Set(
  (
    'goods product products sku skus cart carts orders shop shops shopper shoppers storefront buyer buyers seller ' +
    'sellers merchant merchants refund refunds parcel parcels freight coupon coupons voucher vouchers checkout ' +
    'consignee favourite favourites aftersales alipay wechat'
  ).split(' '),
)
const partsOfOrders = new Set(['id', 'ids', 'number', 'line', 'lines', 'item', 'items', 'state', 'status'])

/** Exempt in platform/http: contracts declare to which shop an object belongs, and sessions for which shop staff work. */
const ownersOfObjects = { folder: /^platform\/http\//, words: new Set(['shop']) }

/** Paths, names and texts of `platform` contain no shop word, so that another program could use it unchanged. */
export const platformWords: Rule = {
  name: 'platform-words',
  check: (tree) =>
    tree.sources.filter(({ path }) => path.startsWith('platform/') && !isGenerated(path)).flatMap(faultsOf),
}

function faultsOf(source: Source): Finding[] {
  const { path } = source
  const named = wordIn(path.slice('platform/'.length), path)
  const inPath = named ? [{ path, line: 0, message: messageOf(named, path) }] : []
  const inText = namesIn(source, ['JSXText']).flatMap(({ name, line }) => {
    const word = wordIn(name, path)
    return word ? [{ path, line, message: messageOf(word, name.trim()) }] : []
  })
  return [...inPath, ...inText]
}

function messageOf(word: string, where: string): string {
  return `"${word}" in ${where}: the platform knows no shop word`
}

function wordIn(text: string, path: string): string | undefined {
  const words = wordsOf(text)
  const isExcused = (word: string) => ownersOfObjects.folder.test(path) && ownersOfObjects.words.has(word)
  const plain = words.find((word) => shopWords.has(word) && !isExcused(word))
  const ofOrder = words.some((word, at) => word === 'order' && partsOfOrders.has(words[at + 1] ?? ''))
  return plain ?? (ofOrder ? 'order' : undefined)
}
