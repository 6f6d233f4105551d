// by turns: day 2 of 3
import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone } from '../testing/accounts.ts'
import { admit, apply, openApplication, ownersPassword, setPassword } from '../testing/admission.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness, ship, signInAsOwner } from '../testing/business.ts'
import { addOption, fillTexts, paste } from '../testing/product-editor.ts'
import { addToCart, checkOut, findProducts, pay, placeOrder } from '../testing/purchase.ts'

const browser = aBrowser()

function firstSteps(page: Page) {
  return page.getByRole('region', { name: '开店第一步' })
}

/** Opens the overview, which shows how many of the seven steps are done, and goes to the page of one. */
async function takeStep(page: Page, done: number, link: string): Promise<void> {
  await page.getByRole('link', { name: '概览' }).click()
  await firstSteps(page).getByText(`已完成 ${done}/7`).waitFor()
  await firstSteps(page).getByRole('link', { name: link }).click()
}

/** A logo, an introduction in three languages. */
async function introduceShop(page: Page): Promise<void> {
  await page.getByText('没有改动').waitFor()
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 240 } })
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: picture }
  await page.locator('input[type=file]').first().setInputFiles(file)
  const intro = page.getByRole('group', { name: /^一句话介绍/ })
  for (const [language, text] of [
    ['简体中文', '东海边的干货铺'],
    ['조선어', '동해 바닷가 건어물 가게'],
    ['English', 'Dried fish from the East Sea'],
  ] as const)
    await intro.getByRole('textbox', { name: language }).fill(text)
  await page
    .getByRole('group', { name: /^店铺标志/ })
    .getByRole('img')
    .first()
    .waitFor()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存，店铺页已更新').first().waitFor()
  await check(page)
}

/** Three sizes in four tastes, all texts in three languages; puts it on sale. */
async function listProduct(page: Page, name: string): Promise<void> {
  await fillTexts(page, '商品名', [`鱿鱼干 ${name}`, `마른오징어 ${name}`, `Dried squid ${name}`])
  await fillTexts(page, '一句话卖点', ['海风晾干', '바닷바람에 말렸어요', 'Dried in the sea wind'])
  await page.getByLabel('分类', { exact: true }).selectOption({ index: 3 })
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  await page
    .locator('#pictures input[type=file]')
    .setInputFiles({ name: 'squid.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: '图片 1', exact: true }).waitFor()
  await addOption(page, 1, {
    name: ['口味', '맛', 'Taste'],
    values: [
      ['原味', '오리지널', 'Plain'],
      ['辣味', '매운맛', 'Spicy'],
      ['黄油', '버터', 'Butter'],
      ['蜂蜜', '꿀', 'Honey'],
    ],
  })
  await addOption(page, 2, { name: ['规格', '용량', 'Size'], values: [['100g'], ['200g'], ['500g']] })
  await expect.poll(() => page.locator('[data-cell$=".price"]').count()).toBe(12)
  const lines = Array.from({ length: 12 }, (_, i) => `${20 + i}.80\t9\tSQ-${name}-${i + 1}\t${200 + i}`)
  await paste(page, '原味 · 100g 价格（元）', lines.join('\r\n'))
  await check(page)
  await page.getByRole('button', { name: '保存并上架' }).click()
  await page.getByText(/^已保存/).waitFor()
  await page.waitForURL(/\/products\/[0-9a-f-]{36}$/)
}

async function enterReturnAddress(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('收件人').fill('김새벽')
  await dialog.getByLabel('电话').fill('13900001111')
  await dialog.getByLabel('详细地址').fill('吉林省延吉市朝阳街 1 号')
  await check(page)
  await dialog.getByRole('button', { name: '保存地址' }).click()
  await page.getByText('退货地址已保存').first().waitFor()
}

async function inviteColleague(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: '请人进来' })
  await card.getByLabel('手机号码').fill(aChinesePhone())
  await card.getByRole('checkbox', { name: /客服/ }).check()
  await card.getByRole('button', { name: '发出邀请' }).click()
  await page.getByText('邀请短信已发出').first().waitFor()
}

