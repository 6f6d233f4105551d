import { escaped } from '@hojip/platform/html'
import { datesFor } from '@hojip/platform/dates'
import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import { fenToYuan, type Fen } from '@hojip/platform/money'
import { known } from '@hojip/platform/known'
import { channelOf, channelTexts } from '@hojip/policy/channels'
import type { AnyFacts } from './facts.ts'
import { enUS } from './words.en-US.ts'
import { koKR } from './words.ko-KR.ts'
import type { NoticeText, NoticeView, NoticeWords } from './words.ts'
import { zhCN } from './words.zh-CN.ts'

const wordsByLocale: Record<Locale, NoticeWords> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }

export function wordsIn(locale: Locale): NoticeWords {
  return wordsByLocale[locale]
}

function moneyText(fen: Fen | undefined): string {
  return fen === undefined ? '' : `¥${fenToYuan(fen).replace(/\.00$/, '')}`
}

function local(text: LocalText | undefined, locale: Locale): string {
  return text ? textIn(text, locale) : ''
}

function viewOf(facts: AnyFacts, locale: Locale, writtenMs: number): NoticeView {
  const { fen, wasFen, untilMs, fromMs, toMs, payType, provider } = facts
  const dates = datesFor({ locale, nowMs: writtenMs })
  const dayOf = (at: number | undefined) => (at === undefined ? '' : dates.day(at))
  return {
    name: local(facts.name, locale),
    more: facts.more ?? 0,
    shop: local(facts.shop, locale),
    code: facts.code ?? '',
    money: moneyText(fen),
    was: moneyText(wasFen),
    off: wasFen === undefined || fen === undefined ? '' : moneyText(wasFen - fen),
    until: untilMs === undefined ? '' : dates.mallMoment(untilMs),
    from: dayOf(fromMs),
    to: dayOf(toMs),
    text: facts.text ?? '',
    asked: facts.asked ?? '',
    way: payType
      ? channelTexts[locale][channelOf(payType)].name
      : (wordsIn(locale).providers[provider ?? ''] ?? provider ?? ''),
  }
}

function escapedView(view: NoticeView): NoticeView {
  const pairs = Object.entries(view).map(([key, value]) => [
    key,
    typeof value === 'string' ? escaped(value).replaceAll('\n', '<br>') : value,
  ])
  return Object.fromEntries(pairs) as NoticeView
}

function textOf(kind: string, view: NoticeView, locale: Locale): NoticeText {
  const { kinds, newer } = wordsIn(locale)
  return known(kinds, kind)?.(view) ?? newer
}

/** Title and summary of a notice, as plain text. Its dates have their year where that is not the year it was written in. */
export function headOf(
  kind: string,
  facts: AnyFacts,
  locale: Locale,
  writtenMs: number,
): Pick<NoticeText, 'title' | 'summary'> {
  const { title, summary } = textOf(kind, viewOf(facts, locale, writtenMs), locale)
  return { title, summary: summary.replaceAll(/\s+/g, ' ') }
}

/** The whole text of a notice as HTML. Everything that is not the mall's own text is escaped. */
export function bodyOf(kind: string, facts: AnyFacts, locale: Locale, writtenMs: number): string {
  const { body } = textOf(kind, escapedView(viewOf(facts, locale, writtenMs)), locale)
  return body.map((paragraph) => `<p>${paragraph}</p>`).join('')
}
