// by turns: day 1 of 3
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aContext, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'
import { settled } from '../testing/looking/settled.ts'

const browser = aBrowser()

const words = {
  'zh-CN': { show: /^查看商品视频/, video: /的视频，时长/, first: /^第 1 张/ },
  'ko-KR': { show: /^상품 동영상 보기/, video: /동영상, 길이/, first: /중 1번째$/ },
  'en-US': { show: /^Show the video/, video: /^Video of/, first: /^Picture 1 of/ },
}

async function aProductWithVideo(): Promise<string> {
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', {
    goodsName: '辣白菜',
    pageSize: 20,
  })
  return list[0]!.pkId
}

test.each(
  looksOfToday('video', [
    ['zh-CN', 'desktop', 'info'],
    ['ko-KR', 'phone', 'info'],
    ['en-US', 'phone', 'infoNew'],
  ] as const),
)('a product’s video plays, and stops when it is left: %s, %s, %s', async (locale, size, kind) => {
  const t = words[locale]
  const { context, page, problems } = await aVisitor(browser(), { locale, size })
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/product-videos/')) loaded.push(request.url())
  })
  await page.goto(`/goods/${kind}/${await aProductWithVideo()}`)
  const show = page.getByRole('button', { name: t.show })
  await show.waitFor()
  await settled(page)
  expect(loaded).toEqual([])
  await show.click()
  const video = page.getByLabel(t.video)
  await expect.poll(() => show.getAttribute('aria-current')).toBe('true')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await video.evaluate((player: HTMLVideoElement) => player.play())
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
  await page.getByRole('button', { name: t.first }).click()
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.paused)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('the video is there before its script is', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let isHeld = false
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (/preload: ?[`"']none/.test(body)) {
      isHeld = true
      await held
    }
    await route.fulfill({ response, body })
  })
  await page.goto(`/goods/info/${await aProductWithVideo()}`)
  const { video, first } = words['zh-CN']
  await page.waitForFunction(() => 'isAlive' in globalThis)
  const pictures = page.getByRole('group').filter({ has: page.getByRole('button', { name: first }) })
  await page.getByRole('button', { name: first }).focus()
  await page.keyboard.press('ArrowLeft')
  await pictures.locator('button[inert]').first().waitFor({ state: 'attached' })
  await expect
    .poll(() => pictures.getByRole('button', { name: first }).getAttribute('aria-current'))
    .toBe(null)
  const box = page.getByLabel(video)
  await expect.poll(() => isHeld).toBe(true)
  await expect.poll(() => box.count()).toBe(1)
  release()
  await expect
    .poll(() => page.getByRole('button', { name: words['zh-CN'].show }).getAttribute('aria-current'))
    .toBe('true')
  await box.evaluate((player: HTMLVideoElement) => player.play())
  expect(problems).toEqual([])
  await context.close()
})

test('the video can be played without scripts', async () => {
  const context = await aContext(browser(), { locale: 'zh-CN', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/goods/info/${await aProductWithVideo()}`)
  await expect.poll(() => page.locator('video[controls][src^="/product-videos/"]').count()).toBe(1)
  await context.close()
})
