import { isGenerated } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import type { Node, Source } from './source.ts'

/**
 * What only a shop has. `price` is missing, as other products take money; `mall` too, it is the name of the whole
 * program. An order is one here only with what belongs to it, since `order` also says what comes first.
 */
const shopWords = new Set(
  (
    'goods product products sku skus cart carts orders shop shops shopper shoppers storefront buyer buyers seller ' +
    'sellers merchant merchants refund refunds parcel parcels freight coupon coupons voucher vouchers checkout ' +
    'consignee favourite favourites aftersales alipay wechat'
  ).split(' '),
)
const partsOfOrders = new Set(['id', 'ids', 'number', 'line', 'lines', 'item', 'items', 'state', 'status'])

/** Contracts say whose object a call touches, and a session for which shop its staff work: words of every room. */
const ownersOfObjects = { folder: /^platform\/http\//, words: new Set(['shop']) }

/** `platform` says how, never what: another program could take it as it is. Names and texts of it show no shop word. */
export const platformWords: Rule = {
  name: 'platform-words',
  check: (tree) =>
    tree.sources.filter(({ path }) => path.startsWith('platform/') && !isGenerated(path)).flatMap(faultsOf),
}

function faultsOf(source: Source): Finding[] {
  const { path } = source
  const named = wordIn(path.slice('platform/'.length), path)
  const inPath = named ? [{ path, line: 0, message: messageOf(named, path) }] : []
  const nodes = ['Identifier', 'JSXIdentifier', 'JSXText'].flatMap(source.nodes)
  // A name stands in many places of a file; the first one is enough to find the others.
  const seen = new Set<string>()
  const inText = nodes.flatMap((node) => {
    const text = textOf(node)
    if (seen.has(text)) return []
    seen.add(text)
    const word = wordIn(text, path)
    return word ? [{ path, line: source.lineAt(node.start), message: messageOf(word, text.trim()) }] : []
  })
  return [...inPath, ...inText]
}

function messageOf(word: string, where: string): string {
  return `"${word}" in ${where}: the platform knows no shop word`
}

function textOf(node: Node): string {
  return String(node.type === 'JSXText' ? node.value : node.name)
}

/** `cartCount` → cart count; `goods-card.tsx` → goods card tsx. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

function wordIn(text: string, path: string): string | undefined {
  const words = wordsOf(text)
  const isExcused = (word: string) => ownersOfObjects.folder.test(path) && ownersOfObjects.words.has(word)
  const plain = words.find((word) => shopWords.has(word) && !isExcused(word))
  const ofOrder = words.some((word, at) => word === 'order' && partsOfOrders.has(words[at + 1] ?? ''))
  return plain ?? (ofOrder ? 'order' : undefined)
}
