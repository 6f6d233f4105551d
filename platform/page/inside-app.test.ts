import { expect, test } from 'vitest'
import { insideAppOf } from './inside-app.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${phone} Mobile/15E148 MicroMessenger/8.0.61(0x18003d2f) NetType/WIFI Language/zh_CN`, 'wechat'],
  [`${phone} Mobile/15E148 QQ/9.1.75.620 Pixel/1179`, 'qq'],
  [`${phone} Mobile/15E148 Weibo (iPhone16,1__weibo__15.5.0__iphone__os18.5)`, 'weibo'],
  [`${phone} Mobile/15E148 aweme_34.7.0 JsSdk/2.0`, 'douyin'],
  [`${phone} Mobile/15E148 KAKAOTALK/25.4.1 (INAPP)`, 'kakaotalk'],
  [`${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0]`, 'other'],
  [`${phone} Version/18.5 Mobile/15E148 Safari/604.1`, null],
  [`${phone} MQQBrowser/15.6 Mobile/15E148 Safari/604.1 QBWebViewUA/2`, null],
  ['', null],
])('%s', (userAgent, app) => expect(insideAppOf(userAgent)).toBe(app))
