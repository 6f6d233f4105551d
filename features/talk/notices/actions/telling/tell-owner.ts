import type { AccountsEvents } from '@hojip/accounts/contract'
import type { AdmissionEvents } from '@hojip/admission/contract'
import { namedProduct, picturePath } from '@hojip/catalog'
import type { CommentsEvents } from '@hojip/comments/contract'
import type { Tools } from '@hojip/db'
import type { FeedbackEvents } from '@hojip/feedback/contract'
import { feedbackHref } from '@hojip/hrefs/feedback'
import { inTransaction } from '@hojip/platform/db'
import { inAllLocales, locales, type LocalText } from '@hojip/platform/i18n'
import { mallDay } from '@hojip/platform/mall-time'
import type { QuestionsEvents } from '@hojip/questions/contract'
import type { ReportsEvents } from '@hojip/reports/contract'
import { writeNotices } from '../write-notices.ts'

/** Tells the author of a comment what the shop has answered. */
export async function tellReplied(
  tools: Tools,
  { commentId, userId, goodsId, content }: CommentsEvents['comments/replied'],
): Promise<void> {
  const product = await namedProduct(tools.db, goodsId)
  if (!product) return
  const { name, shopName: shop } = product
  const picture = picturePath(product.picture)
  const facts = { goodsId, name, picture, more: 0, shop, text: content }
  const at = new Date(tools.clock.nowMs())
  const source = `comment/${commentId}/replied`
  await inTransaction(tools.db, (tx) =>
    writeNotices(tx, [{ userId, kind: 'commentReplied', source, facts, at }]),
  )
}

/** Tells who asked about a product what the shop, or a buyer, has answered. */
export async function tellQuestionAnswered(
  tools: Tools,
  { questionId, answerId, userId, goodsId, asked, content, isShop }: QuestionsEvents['questions/answered'],
): Promise<void> {
  const product = await namedProduct(tools.db, goodsId)
  if (!product) return
  const { name, shopName } = product
  const picture = picturePath(product.picture)
  const facts = { goodsId, name, picture, more: 0, text: content, asked, ...(isShop && { shop: shopName }) }
  const at = new Date(tools.clock.nowMs())
  const source = `question/${questionId}/${answerId}`
  await inTransaction(tools.db, (tx) =>
    writeNotices(tx, [{ userId, kind: 'questionAnswered', source, facts, at }]),
  )
}

/** Tells the owner of an account that there is another way to sign in to it, in case it was not them. */
export async function tellLinked(
  tools: Tools,
  { userId, provider }: AccountsEvents['accounts/identityLinked'],
): Promise<void> {
  const nowMs = tools.clock.nowMs()
  const source = `identity/${provider}/${mallDay(nowMs)}`
  await inTransaction(tools.db, (tx) =>
    writeNotices(tx, [{ userId, kind: 'identityLinked', source, facts: { provider }, at: new Date(nowMs) }]),
  )
}

/** Tells the sender of feedback what the mall has answered. */
export async function tellAnswered(
  tools: Tools,
  { feedbackId, userId, content, answer }: FeedbackEvents['feedback/answered'],
): Promise<void> {
  const facts = { text: answer, asked: content, link: feedbackHref }
  const at = new Date(tools.clock.nowMs())
  const source = `feedback/${feedbackId}`
  await inTransaction(tools.db, (tx) =>
    writeNotices(tx, [{ userId, kind: 'feedbackAnswered', source, facts, at }]),
  )
}

/** Characters of a reported text that a notice repeats. */
const shownCharacters = 40

/** The beginning of a name in each language; a reported message has one text for all. */
function shortened(name: LocalText | string): LocalText {
  const texts = typeof name === 'string' ? inAllLocales({ 'zh-CN': name }) : name
  const pairs = locales.map((locale) => {
    const characters = [...texts[locale].trim().replaceAll(/\s+/g, ' ')]
    const isLong = characters.length > shownCharacters
    return [locale, characters.slice(0, shownCharacters).join('') + (isLong ? '…' : '')]
  })
  return Object.fromEntries(pairs) as LocalText
}

/** Writes a reporter what the mall has decided. The remark is for the mall's staff and is left out. */
export async function tellDecided(
  tools: Tools,
  { reportId, userId, targetName, decision }: ReportsEvents['reports/decided'],
): Promise<void> {
  const kind = decision === 'upheld' ? 'reportUpheld' : 'reportDismissed'
  const facts = { name: shortened(targetName) }
  const at = new Date(tools.clock.nowMs())
  await inTransaction(tools.db, (tx) =>
    writeNotices(tx, [{ userId, kind, source: `report/${reportId}`, facts, at }]),
  )
}

/** Tells a reporter that the mall undid what it had done. */
export async function tellLifted(
  tools: Tools,
  { reportId, userId, targetName }: ReportsEvents['reports/lifted'],
): Promise<void> {
  const facts = { name: shortened(targetName) }
  const at = new Date(tools.clock.nowMs())
  const source = `report/${reportId}/lifted`
  await inTransaction(tools.db, (tx) =>
    writeNotices(tx, [{ userId, kind: 'reportLifted', source, facts, at }]),
  )
}

/** Tells an author why the mall removed what they wrote, or why it is back. */
export async function tellAuthor(
  tools: Tools,
  { measureId, userId, targetName, told: text, isBack }: ReportsEvents['reports/authorTold'],
): Promise<void> {
  const kind = isBack ? 'wordsBack' : 'wordsRemoved'
  const facts = { name: shortened(targetName), text }
  const at = new Date(tools.clock.nowMs())
  await inTransaction(tools.db, (tx) =>
    writeNotices(tx, [{ userId, kind, source: `measure/${measureId}/${kind}`, facts, at }]),
  )
}

const ofDecision = {
  more: 'applicationMore',
  refuse: 'applicationRefused',
  admit: 'applicationAdmitted',
} as const

/** Tells who wants to open a shop what the mall has answered. */
export async function tellApplicant(
  tools: Tools,
  {
    applicationId,
    version,
    userId,
    decision,
    shopName: shop,
    words: text,
  }: AdmissionEvents['admission/decided'],
): Promise<void> {
  const at = new Date(tools.clock.nowMs())
  const source = `application/${applicationId}/${version}`
  await inTransaction(tools.db, (tx) =>
    writeNotices(tx, [{ userId, kind: ofDecision[decision], source, facts: { shop, text }, at }]),
  )
}
