import { maskedName } from '@hojip/policy/masked-name'
import { picturePath } from '@hojip/catalog'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import type { Answer, Question } from '../contract.ts'
import type { AnswerRow, OwnAnswerRow, QuestionRow } from '../store/read.ts'

function answerView(row: AnswerRow, locale: Locale): Answer {
  return {
    pkId: row.id,
    type: row.isShop ? 'shop' : 'buyer',
    userName: row.isShop ? textIn(row.shopName, locale) : maskedName(row.author, 'ends'),
    content: row.content,
    locale: row.locale,
    gmtCreate: wireTime(row.createdAt.getTime()),
    editTime: row.editedAt && wireTime(row.editedAt.getTime()),
  }
}

/** A question with its answers, as everybody may see it. */
export function questionView(row: QuestionRow, answers: readonly AnswerRow[], locale: Locale): Question {
  return {
    pkId: row.id,
    goodsId: row.goodsId,
    userName: maskedName(row.author, 'ends'),
    content: row.content,
    locale: row.locale,
    gmtCreate: wireTime(row.createdAt.getTime()),
    answerNum: row.answerCount,
    answers: answers.filter(({ questionId }) => questionId === row.id).map((one) => answerView(one, locale)),
  }
}

/** The product of a question, for its author and its shop. */
export function productOf(row: Pick<QuestionRow, 'goodsName' | 'productPicture'>, locale: Locale) {
  return { goodsName: textIn(row.goodsName, locale), goodsPic: picturePath(row.productPicture) }
}

export function ownAnswerView(row: OwnAnswerRow, locale: Locale) {
  return {
    pkId: row.id,
    goodsId: row.goodsId,
    ...productOf(row, locale),
    question: row.asked,
    content: row.content,
    gmtCreate: wireTime(row.createdAt.getTime()),
  }
}
