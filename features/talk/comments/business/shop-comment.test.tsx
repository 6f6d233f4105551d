import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { ShopCommentCard, type ShopComment } from './shop-comment.tsx'
import { shopCommentsTexts } from './texts.ts'

const comment: ShopComment = {
  pkId: '7',
  goodsId: '9',
  goodsName: 'Kingfisher tea',
  goodsPic: '/pictures/tea',
  goodsSpec: '100 g',
  userName: '金**',
  isAnonymous: false,
  score: 2,
  content: 'Weak <b>tea</b>',
  locale: 'en-US',
  pics: ['/uploads/comment/00000000000000000000000000000001'],
  gmtCreate: '2026-11-20 10:00:00',
  append: { content: 'Better now', pics: [], gmtCreate: '2026-11-23 10:00:00', days: 3 },
  reply: null,
  likeNum: 4,
  tags: [],
}

test.each(locales)('a comment in %s: its text, and one button to answer', (locale) => {
  const t = shopCommentsTexts[locale]
  const html = rendered(locale, <ShopCommentCard comment={comment} />)
  for (const text of ['Kingfisher tea', 'Better now', t.after(3), t.liked(4), t.filters.bad])
    expect(html).toContain(text)
  expect(html).toContain('Weak &lt;b&gt;tea&lt;/b&gt;')
  expect(html).toContain(`aria-label="${t.answerTo('金**')}"`)
})

test('an answered comment shows its answer and no second button', () => {
  const t = shopCommentsTexts['zh-CN']
  const reply = { content: '下次多放一点', gmtCreate: '2026-11-21 09:00:00' }
  const html = rendered('zh-CN', <ShopCommentCard comment={{ ...comment, userName: '', reply }} />)
  expect(html).toContain('下次多放一点')
  expect(html).toContain(t.anonymous)
  expect(html).not.toContain(t.answerTo(t.anonymous))
})
