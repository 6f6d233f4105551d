import type { Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { inAllLocales, type Locale, type LocalText } from '@hojip/platform/i18n'
import { tagsOf } from '../rules/tags/tags-of.ts'
import { tagRules } from '../rules/tags/tag-words.ts'
import { insertComments } from '../store/add.ts'
import { countStars } from './count-stars.ts'

export interface CommentInput {
  goodsId: string
  author: string
  /** One to five stars; null when the author gave none. */
  score: number | null
  content: string
  /** Picture refs. */
  pictures?: string[]
  /** "1kg · 中辣" */
  choiceName?: Partial<LocalText>
  /** The language it is written in. */
  locale?: Locale
  /** The current time when missing. */
  createdAt?: Date
  /** Hash of the imported row: a second import adds nothing. */
  sourceHash?: string
  userId?: string
  /** The bought line and its SKU. A line has one comment. */
  orderLineId?: string
  skuId?: string
  isAnonymous?: boolean
  /** The shop's answer. */
  reply?: { content: string; at: Date }
}

/** Adds the comments that are not stored yet and updates their products' counters; returns the ids of the new ones. */
export async function putComments(tx: Tx, comments: readonly CommentInput[]): Promise<string[]> {
  if (comments.length === 0) return []
  const added = await insertComments(
    tx,
    comments.map((one) => ({
      id: newId(),
      goods_id: one.goodsId,
      sku_id: one.skuId ?? null,
      order_line_id: one.orderLineId ?? null,
      user_id: one.userId ?? null,
      author: one.author,
      is_anonymous: one.isAnonymous ?? false,
      score: one.score,
      content: one.content,
      pictures: one.pictures ?? [],
      tags: tagsOf(one.content),
      tag_rules: tagRules,
      choice_name: one.choiceName ? inAllLocales(one.choiceName) : null,
      locale: one.locale ?? null,
      source_hash: one.sourceHash ?? null,
      created_at: one.createdAt ?? null,
      reply_content: one.reply?.content ?? null,
      replied_at: one.reply?.at ?? null,
    })),
  )
  await countStars(tx, added, 1)
  return added.map(({ id }) => id)
}
