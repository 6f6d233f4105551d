import { useRuntime } from './runtime.ts'

/** Apps that open links in a browser of their own. `other`: those whose menu is somewhere else. */
export type InsideApp = 'wechat' | 'qq' | 'weibo' | 'douyin' | 'kakaotalk' | 'other'

const signs: readonly (readonly [InsideApp, RegExp])[] = [
  ['wechat', /MicroMessenger/i],
  // QQ names itself beside the engine of its browser; that browser alone is an ordinary one.
  ['qq', /\bQQ\/\d/],
  ['weibo', /\bWeibo\b|__weibo__/i],
  ['douyin', /\baweme[_/]|BytedanceWebview|musical_ly/i],
  ['kakaotalk', /KAKAOTALK/i],
  ['other', /\bFBA[NV]\b|Instagram|\bLine\/|NAVER\(inapp|AlipayClient|xhsdiscover|DingTalk/i],
]

/** The app whose own browser has this user agent; null for ordinary browsers. */
export function insideAppOf(userAgent: string): InsideApp | null {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
}

/** The app whose own browser shows the page, or null. Only for pages that are not cacheable. */
export function useInsideApp(): InsideApp | null {
  const { browser, userAgent = '' } = useRuntime()
  return insideAppOf(browser ? navigator.userAgent : userAgent)
}
