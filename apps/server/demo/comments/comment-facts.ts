import type { CommentInput } from '@hojip/comments'
import type { SkuInput } from '@hojip/catalog'
import type { DemoProduct } from '../all-products.ts'
import { chanceOf } from '../chance.ts'
import { demoReplies } from './comment-replies.ts'
import { demoComments, type DemoComment } from './comments.ts'
import { localText } from '../product-input.ts'
import { dayMs } from '@hojip/platform/clock'
import { zip } from '@hojip/platform/collections'

/** The number of buyers' photographs by product; the files are pictures/seen-kimchi-1 and so on. */
export const seenPictures: Record<string, number> = {
  kimchi: 3,
  coldnoodle: 3,
  stonepot: 3,
  rice: 2,
  citron: 2,
  salmon: 2,
  beef: 2,
  applepear: 2,
  thermos: 2,
  lamp: 2,
  plant: 2,
  catbed: 2,
  bear: 2,
  blueberry: 1,
  honey: 1,
  gochujang: 1,
  milk: 1,
  puer: 1,
  makgeolli: 1,
  beer: 1,
  pollack: 1,
  dumplings: 1,
  tangerine: 1,
  frypan: 1,
  watch: 1,
  armchair: 1,
  stool: 1,
  handcream: 1,
  slides: 1,
  rainboot: 1,
  tissue: 1,
  succulent: 1,
  catfood: 1,
  blocks: 1,
  janggu: 1,
  bowls: 1,
  celadon: 1,
  ukulele: 1,
  pearls: 1,
  bookshelf: 1,
}

/** The comments on a product share its photographs; the first one gets the most. */
function picturesOf(comment: DemoComment): string[] {
  const all = demoComments.filter(({ goods: product }) => product === comment.goods)
  const place = all.indexOf(comment)
  const count = seenPictures[comment.goods] ?? 0
  return Array.from({ length: count }, (_, i) => i)
    .filter((i) => i % all.length === place)
    .map((i) => `seen-${comment.goods}-${i + 1}`)
}

const shortLocale = { 'zh-CN': 'zh', 'en-US': 'en', 'ko-KR': 'ko' } as const

/** Where a comment names a value, such as "28 的" or "中辣"; -1 when it does not. */
function mentionOf(text: string, value: string): number {
  const words = text.indexOf(value)
  const number = /\d{2,}(?:–\d+)?/.exec(value)?.[0]
  return words >= 0 || !number ? words : text.indexOf(number)
}

/** The option that the author bought: the one the text speaks of, else any. */
function boughtSku(comment: DemoComment, product: DemoProduct, skus: readonly SkuInput[]): SkuInput {
  const locale = shortLocale[comment.locale]
  const spoken = product.options.map((axis) => {
    const mentions = axis.values
      .map((value, place) => ({ place, at: mentionOf(comment.text, value[locale]) }))
      .filter(({ at }) => at >= 0)
    return mentions.toSorted((a, b) => a.at - b.at)[0]?.place
  })
  const fitting = skus.filter(({ choice }) =>
    spoken.every((place, axis) => place === undefined || choice[axis] === place),
  )
  const from = fitting.length > 0 ? fitting : skus
  return from[Math.floor(chanceOf(`bought ${comment.text}`) * from.length)]!
}

type Facts = Pick<CommentInput, 'pictures' | 'choiceName' | 'skuId' | 'reply'>

/**
 * The facts of a comment besides its text: photographs, the option that was bought, and the shop's reply.
 * @param skuIdOf returns the SKU id of a choice
 */
export function factsOf(
  comment: DemoComment,
  product: DemoProduct,
  skus: readonly SkuInput[],
  createdAt: Date,
  skuIdOf: (choice: readonly number[]) => string | undefined,
): Facts {
  const sku = boughtSku(comment, product, skus)
  const skuId = skuIdOf(sku.choice)
  const joined = (locale: 'zh' | 'en' | 'ko') =>
    zip(product.options, sku.choice)
      .map(([{ values }, place]) => values[place]![locale])
      .join(' · ')
  const reply = demoReplies[`${comment.goods} ${comment.name}`]
  const waitedMs = Math.min(1, comment.daysAgo / 2) * chanceOf(`answer ${comment.text}`) * dayMs
  return {
    pictures: picturesOf(comment),
    ...(sku.choice.length > 0 && {
      choiceName: localText({ zh: joined('zh'), en: joined('en'), ko: joined('ko') }),
    }),
    ...(skuId && { skuId }),
    ...(reply && { reply: { content: reply, at: new Date(createdAt.getTime() + waitedMs) } }),
  }
}
