import { expect, test } from 'vitest'
import { linkTags } from './links.ts'

const publicUrl = 'https://mall.example'
const head = {
  title: '辣白菜',
  description: '"腌" & <鲜>',
  preview: { picture: '/pictures/kimchi-800.webp', width: 800, height: 800, alt: '一坛 "辣白菜"' },
}

test('a public page names its address in each language, and its own as the canonical one', () => {
  const tags = linkTags({
    locale: 'ko-KR',
    title: '배추김치 · 호집',
    head,
    address: { publicUrl, path: '/goods?sort=5' },
  })
  expect(tags.slice(0, 5)).toEqual([
    '<link rel="canonical" href="https://mall.example/goods?sort=5&amp;lang=ko-KR">',
    '<link rel="alternate" hreflang="zh-CN" href="https://mall.example/goods?sort=5">',
    '<link rel="alternate" hreflang="en-US" href="https://mall.example/goods?sort=5&amp;lang=en-US">',
    '<link rel="alternate" hreflang="ko-KR" href="https://mall.example/goods?sort=5&amp;lang=ko-KR">',
    '<link rel="alternate" hreflang="x-default" href="https://mall.example/goods?sort=5">',
  ])
})

test('a preview has a whole address, and texts are escaped', () => {
  const tags = linkTags({ locale: 'zh-CN', title: head.title, head, address: { publicUrl } }).join('')
  expect(tags).toContain('<meta property="og:image" content="https://mall.example/pictures/kimchi-800.webp">')
  expect(tags).toContain('<meta property="og:image:alt" content="一坛 &quot;辣白菜&quot;">')
  expect(tags).toContain('content="&quot;腌&quot; &amp; &lt;鲜&gt;"')
})

test('a personal page names no address', () => {
  const tags = linkTags({ locale: 'zh-CN', title: '', head: { title: '' }, address: { publicUrl } }).join('')
  expect(tags).not.toMatch(/canonical|hreflang|og:url|og:image/)
})
