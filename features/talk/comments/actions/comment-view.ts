import { picturePath } from '@hojip/catalog'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { mallDaysBetween, wireTime } from '@hojip/platform/mall-time'
import type { Comment } from '../contract.ts'
import { maskedName } from '@hojip/policy/masked-name'
import { knownTags, tagNames } from '../rules/tags/tag-names.ts'
import type { CommentRow } from '../store/read.ts'

/** Imported pictures are stored by ref, buyers' pictures by address. */
function pictureOf(picture: string): string {
  return picture.startsWith('/') ? picture : picturePath(picture)
}

function followUpOf(row: CommentRow): Comment['append'] {
  return (
    row.appendedAt && {
      content: row.appendContent ?? '',
      pics: row.appendPictures.map(pictureOf),
      gmtCreate: wireTime(row.appendedAt.getTime()),
      days: mallDaysBetween(row.createdAt.getTime(), row.appendedAt.getTime()),
    }
  )
}

/** A comment as everybody may see it. */
export function commentView(row: CommentRow, locale: Locale): Comment {
  return {
    pkId: row.id,
    goodsId: row.goodsId,
    goodsSpec: row.choiceName ? textIn(row.choiceName, locale) : '',
    userName: row.isAnonymous ? '' : maskedName(row.author, 'ends') || '***',
    isAnonymous: row.isAnonymous,
    score: row.score,
    content: row.content,
    locale: row.locale,
    pics: row.pictures.map(pictureOf),
    tags: knownTags(row.tags).map((tag) => tagNames[tag][locale]),
    gmtCreate: wireTime(row.createdAt.getTime()),
    append: followUpOf(row),
    reply: row.repliedAt && { content: row.replyContent ?? '', gmtCreate: wireTime(row.repliedAt.getTime()) },
    likeNum: row.likeCount,
  }
}

/** A comment with its product, for its author and its shop. */
export function commentWithProduct(row: CommentRow, locale: Locale) {
  return {
    ...commentView(row, locale),
    goodsName: textIn(row.goodsName, locale),
    goodsPic: picturePath(row.productPicture),
  }
}