/** All that a new owner does before the first sale; each step counts on the overview. */
async function openForBusiness(page: Page, name: string): Promise<void> {
  await takeStep(page, 0, '去设置')
  await introduceShop(page)
  await takeStep(page, 1, '去发布')
  await listProduct(page, name)
  await takeStep(page, 3, '去确认')
  const confirm = page.getByRole('button', { name: '就用这份' })
  // While the call is under way the button has another name, so that its going tells nothing.
  const saved = page.waitForResponse('**/bizConsole/saveFreightTemplate')
  await confirm.click()
  expect((await saved).status()).toBe(200)
  await takeStep(page, 4, '去填写')
  await enterReturnAddress(page)
  await takeStep(page, 5, '去邀请')
  await inviteColleague(page)
  await page.getByRole('link', { name: '概览' }).click()
  const list = firstSteps(page)
  await list.getByText('已完成 6/7').waitFor()
  await check(page)
  await list.getByRole('button', { name: '先收起' }).click()
  await list.getByRole('list').waitFor({ state: 'detached' })
  await page.reload()
  await list.getByRole('button', { name: '展开清单' }).click()
  await list.getByRole('link', { name: '看订单' }).waitFor()
}

/** A shopper finds the product, buys one of its SKUs and pays; returns the order's number. */
async function buy(page: Page, name: string): Promise<string> {
  const walk = { page, locale: 'zh-CN', size: 'desktop', check: () => check(page) } as const
  await findProducts(page, `鱿鱼干 ${name}`)
  await page.getByRole('radio', { name: '黄油' }).check({ force: true })
  await page.getByRole('radio', { name: '500g' }).check({ force: true })
  await check(page)
  await addToCart(page, 'zh-CN', 'desktop')
  await checkOut(walk, aChinesePhone())
  await page.getByText('黄油').first().waitFor()
  await placeOrder(walk)
  return pay(walk)
}

/** The bars that a page of a PDF draws: its filled rectangles. */
function barsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: word }) => {
    try {
      const from = index + word.length
      return [inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1')]
    } catch {
      return []
    }
  })
  return Math.max(...streams.map((stream) => stream.match(/ re\b/g)?.length ?? 0))
}

/** An A6 page with a barcode. */
async function printLabel(page: Page, orderCode: string): Promise<void> {
  await page.getByRole('link', { name: /^订单/ }).click()
  await page.getByRole('checkbox', { name: `选中订单 ${orderCode}` }).check({ force: true })
  const label = page.waitForEvent('download')
  await page.getByRole('region', { name: '批量处理' }).getByRole('button', { name: '打印面单' }).click()
  const pdf = await readFile(await (await label).path())
  const text = pdf.toString('latin1')
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  expect(text).toContain('/MediaBox [0 0 297.64 419.53]')
  expect(barsOf(pdf)).toBeGreaterThan(30)
}

test(
  'a stranger opens a shop, lists a product of twelve SKUs, sells one, and ships it with a label',
  { timeout: 600_000 },
  async () => {
    const phone = aChinesePhone()
    const name = phone.slice(-6)
    const shop = `새벽건어물 ${name}`
    const kim = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
    await apply(kim, phone, shop)
    const tao = await openBusiness(browser(), { account: 'tao' })
    await openApplication(tao.page, shop)
    await admit(tao.page)
    await kim.page.reload()
    await kim.page.getByRole('heading', { name: '축하해요! 가게를 열 수 있어요' }).waitFor()
    await setPassword(kim.page)

    const desk = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    await signInAsOwner(desk.page, { phone, password: ownersPassword, locale: 'zh-CN' })
    await openForBusiness(desk.page, name)

    const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    const orderCode = await buy(lin.page, name)
    // The overview, open since before the sale, shows the complete list once.
    await desk.page.getByRole('region', { name: '开张了，第一单已成交' }).getByText('已完成 7/7').waitFor()
    await check(desk.page)
    await printLabel(desk.page, orderCode)
    const trackingNumber = await ship(desk.page, orderCode)
    await lin.page.reload()
    await lin.page.getByText(trackingNumber).first().waitFor()
    await check(lin.page)

    await desk.page.goto('/business/overview')
    await desk.page.getByRole('region', { name: '今天要做的' }).waitFor()
    expect(await desk.page.getByText(/已完成 \d\/7/).count()).toBe(0)
    for (const { problems, context } of [kim, tao, desk, lin]) {
      expect(problems).toEqual([])
      await context.close()
    }
  },
)
