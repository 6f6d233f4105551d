import {
  bumpCatalogVersion,
  liftTakeDown,
  productSummaries,
  shopOfProduct,
  takeDownProduct,
} from '@hojip/catalog'
import { giveBackMessage, reportedMessage, takeDownMessage } from '@hojip/chat'
import { commentShown, giveBackComment, takeDownComment } from '@hojip/comments'
import { productHref, productQuestionsHref, shopHref } from '@hojip/hrefs/browse'
import { customerHref } from '@hojip/hrefs/chat'
import { locales, type LocalText } from '@hojip/platform/i18n'
import {
  answerShown,
  giveBackAnswer,
  giveBackQuestion,
  questionShown,
  takeDownAnswer,
  takeDownQuestion,
} from '@hojip/questions'
import type { ReportsOptions } from '@hojip/reports'
import { briefShops } from '@hojip/shops'

/** The name in each language; undefined when there is none in the first. */
async function inEachLanguage(
  nameIn: (locale: (typeof locales)[number]) => Promise<string | undefined>,
): Promise<LocalText | undefined> {
  const names: Partial<LocalText> = {}
  for (const locale of locales) {
    const name = await nameIn(locale)
    if (name === undefined) return undefined
    names[locale] = name
  }
  return names as LocalText
}

/** What can be reported, and how it is found. */
export const reportTargets: ReportsOptions['findTarget'] = {
  goods: async (db, _viewer, id) => {
    const name = await inEachLanguage(
      async (locale) => (await productSummaries(db, [id], locale))[0]?.goodsName,
    )
    return name && { name, path: productHref(id) }
  },
  shop: async (db, _viewer, id) => {
    const name = await inEachLanguage(async (locale) => (await briefShops(db, [id], 0, locale))[0]?.shopName)
    return name && { name, path: shopHref(id, '-') }
  },
  comment: async (db, _viewer, id) => {
    const comment = await commentShown(db, id)
    return comment && { name: comment.content, path: `${productHref(comment.goodsId)}#comments` }
  },
  question: async (db, _viewer, id) => {
    const question = await questionShown(db, id)
    return question && { name: question.content, path: productQuestionsHref(question.goodsId) }
  },
  answer: async (db, _viewer, id) => {
    const answer = await answerShown(db, id)
    return answer && { name: answer.content, path: productQuestionsHref(answer.goodsId) }
  },
  chat: async (db, viewer, id) => {
    const message = await reportedMessage(db, viewer, id)
    if (!message) return undefined
    const { name, shopId } = message
    return { name, path: shopId === null ? customerHref : shopHref(shopId, '-') }
  },
}

function ofShop(shopId: string | undefined) {
  return shopId === undefined ? undefined : { shopId }
}

/** What the mall can do about what was reported. */
export const reportMeasures: ReportsOptions['measures'] = {
  goods: {
    warn: async (tx, id) => ofShop(await shopOfProduct(tx, id)),
    takeDown: async (tx, id, at) => {
      const shopId = await takeDownProduct(tx, id, at)
      if (shopId !== undefined) await bumpCatalogVersion(tx)
      return ofShop(shopId)
    },
    lift: liftTakeDown,
  },
  shop: { warn: async (_tx, id) => ofShop(id) },
  comment: { takeDown: takeDownComment, lift: giveBackComment },
  question: { takeDown: takeDownQuestion, lift: giveBackQuestion },
  answer: { takeDown: takeDownAnswer, lift: giveBackAnswer },
  chat: { takeDown: takeDownMessage, lift: giveBackMessage },
}
