import { expect, test } from 'vitest'
import { rendererOf } from './react.ts'

test('a page that is rendered again is the same page', () => {
  const page = `<!doctype html><html lang="zh-CN"><head><style>a>b{color:red}</style></head><body class="a b"><p style="--w:1;margin-top:2px" data-x="">泡菜 &amp; <b>tea</b></p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><label for="x">x</label><button disabled="">1</button><script>if (1 < 2) f("&")</script><noscript><p>no</p></noscript></body></html>`
  // React parts neighbouring texts by empty comments.
  expect(rendererOf(page)().replaceAll('<!-- -->', '')).toBe(page)
})
