import type { Locale } from '@hojip/platform/i18n'

/** The message that invites somebody to a shop's staff. */
export function invitationText({ shop, url }: { shop: string; url: string }, locale: Locale): string {
  if (locale === 'zh-CN')
    return `【好集】${shop}邀请你加入店铺员工，7 天内点开接受：${url} 如果不认识这家店，请不要理会。`
  if (locale === 'ko-KR')
    return `[호집] ${shop}에서 직원으로 초대했어요. 7일 안에 열어 주세요: ${url} 모르는 가게라면 무시해 주세요.`
  return `[Hojip] ${shop} invites you to its staff. Accept within 7 days: ${url} Ignore this if you do not know the shop.`
}
