import { locales, type Locale } from '@hojip/platform/i18n'
import { Site, type Frames, type Runtime } from '@hojip/platform/site'
import { UiProvider } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopCommentCard, type ShopComment } from './shop-comment.tsx'
import { shopCommentsTexts } from './texts.ts'

const bare = ({ children }: { children: ReactNode }) => <main>{children}</main>
const nothing = () => null

const rendered = (locale: Locale, part: ReactNode): string => {
  const frames = {
    Around: ({ children }: { children: ReactNode }) => <UiProvider locale={locale}>{children}</UiProvider>,
    shells: { mall: bare, focus: bare, bare },
    ...{ NotFound: nothing, Failure: nothing, Overlay: nothing },
  } as unknown as Frames
  const first = {
    ...{ key: 1, by: 'document', outcome: 'page', layout: 'mall', path: '/', params: {}, search: {} },
    ...{ keepScroll: false, hash: '', head: { title: 'x' }, Page: () => part },
  }
  const runtime = { locale, renderedFor: null } as unknown as Runtime
  return renderToString(<Site {...{ runtime, frames }} first={first as never} />)
}

const comment: ShopComment = {
  ...{ pkId: '7', goodsId: '9', goodsName: 'Kingfisher tea', goodsPic: '/pictures/tea', goodsSpec: '100 g' },
  ...{ userName: '金**', isAnonymous: false, score: 2, content: 'Weak <b>tea</b>', locale: 'en-US' },
  ...{ pics: ['/uploads/comment/00000000000000000000000000000001'], gmtCreate: '2026-11-20 10:00:00' },
  ...{ append: { content: 'Better now', pics: [], gmtCreate: '2026-11-23 10:00:00', days: 3 } },
  ...{ reply: null, likeNum: 4 },
}

test.each(locales)('a comment in %s: what was said, and the one place to answer', (locale) => {
  const t = shopCommentsTexts[locale]
  const html = rendered(locale, <ShopCommentCard comment={comment} />)
  for (const text of ['Kingfisher tea', 'Better now', t.after(3), t.liked(4), t.filters.bad])
    expect(html).toContain(text)
  expect(html).toContain('Weak &lt;b&gt;tea&lt;/b&gt;')
  expect(html).toContain(`aria-label="${t.answerTo('金**')}"`)
})

test('an answered comment shows its answer and offers no other', () => {
  const t = shopCommentsTexts['zh-CN']
  const reply = { content: '下次多放一点', gmtCreate: '2026-11-21 09:00:00' }
  const html = rendered('zh-CN', <ShopCommentCard comment={{ ...comment, userName: '', reply }} />)
  expect(html).toContain('下次多放一点')
  expect(html).toContain(t.anonymous)
  expect(html).not.toContain(t.answerTo(t.anonymous))
})
